import type { Named } from './check-product.ts'
import type { Reading } from './formats/product.ts'
import { checkEntry, type CheckedEntry } from './import-entry.ts'
import type { RowPlace } from './product-index.ts'

interface Checking {
  read: (places: RowPlace[]) => Promise<Reading>
  /** So many of them are in already: they are read for what they name, and left out. */
  skip: number
}

/** One after the other, as the file has them: each names what no later one may. */
export async function* checkAll(
  all: Iterable<RowPlace[]>,
  { read, skip }: Checking,
): AsyncGenerator<CheckedEntry> {
  const named: Named = { skus: new Map(), slugs: new Map() }
  let index = 0
  for (const places of all) {
    const entry = checkEntry(await read(places), named)
    if (index++ >= skip) yield entry
  }
}
