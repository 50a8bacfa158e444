import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'

/** Of every page; what goes along with an order comes with the checkout. */
const parts = ['count-views.ts', 'count-event.ts']

/** What counting imports from elsewhere is on the page without it, too. */
const isElsewhere = (id: string, importer: string | undefined) =>
  importer !== undefined && !id.startsWith('./') && !id.startsWith(import.meta.dirname)

test('counting costs a page of the storefront at most 1 KB', async () => {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      target: 'es2022',
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: parts.map((part) => join(import.meta.dirname, part)),
        preserveEntrySignatures: 'strict',
        external: isElsewhere,
      },
    },
  })) as Rolldown.RolldownOutput
  const code = built.output.map((part) => (part.type === 'chunk' ? part.code : '')).join('')
  const bytes = gzipSync(code).length
  expect(code).toContain('/api/here')
  expect(bytes).toBeLessThanOrEqual(1024)
})
