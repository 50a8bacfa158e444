import { inArray } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { z } from 'zod'
import { defineAction } from '../../define-action.ts'
import { nameOfInitiator } from '../../initiator.ts'
import { markSchema } from '../contract.ts'
import { customerMarks, needsReason, type CustomerMark } from '../customer.ts'
import { findMembers, type Members } from '../people/find-members.ts'
import { lockCustomers } from '../people/lock-customers.ts'
import { refreshPeople } from '../people/refresh-people.ts'
import { customerIdentities, customerMarkings } from '../tables.ts'

/**
 * Trusts a customer, suspects them, or lets them order only by a call; `none` takes that back. It holds with the next order. Where a
 * colleague set another mark or reason than was seen, nothing is changed.
 */
export const markCustomer = defineAction({
  allow: 'edit-customers',
  input: markSchema
    .extend({ customerId: z.uuid() })
    .refine(({ mark, reason }) => !needsReason(mark) || reason !== '', {
      path: ['reason'],
      error: 'Say why, for your colleagues',
    }),
  run: async ({ database, by: initiator, input, now: at }) => {
    const { customerId, from: seen, mark, reason } = input
    await lockCustomers(database)
    const members = await findMembers(database, customerId)
    if (!members) return { outcome: 'not-found' }
    const now = standingMark(members)
    if (seen && (seen.mark !== now.mark || seen.reason !== now.reason))
      return { outcome: 'changed-meanwhile', now }
    if (standsAlready(members, { mark, reason }))
      return { outcome: 'marked', isChanged: false, before: now }
    const ids = members.identities.map(({ id }) => id)
    await database
      .update(customerIdentities)
      .set({ mark, markReason: reason })
      .where(inArray(customerIdentities.id, ids))
    const by = nameOfInitiator(initiator)
    await database
      .insert(customerMarkings)
      .values({ id: newId(), identityId: members.customerId, at, by, mark, reason })
    await refreshPeople(database, ids)
    return {
      outcome: 'marked',
      isChanged: true,
      before: now,
      change: {
        action: 'customer-marked',
        subject: { type: 'customer', id: members.customerId },
        before: { mark: now.mark },
        // The reason stands with the customer, and goes with them.
        after: { mark },
        topics: [],
      },
    }
  },
})

/** Of every identity: one that joined later may have another one. */
const standsAlready = (
  { identities }: Members,
  { mark, reason }: { mark: CustomerMark; reason: string },
): boolean =>
  identities.every((identity) => identity.mark === mark && identity.markReason === reason)

/** The strictest of a whole customer, and why. */
export function standingMark({ identities }: Pick<Members, 'identities'>): {
  mark: CustomerMark
  reason: string
} {
  const strictest = customerMarks
    .toReversed()
    .flatMap((mark) => identities.filter((identity) => identity.mark === mark))
    .at(0)
  return { mark: strictest?.mark ?? 'none', reason: strictest?.markReason ?? '' }
}
