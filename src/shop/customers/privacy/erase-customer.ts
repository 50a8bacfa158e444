import { and, inArray, isNull, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import { contactMessages } from '../../content/tables.ts'
import { defineAction } from '../../define-action.ts'
import { removeAccount } from '../../identity/accounts/remove-account.ts'
import { dropPhoto } from '../../identity/photos/drop-photo.ts'
import { users } from '../../identity/tables.ts'
import { forgetMails } from '../../mail/delete-mails.ts'
import { newsletterSubscribers } from '../../newsletter/tables.ts'
import { anonymizeAll } from '../../orders/own-orders/anonymize-orders.ts'
import { orders } from '../../orders/tables.ts'
import { forgetReviewers } from '../../reviews/forget-reviewers.ts'
import { findMembers, type Members } from '../people/find-members.ts'
import { lockCustomers } from '../people/lock-customers.ts'
import { customerIdentities } from '../tables.ts'
import { forgetUnused, tagsOf } from '../work/tag-customer.ts'

/**
 * Takes a person out of the shop for good: accounts, notes, tags, marks, messages, and name, phone and address of orders, which stay
 * without them; of an order under way as soon as it has ended. Staff are first dismissed.
 */
export const eraseCustomer = defineAction({
  allow: 'erase-people',
  input: z.object({ customerId: z.uuid() }),
  run: async ({ shop, database, input: { customerId: id } }) => {
    await lockCustomers(database)
    const members = await findMembers(database, id)
    if (!members) return { outcome: 'not-found' }
    const { customerId, userIds } = members
    // First, so that an order that is just being placed is seen, or placed as a guest's.
    const accounts = await database
      .select({ id: users.id, email: users.email, role: users.role, image: users.image })
      .from(users)
      .where(inArray(users.id, userIds))
      .orderBy(users.id)
      .for('update')
    if (accounts.some(({ role }) => role !== 'customer')) return { outcome: 'works-here' }
    await forgetEverywhere(
      database,
      members,
      accounts.map(({ email }) => email),
    )
    for (const userId of userIds) await removeAccount(database, userId)
    await database.delete(customerIdentities).where(
      inArray(
        customerIdentities.id,
        members.identities.map((identity) => identity.id),
      ),
    )
    await forgetUnused(database, tagsOf(members))
    return {
      outcome: 'erased',
      change: {
        action: 'customer-erased',
        subject: { type: 'customer', id: customerId },
        before: {},
        after: { erased: true },
        topics: [],
      },
      afterwards: async () => {
        for (const { id: userId, image } of accounts) await dropPhoto(shop, userId, image)
      },
    }
  },
})

async function forgetEverywhere(
  database: Database,
  { userIds, phones }: Members,
  accountEmails: readonly string[],
): Promise<void> {
  const isTheirs = or(
    inArray(orders.customerId, userIds),
    and(isNull(orders.customerId), inArray(orders.phone, phones)),
  )
  const typed = await database
    .selectDistinct({ email: sql<string>`lower(${orders.email})` })
    .from(orders)
    .where(and(isTheirs, sql`${orders.email} IS NOT NULL`))
  const emails = [...new Set([...accountEmails, ...typed.map(({ email }) => email)])]
  const own = await database.select({ id: orders.id }).from(orders).where(isTheirs)
  await anonymizeAll(database, isTheirs)
  await forgetReviewers(database, { userIds, phones, orderRefs: own.map(({ id }) => id) })
  for (const email of emails) await forgetMails(database, email)
  await database.delete(newsletterSubscribers).where(inArray(newsletterSubscribers.email, emails))
  await database
    .delete(contactMessages)
    .where(
      or(
        inArray(contactMessages.phone, phones),
        inArray(sql`lower(${contactMessages.email})`, emails),
      ),
    )
}
