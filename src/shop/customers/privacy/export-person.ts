import { and, asc, inArray, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import { takaFromPaisa } from '#platform/money.ts'
import { addresses } from '../../addresses/tables.ts'
import { syncedLists } from '../../cart/tables.ts'
import { defineAction } from '../../define-action.ts'
import { sessions, users } from '../../identity/tables.ts'
import { mails } from '../../mail/tables.ts'
import { newsletterSubscribers } from '../../newsletter/tables.ts'
import { orderCalls } from '../../orders/calls/tables.ts'
import { orderChanges, orderLines, orderNotes, orders } from '../../orders/tables.ts'
import { visitors } from '../../visitors/tables.ts'
import { listCustomerOrders } from '../detail/list-customer-orders.ts'
import { findMembers, type Members } from '../people/find-members.ts'
import { gatherMessages } from './gather-messages.ts'
import { gatherReviews } from './gather-reviews.ts'
import { customerMarkings, customerNotes } from '../tables.ts'
import { standingMark } from '../work/mark-customer.ts'
import { tagsOf } from '../work/tag-customer.ts'

/** Nobody has more; it keeps the answer from filling the memory. */
const mostOrders = 10_000

/** Everything that the shop knows of a person, for that person. Who gave it out stands in the audit. */
export const exportPerson = defineAction({
  allow: 'export-people',
  input: z.object({ customerId: z.uuid() }),
  run: async ({ database, input: { customerId }, now }) => {
    const members = await findMembers(database, customerId)
    if (!members) return { outcome: 'not-found' }
    const person = { exportedAt: now.toISOString(), ...(await gather(database, members)) }
    return {
      outcome: 'exported',
      person,
      change: {
        action: 'customer-exported',
        subject: { type: 'customer', id: members.customerId },
        before: {},
        after: { orders: person.orders.length },
        topics: [],
      },
    }
  },
})

async function gather(database: Database, members: Members) {
  const { userIds, phones } = members
  const accounts = await database
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      emailVerified: users.emailVerified,
      photo: users.image,
      language: users.language,
      since: users.createdAt,
    })
    .from(users)
    .where(inArray(users.id, userIds))
  const placed = await gatherOrders(database, members)
  const typed = placed.flatMap(({ email }) => email?.toLowerCase() ?? [])
  const emails = [...new Set([...accounts.map(({ email }) => email), ...typed])]
  return {
    phones,
    mark: standingMark(members).mark,
    tags: tagsOf(members),
    accounts,
    ...(await gatherOfAccounts(database, userIds)),
    ...(await gatherWritten(database, members, emails)),
    ...(await gatherReviews(database, members)),
    orders: placed,
  }
}

async function gatherOfAccounts(database: Database, userIds: string[]) {
  return {
    addresses: await database.select().from(addresses).where(inArray(addresses.userId, userIds)),
    lists: await database.select().from(syncedLists).where(inArray(syncedLists.userId, userIds)),
    sessions: await database
      .select({
        begun: sessions.createdAt,
        used: sessions.updatedAt,
        ipAddress: sessions.ipAddress,
        userAgent: sessions.userAgent,
      })
      .from(sessions)
      .where(inArray(sessions.userId, userIds)),
    visits: await database.select().from(visitors).where(inArray(visitors.userId, userIds)),
  }
}

/** By the shop to the person, by the person to the shop, and about them. */
async function gatherWritten(
  database: Database,
  { identities, phones }: Members,
  emails: string[],
) {
  const ids = identities.map(({ id }) => id)
  return {
    newsletter: await database
      .select({
        email: newsletterSubscribers.email,
        since: newsletterSubscribers.subscribedAt,
        status: newsletterSubscribers.status,
      })
      .from(newsletterSubscribers)
      .where(inArray(newsletterSubscribers.email, emails)),
    mails: await database
      .select({ to: mails.to, subject: mails.subject, at: mails.createdAt })
      .from(mails)
      .where(inArray(sql`lower(${mails.to})`, emails)),
    messages: await gatherMessages(database, phones, emails),
    notes: await database
      .select({ at: customerNotes.at, text: customerNotes.text })
      .from(customerNotes)
      .where(inArray(customerNotes.identityId, ids)),
    markings: await database
      .select({
        at: customerMarkings.at,
        mark: customerMarkings.mark,
        reason: customerMarkings.reason,
      })
      .from(customerMarkings)
      .where(inArray(customerMarkings.identityId, ids)),
  }
}

/** They stand below their order. */
const without = (list: readonly { orderRef: string }[] = []) =>
  list.map((entry) => ({ ...entry, orderRef: undefined }))

async function gatherOrders(database: Database, members: Members) {
  const listed = await listCustomerOrders(database, members, { limit: mostOrders })
  const ids = listed.map(({ id }) => id)
  const rows = await database
    .select()
    .from(orders)
    .where(inArray(orders.id, ids))
    .orderBy(asc(orders.placedAt))
  const lines = await database
    .select({
      orderRef: orderLines.orderRef,
      sku: orderLines.sku,
      name: orderLines.name,
      color: orderLines.color,
      size: orderLines.size,
      options: orderLines.options,
      quantity: orderLines.quantity,
      unitPriceInPaisa: orderLines.unitPriceInPaisa,
    })
    .from(orderLines)
    .where(inArray(orderLines.orderRef, ids))
  const changes = await database
    .select({
      orderRef: orderChanges.orderRef,
      at: orderChanges.at,
      field: orderChanges.field,
      to: orderChanges.to,
      reason: orderChanges.reason,
      details: orderChanges.details,
    })
    .from(orderChanges)
    .where(inArray(orderChanges.orderRef, ids))
  const notes = await database
    .select({ orderRef: orderNotes.orderRef, at: orderNotes.at, text: orderNotes.text })
    .from(orderNotes)
    .where(inArray(orderNotes.orderRef, ids))
  const calls = await listCalls(database, ids)
  const [linesOf, changesOf, notesOf, callsOf] = [lines, changes, notes, calls].map((list) =>
    Map.groupBy<string, { orderRef: string }>(list, ({ orderRef }) => orderRef),
  )
  return rows.map(({ id, ...order }) => ({
    ...factsOf(order),
    lines: without(linesOf?.get(id)),
    history: without(changesOf?.get(id)),
    notes: without(notesOf?.get(id)),
    calls: without(callsOf?.get(id)),
  }))
}

const factsOf = (order: Omit<typeof orders.$inferSelect, 'id'>) => ({
  orderId: order.orderId,
  trackingId: order.trackingId,
  placedAt: order.placedAt,
  status: order.status,
  payment: order.payment,
  fullName: order.fullName,
  phone: order.phone,
  email: order.email,
  deliveryMethod: order.deliveryMethod,
  district: order.district,
  area: order.area,
  address: order.address,
  note: order.note,
  deliveryCharge: takaFromPaisa(order.deliveryChargeInPaisa),
  returned: takaFromPaisa(order.returnedInPaisa),
  grandTotal: takaFromPaisa(order.grandTotalInPaisa),
  paid: takaFromPaisa(order.paidInPaisa),
  refunded: takaFromPaisa(order.refundedInPaisa),
})

/** What came of calls to confirm an order; a wrong press was none. */
const listCalls = (database: Database, orderRefs: readonly string[]) =>
  database
    .select({
      orderRef: orderCalls.orderRef,
      at: orderCalls.at,
      outcome: orderCalls.outcome,
      callAgainAt: orderCalls.callAgainAt,
      note: orderCalls.note,
    })
    .from(orderCalls)
    .where(and(inArray(orderCalls.orderRef, [...orderRefs]), isNull(orderCalls.undoneAt)))
