/** Two files that import each other fail the build. Between folders the lint rule has refused it
 *  already (layers.js); this sees the files of one folder, too. */
import type { Plugin } from 'vite'

export function noCycles(): Plugin {
  return {
    name: 'hanabi-no-cycles',
    config: () => ({ build: { rolldownOptions: { checks: { circularDependency: true } } } }),
    onLog(_level, log) {
      if (log.code === 'CIRCULAR_DEPENDENCY' && !log.message.includes('node_modules')) {
        this.error(log.message)
      }
    },
  }
}
