declare module 'virtual:locales' {
  export const loaders: Record<string, () => Promise<{ default: string }>>
}
