import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Shop } from '#shop/shop.ts'
import { findBranch } from '../categories/find-branch.ts'
import { dealOf } from '../listings/item.ts'
import { sellingPrice } from '../product.ts'
import { prepareSearch, type PreparedSearch, type SearchRow } from './prepare-search.ts'
import { searchKind, tidySearch, type Search, type SearchHit } from './search.ts'

const mostHits = 20

/** The best-selling products whose name contains the typed text: one statement, one round trip. */
export async function searchProducts(
  shop: Shop,
  { q, category, limit = 8 }: Search,
): Promise<SearchHit[]> {
  const typed = tidySearch(q)
  if (typed === '') return []
  const branch = category === undefined ? undefined : (await findBranch(shop, category)).ids
  if (branch?.length === 0) return []
  const search = preparedFor(shop.database, {
    kind: searchKind(typed),
    inCategory: branch !== undefined,
    limit: Math.min(Math.max(Math.trunc(limit), 1), mostHits),
  })
  const now = shop.now()
  const rows = await search.execute({
    typed,
    now: now.toISOString(),
    branch,
  })
  return rows.map((row) => asHit(row, now))
}

const prepared = new WeakMap<NodePgDatabase, Map<string, PreparedSearch>>()

/** Parsed and planned once on each connection: planning takes longer than finding. */
function preparedFor(
  database: NodePgDatabase,
  form: Parameters<typeof prepareSearch>[1],
): PreparedSearch {
  const name = `search-${form.kind}-${form.inCategory ? 'in-category-' : ''}${form.limit}`
  const known = prepared.get(database) ?? new Map<string, PreparedSearch>()
  prepared.set(database, known)
  const search = known.get(name) ?? prepareSearch(database, form, name)
  known.set(name, search)
  return search
}

function asHit(found: SearchRow, now: Date): SearchHit {
  const { dealPriceInPaisa, dealStartsAt, dealEndsAt, prices, ...row } = found
  const deal = dealOf({ dealPriceInPaisa, dealStartsAt, dealEndsAt })
  return {
    ...row,
    prices: (prices ?? []).map(([priceInPaisa, discountPriceInPaisa]) => ({
      priceInPaisa,
      sellingPriceInPaisa: sellingPrice({ priceInPaisa, discountPriceInPaisa }, deal, now),
    })),
  }
}
