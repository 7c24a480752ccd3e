import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'

import { layersRule } from './tooling/layers.js'

export default ts.config(
  { ignores: ['node_modules', 'coverage'] },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // TypeScript knows better than this rule which names exist.
      'no-undef': 'off',
      // Sets are made whole inside a derivation and never changed afterwards.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    files: ['src/**/*.{ts,svelte}'],
    plugins: { hanabi: { rules: { layers: layersRule } } },
    rules: { 'hanabi/layers': 'error' },
  },
)
