import { inArray } from 'drizzle-orm'
import { mostChosen } from '../../orders/bulk/chosen.ts'
import type { Shop } from '../../shop.ts'
import type { CustomerFilter } from '../list/customer-filter.ts'
import { listCustomers } from '../list/list-customers.ts'
import { customers } from '../tables.ts'

/** All that fit a list; `asOf` of the filter: when the list was read, for nobody means who came since. */
export interface MatchingCustomers {
  filter: CustomerFilter
  /** The id of the last one that was taken, where it goes on. */
  after?: string | undefined
  /** At most `mostChosen`. */
  most: number
}

export type ChosenCustomers = { ids: readonly string[] } | { matching: MatchingCustomers }

export interface ChosenCustomer {
  id: string
  /** Of whom is gone: nothing. */
  name: string
}

type ChooseResult =
  /** `next`: the id of the last one, where more fit. */
  | { outcome: 'chosen'; customers: ChosenCustomer[]; next: string | undefined }
  | { outcome: 'too-short' }

/** The customers who were chosen, each once. All that fit go by id, which stays as it is whatever is done to them. */
export async function chooseCustomers(shop: Shop, chosen: ChosenCustomers): Promise<ChooseResult> {
  if ('ids' in chosen)
    return { outcome: 'chosen', customers: await named(shop, chosen.ids), next: undefined }
  const { filter, after, most } = chosen.matching
  const limit = Math.min(most, mostChosen)
  const listed = await listCustomers(shop, { filter, sort: 'id', after, limit })
  return listed.outcome === 'too-short'
    ? listed
    : { outcome: 'chosen', customers: listed.customers, next: listed.next }
}

async function named({ database }: Shop, ids: readonly string[]): Promise<ChosenCustomer[]> {
  const wanted = [...new Set(ids)].slice(0, mostChosen)
  const found = await database
    .select({ id: customers.id, name: customers.name })
    .from(customers)
    .where(inArray(customers.id, wanted))
  const names = new Map(found.map(({ id, name }) => [id, name]))
  return wanted.map((id) => ({ id, name: names.get(id) ?? '' }))
}
