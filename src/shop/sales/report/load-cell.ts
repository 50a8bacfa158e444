import type { Shop } from '#shop/shop.ts'
import { figureOf } from '../figures.ts'
import { loadCohortRates } from '../read/load-cohort-rates.ts'
import { listKeyNames } from '../read/list-key-names.ts'
import { loadSalesOfKeys } from '../read/load-sales-by.ts'
import { loadSalesTotals } from '../read/load-sales-totals.ts'
import { noSales } from '../sales.ts'
import { endedIn } from './cohort-endings.ts'
import type { SalesCell } from './sales-cell.ts'

/** What a cell of a report says, and what its row is called. */
export async function loadCell(
  shop: Pick<Shop, 'database'>,
  { figure, of, ended, from, to }: SalesCell,
): Promise<{ amount: number; name: string | null; nameBn: string | null }> {
  const nameless = { name: null, nameBn: null }
  if (ended) {
    const { ordered } = await loadCohortRates(shop, { from, to })
    return { amount: endedIn(ended, ordered), ...nameless }
  }
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
