/** Who may import whom in src, and the lint rule that holds everybody to it. */
import { dirname, join, relative, sep } from 'node:path'

/** From the page down to the words. A folder may import those below its row, never those above
 *  it or beside it. The longest name counts: src/board is Board.svelte, not its rooms. */
export const LAYERS = [
  ['src'],
  ['src/pages'],
  [
    'src/pages/home',
    'src/pages/table',
    'src/pages/replay',
    'src/pages/learn',
    'src/pages/own',
    'src/pages/deal',
    'src/pages/puzzle',
  ],
  [
    'src/pages/new-table',
    'src/pages/invitation',
    'src/pages/review',
    'src/pages/replay/together',
    'src/pages/lines',
  ],
  ['src/pages/parts'],
  ['src/board'],
  ['src/board/sheets'],
  ['src/board/hands'],
  ['src/board/menus'],
  ['src/board/discards', 'src/board/log', 'src/board/motion', 'src/board/sky', 'src/board/speech'],
  ['src/board/input'],
  ['src/game', 'src/drawings'],
  ['src/state'],
  ['src/net'],
  ['src/i18n'],
]

const FOLDERS = LAYERS.flat()

/** Style sheets belong to the page, not to a layer; the drawings that Python shares to src/drawings. */
const IS_STYLE = /\.css$/
const IS_SHARED_DRAWING = /\/src\/hanabi\/drawing\//

function rowOf(folder) {
  return LAYERS.findIndex((row) => row.includes(folder))
}

export const layersRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      upwards: '{{from}} must not import {{to}}: imports point downwards (web/tooling/layers.js).',
      homeless: '{{folder}} has no place in web/tooling/layers.js.',
    },
  },
  create(context) {
    const from = relative(context.cwd, dirname(context.filename)).split(sep).join('/')

    function check(node, source) {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return
      if (IS_STYLE.test(source.value)) return
      if (IS_SHARED_DRAWING.test(source.value) && from === 'src/drawings') return
      const to = dirname(join(from, source.value)).split(sep).join('/')
      if (to === from) return
      if (!FOLDERS.includes(to)) {
        context.report({ node, messageId: 'homeless', data: { folder: to } })
      } else if (rowOf(to) <= rowOf(from)) {
        context.report({ node, messageId: 'upwards', data: { from, to } })
      }
    }

    return {
      Program(node) {
        if (!FOLDERS.includes(from)) {
          context.report({ node, messageId: 'homeless', data: { folder: from } })
        }
      },
      ImportDeclaration: (node) => check(node, node.source),
      ExportNamedDeclaration: (node) => check(node, node.source),
      ExportAllDeclaration: (node) => check(node, node.source),
      ImportExpression: (node) => check(node, node.source),
      TSImportType: (node) => check(node, node.source ?? node.argument?.literal),
    }
  },
}
