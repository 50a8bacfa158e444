import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { defineAction } from '../../define-action.ts'
import { nameOfInitiator } from '../../initiator.ts'
import { findMembers } from '../people/find-members.ts'
import { lockCustomers } from '../people/lock-customers.ts'
import { refreshPeople } from '../people/refresh-people.ts'
import { storeJoin } from '../people/store-join.ts'
import { customerIdentities, customerJoins } from '../tables.ts'

/** Says that two customers are one person (D30). Nothing is copied or lost: it can be undone whenever somebody sees that they are two. */
export const joinCustomers = defineAction({
  allow: 'edit-customers',
  input: z.object({ customerId: z.uuid(), otherId: z.uuid() }),
  run: async ({ database, by: initiator, input: { customerId, otherId }, now: at }) => {
    await lockCustomers(database)
    const into = await findMembers(database, customerId)
    const other = await findMembers(database, otherId)
    if (!into || !other) return { outcome: 'not-found' }
    if (into.customerId === other.customerId) return { outcome: 'same-customer' }
    const by = nameOfInitiator(initiator)
    const pair = { identityId: other.customerId, intoId: into.customerId }
    const joinId = await storeJoin(database, { ...pair, reason: 'staff', by, at })
    await refreshPeople(database, [pair.identityId, pair.intoId])
    return {
      outcome: 'joined',
      joinId,
      customerId: into.customerId,
      change: {
        action: 'customers-joined',
        subject: { type: 'customer', id: into.customerId },
        before: {},
        after: { joinedCustomer: other.customerId },
        topics: [],
      },
    }
  },
})

/** They were two all the same: each has its own orders, notes, tags and marks again, as far as they were given before they were joined. */
export const undoJoin = defineAction({
  allow: 'edit-customers',
  input: z.object({ joinId: z.uuid() }),
  run: async ({ database, by, input: { joinId }, now }) => {
    await lockCustomers(database)
    const [join] = await database
      .update(customerJoins)
      .set({ undoneAt: now, undoneBy: nameOfInitiator(by) })
      .where(and(eq(customerJoins.id, joinId), isNull(customerJoins.undoneAt)))
      .returning()
    if (!join) return { outcome: 'not-found' }
    const { identityId, intoId } = join
    await database
      .update(customerIdentities)
      .set({ joinedInto: null })
      .where(eq(customerIdentities.id, identityId))
    await refreshPeople(database, [identityId, intoId])
    return {
      outcome: 'undone',
      customerId: intoId,
      separatedId: identityId,
      change: {
        action: 'customers-separated',
        subject: { type: 'customer', id: intoId },
        before: { joinedCustomer: identityId },
        after: { joinedCustomer: null },
        topics: [],
      },
    }
  },
})
