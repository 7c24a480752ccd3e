import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

import { catalogues } from './tooling/catalogues.ts'
import { offline } from './tooling/offline.ts'

export default defineConfig({
  plugins: [svelte(), catalogues('../src/hanabi/i18n'), offline()],
  build: {
    outDir: '../src/hanabi/server/static',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // The page's policy allows no data: URLs in styles or scripts.
    assetsInlineLimit: 0,
  },
  server: {
    proxy: {
      '/api': 'http://127.0.0.1:8265',
      '/ws': { target: 'ws://127.0.0.1:8265', ws: true },
    },
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
})
