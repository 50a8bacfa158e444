import { byteOrderMark, writeRows } from '../formats/write-rows.ts'
import type { Shop } from '#shop/shop.ts'
import { listFindings, type ProductImport } from './list-imports.ts'

const rowsAtOnce = 1000

/** All that was found, for a spreadsheet: what begins like a formula is guarded. */
export async function* reportImport(
  shop: Shop,
  { id, totals }: ProductImport,
): AsyncGenerator<string> {
  yield byteOrderMark + writeRows([['line', 'what', 'product', 'why', 'before', 'after']])
  let after: number | undefined
  for (;;) {
    const wanted = { isCheck: totals === null, after, most: rowsAtOnce }
    const found = await listFindings(shop, id, wanted)
    yield writeRows(
      found.map(({ line, kind, name, reason, ...facts }) => [
        line,
        kind,
        name,
        reason,
        wordsOf(facts.before),
        wordsOf(facts.after),
      ]),
    )
    after = found.at(-1)?.id
    if (found.length < rowsAtOnce) return
  }
}

const wordsOf = (facts: Record<string, unknown>): string =>
  Object.entries(facts)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('\n')
