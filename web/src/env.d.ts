declare module 'virtual:locales' {
  /** What every page says, and what some say besides. */
  export type Part =
    | 'main'
    | 'errors'
    | 'rules'
    | 'lessons'
    | 'numbers'
    | 'deals'
    | 'reviews'
    | 'puzzles'
    | 'together'
    | 'lines'
  export const loaders: Record<string, Record<Part, () => Promise<{ default: string }>>>
}

declare module 'virtual:rules-lines' {
  export const rulesLines: import('./game/rules-outline').RulesLines
}
