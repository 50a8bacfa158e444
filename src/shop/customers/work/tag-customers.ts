import { isRefused, type ActionRefusal } from '../../action-refusal.ts'
import type { Person, Script } from '../../initiator.ts'
import type { Shop } from '../../shop.ts'
import { chooseCustomers, type ChosenCustomers } from './choose-customers.ts'
import { tagCustomer } from './tag-customer.ts'

/** A customer who was not tagged, and why. */
export interface StayedCustomer {
  id: string
  name: string
  why: 'not-found' | 'tags-full' | 'too-many-tags'
}

interface TagCustomers {
  chosen: ChosenCustomers
  tag: string
  isSet: boolean
}

export type TagCustomersResult =
  | {
      outcome: 'done'
      /** Their ids. */
      tagged: string[]
      /** Those of them who had it not before, or had it. */
      changed: string[]
      refused: StayedCustomer[]
      /** The id of the last one, where more fit. */
      next: string | undefined
    }
  | { outcome: 'too-short' }
  | ActionRefusal

/** Gives many customers a tag, or takes it away, each by itself: who cannot get it is named, and the rest goes on. */
export async function tagCustomers(
  shop: Shop,
  by: Person | Script,
  { chosen, tag, isSet }: TagCustomers,
): Promise<TagCustomersResult> {
  const found = await chooseCustomers(shop, chosen)
  if (found.outcome !== 'chosen') return found
  const [tagged, changed]: [string[], string[]] = [[], []]
  const refused: StayedCustomer[] = []
  for (const { id, name } of found.customers) {
    const result = await tagCustomer(shop, by, { customerId: id, tag, isSet })
    if (isRefused(result)) return result
    if (result.outcome === 'tagged') {
      tagged.push(id)
      if (result.isChanged) changed.push(id)
    } else refused.push({ id, name, why: result.outcome })
  }
  return { outcome: 'done', tagged, changed, refused, next: found.next }
}
