import type { Rule } from 'eslint'

export const LAYERS: string[][]
export const layersRule: Rule.RuleModule
