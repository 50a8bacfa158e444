import { inArray } from 'drizzle-orm'
import { isRefused, type ActionRefusal } from '../../action-refusal.ts'
import type { Person, Script } from '../../initiator.ts'
import type { Shop } from '../../shop.ts'
import { customers } from '../tables.ts'
import { tagCustomer } from './tag-customer.ts'

/** Rows of one page of the list. */
export const mostTagged = 100

/** A customer who was not tagged, and why. */
export interface StayedCustomer {
  id: string
  name: string
  why: 'not-found' | 'tags-full' | 'too-many-tags'
}

interface TagCustomers {
  /** At most `mostTagged`. */
  ids: readonly string[]
  tag: string
  isSet: boolean
}

type TagCustomersResult =
  | { outcome: 'done'; tagged: number; refused: StayedCustomer[] }
  | ActionRefusal

/** Gives many customers a tag, or takes it away, each by itself: who cannot get it is named, and the rest goes on. */
export async function tagCustomers(
  shop: Shop,
  by: Person | Script,
  { ids, tag, isSet }: TagCustomers,
): Promise<TagCustomersResult> {
  const wanted = [...new Set(ids)].slice(0, mostTagged)
  const named = await shop.database
    .select({ id: customers.id, name: customers.name })
    .from(customers)
    .where(inArray(customers.id, wanted))
  const names = new Map(named.map(({ id, name }) => [id, name]))
  const refused: StayedCustomer[] = []
  for (const id of wanted) {
    const result = await tagCustomer(shop, by, { customerId: id, tag, isSet })
    if (isRefused(result)) return result
    if (result.outcome !== 'tagged')
      refused.push({ id, name: names.get(id) ?? '', why: result.outcome })
  }
  return { outcome: 'done', tagged: wanted.length - refused.length, refused }
}
