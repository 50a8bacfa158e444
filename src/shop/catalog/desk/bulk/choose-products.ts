import type { Shop } from '#shop/shop.ts'
import { listDesk } from '../list-desk.ts'
import { mostChosen, type DeskFilter } from '../product-filter.ts'

/** All that fit a list; `asOf` of the filter: when the list was read. */
export interface MatchingProducts {
  filter: DeskFilter
  /** The id of the last one that was taken, where it goes on. */
  after?: string | undefined
  /** At most `mostChosen`. */
  most: number
}

/** Those that were ticked, or whose change was shown upon a version; or all that fit. */
export type ChosenProducts =
  | { picked: readonly { id: string; version?: number | undefined }[] }
  | { matching: MatchingProducts }

export interface ChosenProduct {
  id: string
  version?: number | undefined
  /** Of what is gone: nothing. */
  name: string
  nameBn: string | null
}

type ChooseResult =
  /** `next`: the id of the last one, where more fit. */
  | { outcome: 'chosen'; products: ChosenProduct[]; next: string | undefined }
  | { outcome: 'too-short' }

/** The products that were chosen, each once. All that fit go by id, which stays as it is whatever is done to them. */
export async function chooseProducts(shop: Shop, chosen: ChosenProducts): Promise<ChooseResult> {
  if ('picked' in chosen) return named(shop, chosen.picked)
  const { filter, after, most } = chosen.matching
  const limit = Math.min(most, mostChosen)
  const listed = await listDesk(shop, { filter, sort: 'id', after, limit })
  if (listed.outcome === 'too-short') return listed
  const products = listed.products.map(({ id, name, nameBn }) => ({ id, name, nameBn }))
  return { outcome: 'chosen', products, next: listed.next }
}

async function named(
  shop: Shop,
  picked: readonly { id: string; version?: number | undefined }[],
): Promise<ChooseResult> {
  const wanted = [...new Map(picked.map((one) => [one.id, one])).values()].slice(0, mostChosen)
  const filter = { products: wanted.map(({ id }) => id) }
  const listed = await listDesk(shop, { filter, sort: 'id', limit: mostChosen })
  const found = listed.outcome === 'listed' ? listed.products : []
  const known = new Map(found.map((product) => [product.id, product]))
  const products = wanted.map(({ id, version }) => {
    const { name = '', nameBn = null } = known.get(id) ?? {}
    return { id, version, name, nameBn }
  })
  return { outcome: 'chosen', products, next: undefined }
}
