import { Readable } from 'node:stream'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { findImport, listFindings } from '#shop/import/jobs/list-imports.ts'
import { fileOf } from '#shop/import/jobs/product-import.ts'
import { queueImport } from '#shop/import/jobs/queue-import.ts'
import { workOnImport } from '#shop/import/jobs/work-on-import.ts'
import { aScript, inNameOf } from '../../../tests/examples/initiators.ts'
import { openShopWith } from '../../../tests/examples/staff-examples.ts'
import { drawPages } from '../../../tests/support/without-scripts/draw-page.tsx'
import * as page from './import-page.tsx'

const never = new AbortController().signal

async function openWith(csv: string) {
  const { shop, people } = await openShopWith({ mina: 'moderator' })
  const id = newId()
  await shop.importFiles.write(fileOf({ id, fileKind: 'csv' }), Readable.from([Buffer.from(csv)]))
  const file = { fileName: 'goods.csv', bytes: csv.length, untrackedStock: null }
  await queueImport(shop, aScript, { ...file, fileKind: 'csv', id })
  await workOnImport(shop, never)
  const { actor } = await inNameOf(shop, people.mina.id)
  const path = '/dashboard/products/import/:import'
  const { html } = await drawPages(shop, actor, { path, page })(path.replace(':import', id))
  return { shop, id, html, found: await findImport(shop, id) }
}

const headings = (n: number) => Array.from({ length: n }, (_, index) => `column ${index}`)

test.each([5000, 150_000])(
  'a file with %i headings is refused, and its page is small',
  async (n) => {
    const { html, found } = await openWith(`${headings(n).join(',')}\n1,2,3\n`)
    expect(found).toMatchObject({ state: 'refused', columns: [] })
    expect(html).toContain(`The file has ${n} columns; at most 1000 can be imported.`)
    expect(html.length).toBeLessThan(100_000)
  },
)

test('of 900 unknown columns the page shows 200 and says how many more there are', async () => {
  const long = 'x'.repeat(20_000)
  const { html, found } = await openWith(`${[...headings(899), long].join(',')}\n1,2,3\n`)
  expect(found?.columns).toHaveLength(900)
  expect(html).toContain('column 199')
  expect(html).not.toContain('column 200')
  expect(html).not.toContain(long)
  expect(html).toContain('and 700 more columns, not shown')
  expect(html.length).toBeLessThan(2_000_000)
})

test('what is said of a long cell is short', async () => {
  const long = 'n'.repeat(500_000)
  const { shop, id, html } = await openWith(
    `handle,name,sku,price\ncup,${long},CUP,${long}\n${long},Pot,POT,ten\n`,
  )
  const findings = await listFindings(shop, id, { isCheck: true, most: 100 })
  expect(findings.length).toBeGreaterThan(1)
  for (const { name, reason } of findings) expect(name.length + reason.length).toBeLessThan(1400)
  expect(html.length).toBeLessThan(200_000)
})
