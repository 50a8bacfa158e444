import { v7 as newId } from 'uuid'
import { z } from 'zod'
import { defineAction } from '../../define-action.ts'
import { nameOfInitiator } from '../../initiator.ts'
import { noteSchema } from '../contract.ts'
import { findMembers } from '../people/find-members.ts'
import { lockCustomers } from '../people/lock-customers.ts'
import { customerNotes } from '../tables.ts'

/** Somebody of the shop writes down what colleagues should know of a customer. */
export const addCustomerNote = defineAction({
  allow: 'edit-customers',
  input: z.object({ customerId: z.uuid(), text: noteSchema }),
  run: async ({ database, by, input: { customerId, text }, now: at }) => {
    // A phone without orders is forgotten unless something was said of it.
    await lockCustomers(database)
    const members = await findMembers(database, customerId)
    if (!members) return { outcome: 'not-found' }
    const [id, identityId] = [newId(), members.customerId]
    await database
      .insert(customerNotes)
      .values({ id, identityId, at, by: nameOfInitiator(by), text })
    return {
      outcome: 'added',
      id,
      change: {
        action: 'customer-note-added',
        subject: { type: 'customer', id: identityId },
        before: {},
        // The text is about a person: it stands with the customer, and goes with them.
        after: { noteAdded: true },
        topics: [],
      },
    }
  },
})
