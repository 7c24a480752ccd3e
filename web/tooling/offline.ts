import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import type { Plugin } from 'vite'

/** Writes the service worker: the built files it keeps, and a version that changes with them. */
export function offline(): Plugin {
  return {
    name: 'hanabi-offline',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = Object.keys(bundle).filter((name) => !name.endsWith('.map'))
        const version = createHash('sha256').update(files.sort().join('\n')).digest('hex')
        const template = readFileSync(resolve(import.meta.dirname, 'worker.js'), 'utf8')
        this.emitFile({
          type: 'asset',
          fileName: 'worker.js',
          source: template
            .replace("'VERSION'", JSON.stringify(version.slice(0, 12)))
            .replace("'FILES'", JSON.stringify(files.map((name) => `/${name}`))),
        })
      },
    },
  }
}
