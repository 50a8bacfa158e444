import type { Shop } from '#shop/shop.ts'
import { figureOf } from '../figures.ts'
import { listKeyNames } from '../read/list-key-names.ts'
import { loadSalesOfKeys } from '../read/load-sales-by.ts'
import { loadSalesTotals } from '../read/load-sales-totals.ts'
import { noSales } from '../sales.ts'
import type { SalesCell } from './sales-cell.ts'

/** What a cell of a report says, and what its row is called. */
export async function loadCell(
  shop: Pick<Shop, 'database'>,
  { figure, of, from, to }: SalesCell,
): Promise<{ amount: number; name: string | null; nameBn: string | null }> {
  const nameless = { name: null, nameBn: null }
  if (!of)
    return { amount: figureOf(figure, await loadSalesTotals(shop, { from, to })), ...nameless }
  const { dimension, key } = of
  const keys = [key]
  const [sums, names] = await Promise.all([
    loadSalesOfKeys(shop, dimension, { keys, from, to }),
    listKeyNames(shop.database, dimension, keys.filter(isName)),
  ])
  return { amount: figureOf(figure, sums.get(key) ?? noSales), ...nameless, ...names.get(key) }
}

const isName = (key: string) => key !== ''
