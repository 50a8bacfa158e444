import { inArray } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { z } from 'zod'
import { defineAction } from '../../define-action.ts'
import { nameOfInitiator } from '../../initiator.ts'
import { markSchema } from '../contract.ts'
import { customerMarks, needsReason } from '../customer.ts'
import { findMembers, type Members } from '../people/find-members.ts'
import { lockCustomers } from '../people/lock-customers.ts'
import { refreshPeople } from '../people/refresh-people.ts'
import { customerIdentities, customerMarkings } from '../tables.ts'

/** Trusts a customer, suspects them, or lets them order only by a call; `none` takes that back. It holds with the next order. */
export const markCustomer = defineAction({
  allow: 'edit-customers',
  input: markSchema
    .extend({ customerId: z.uuid() })
    .refine(({ mark, reason }) => !needsReason(mark) || reason !== '', {
      path: ['reason'],
      error: 'Say why, for your colleagues',
    }),
  run: async ({ database, by: initiator, input, now: at }) => {
    const { customerId, mark, reason } = input
    await lockCustomers(database)
    const members = await findMembers(database, customerId)
    if (!members) return { outcome: 'not-found' }
    const before = strictestOf(members)
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
      change: {
        action: 'customer-marked',
        subject: { type: 'customer', id: members.customerId },
        before: { mark: before },
        // The reason stands with the customer, and goes with them.
        after: { mark },
        topics: [],
      },
    }
  },
})

export const strictestOf = ({ identities }: Pick<Members, 'identities'>) =>
  customerMarks.findLast((mark) => identities.some((identity) => identity.mark === mark)) ?? 'none'
