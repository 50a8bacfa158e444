import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { openCsv } from '../../src/shop/import/csv/open-csv.ts'
import type { ImportedProduct } from '../../src/shop/import/formats/product.ts'
import type { Remark } from '../../src/shop/import/formats/row.ts'
import { indexProducts, readRows } from '../../src/shop/import/index-products.ts'

const now = new Date('2026-11-20T06:00:00Z')

/** What the format of a file makes of it, for tests. */
export async function readFixture(name: string) {
  const opening = await openCsv(join(import.meta.dirname, '../../src/shop/import/fixtures', name))
  if (opening.outcome !== 'opened') throw new Error(opening.sentence)
  const { csv } = opening
  const bad: Remark[] = []
  const products: ImportedProduct[] = []
  const file = await open(csv.path)
  const index = await indexProducts(csv, {
    badRow: ({ line, reason }) => bad.push({ line, reason }),
    warning: () => {},
  })
  for (const places of index.products.values()) {
    const reading = csv.format.read(await readRows(csv, file, places), now)
    if (reading.outcome === 'read') products.push(reading.product)
    else if (reading.outcome === 'bad') bad.push(...reading.problems)
  }
  await file.close()
  return { format: csv.format.name, products, bad }
}

/** The product whose name has this in it. */
export function named(products: readonly ImportedProduct[], name: string): ImportedProduct {
  const found = products.find(({ draft }) => draft.name.includes(name))
  if (!found) throw new Error(`Expected a product named ${name}`)
  return found
}
