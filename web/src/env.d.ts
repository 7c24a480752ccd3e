declare module 'virtual:locales' {
  export const loaders: Record<string, () => Promise<{ default: string }>>
}

declare module 'virtual:rules-lines' {
  export const rulesLines: import('./game/rules-outline').RulesLines
}
