import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { walk } from '../src/platform/web/static-files.ts'

// A running shop has two copies of each module: the server runs src/, and the bundle of pages and calls brings its own. What a
// module remembers is therefore there twice, and a limit in it holds twice as much. State belongs into the `shop` object.

const root = new URL('../src/', import.meta.url).pathname

/** What may be there twice, and why. */
const harmless: Record<string, string> = {
  'backoffice/forms/rich-text/schema.ts schema': 'made once, only read',
  'backoffice/imports/reasons/reason-words.ts marks': 'it holds nothing',
  'backoffice/layout/failed/last-page.ts lastPage': 'only the browser uses it',
  'pages/form/upload/upload-line.ts last': 'only the browser uses it',
  'pages/server-language.ts languages': 'only the bundle of the pages, which renders, uses it',
  'platform/files/cannot-write.ts quietUntil':
    'a full disk is logged twice a minute instead of once',
  'platform/money.ts formats': 'formatters, the same in both',
  'platform/process/resolve-imports.ts resolved': 'only a start loads it, before everything else',
  'platform/web/bodies/end-slow-sender.ts mayTakeLonger': 'only the web server, in src/, uses it',
  'platform/web/pages/packing/unpack-page.ts unpacked': 'only the web server, in src/, uses it',
  'platform/web/web-server.ts counter': 'only the web server, in src/, uses it',
  'shop/catalog/search/search-products.ts prepared': 'statements by database, the same in both',
  'shop/identity/passwords/judge-password.ts commonPasswords':
    'a list that never changes, read from one file',
}

/** Neither what the browser downloads nor what Paraglide writes. */
const runsOnServer = (file: string) =>
  file.endsWith('.ts') &&
  !/\.(test|d)\.ts$/.test(file) &&
  !/^(paraglide|storefront|ui)\/|\/views\//.test(file.slice(root.length))

/** Made once and only read. A set with things in it is a table; one without is to be filled. */
const constants = /^(RegExp|URL|BlockList|TextEncoder|TextDecoder|Intl\.\w+)$/
const tables = /^(Set|Map)$/

/** Can this be changed, once it is there? */
function isState(made: ts.Expression | undefined): boolean {
  if (!made) return false
  if (ts.isNewExpression(made)) {
    const name = made.expression.getText()
    return !constants.test(name) && !(tables.test(name) && made.arguments?.length)
  }
  if (ts.isArrayLiteralExpression(made)) return made.elements.length === 0
  if (ts.isObjectLiteralExpression(made)) return made.properties.length === 0
  return (
    ts.isCallExpression(made) && /^(p[A-Z]|open[A-Z]|keep[A-Z])/.test(made.expression.getText())
  )
}

/** What a module remembers between two calls, by name. */
function stateIn(name: string, text: string): string[] {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true)
  return source.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) => {
    const isConst = (declarationList.flags & ts.NodeFlags.Const) !== 0
    return declarationList.declarations
      .filter(({ initializer }) => !isConst || isState(initializer))
      .map((declared) => `${name} ${declared.name.getText()}`)
  })
}

test.each([
  'let running = 0',
  'export let running: number | undefined',
  'const waiting = new Map<string, number>()',
  'const line = new Line({ longest: 3 })',
  'const pages = new LRUCache<string, true>({ max: 3 })',
  'const waiting: string[] = []',
  'const limit = pLimit(2)',
  'const line = openHashLine()',
])('%s is seen as state', (line) => {
  expect(stateIn('a.ts', line)).toHaveLength(1)
})

test.each([
  "const codes = new Set(['a'])",
  'const limit = 3',
  'const networks = new BlockList()',
  "const day = new Intl.DateTimeFormat('en')",
  'const open = () => new Map()',
])('%s is not', (line) => {
  expect(stateIn('a.ts', line)).toEqual([])
})

test('modules of the server remember nothing that may not be there twice', () => {
  const files = [...walk(root)].filter(runsOnServer)
  expect(files.length).toBeGreaterThan(300)
  const found = files.flatMap((file) =>
    stateIn(file.slice(root.length), readFileSync(file, 'utf8')),
  )
  expect(found.toSorted()).toEqual(Object.keys(harmless).toSorted())
})
