import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

import { catalogues } from './tooling/catalogues.ts'
import { noCycles } from './tooling/no-cycles.ts'
import { offline } from './tooling/offline.ts'

export default defineConfig({
  plugins: [svelte(), catalogues('../src/hanabi/i18n'), offline(), noCycles()],
  build: {
    outDir: '../src/hanabi/server/static',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // The page's policy allows no data: URLs in styles or scripts.
    assetsInlineLimit: 0,
  },
  server: {
    // The drawings that Python shares lie beside its code.
    fs: { allow: ['.', '../src/hanabi/drawing'] },
    // To `hanabi serve`. The browser's Host stays, so that the server sees a page of its own.
    proxy: {
      '/api': {
        target: `http://127.0.0.1:${process.env.HANABI_PORT ?? 8265}`,
        changeOrigin: false,
        ws: true,
      },
    },
  },
  // A busy machine may take long over what takes a second.
  test: { include: ['tests/**/*.test.ts'], environment: 'node', testTimeout: 60_000 },
})
