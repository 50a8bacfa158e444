import { eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { personalDetails } from '../edits/change-details.ts'
import { dropBefore } from '../edits/undo/store-order-before.ts'
import { hasEnded } from '../order.ts'
import { orderChanges, orderNotes, orders } from '../tables.ts'
import { ordersToAnonymize } from './tables.ts'
import { orderCalls } from '../calls/tables.ts'

/** What the books do not need: they keep what was bought when, for how much, and which place it went to. */
const nobody = {
  fullName: '—',
  phone: '',
  email: null,
  address: '',
  note: '',
  customerId: null,
  callAgainAt: null,
} as const

/** Removes a person from the orders of their account. */
export const anonymizeOrders = (database: Database, userId: string): Promise<void> =>
  anonymizeAll(database, eq(orders.customerId, userId))

/** Removes a person from their orders: from ended ones now, from one that is still to be delivered as soon as it has ended. */
export async function anonymizeAll(database: Database, isTheirs: SQL | undefined): Promise<void> {
  const own = await database
    .select({ id: orders.id, status: orders.status })
    .from(orders)
    .where(isTheirs)
    .orderBy(orders.id)
    .for('update')
  const ended = own.filter(({ status }) => hasEnded(status)).map(({ id }) => id)
  const underWay = own.filter(({ status }) => !hasEnded(status)).map(({ id }) => id)
  if (ended.length > 0) await removePerson(database, ended)
  if (underWay.length > 0)
    await database
      .insert(ordersToAnonymize)
      .values(underWay.map((orderRef) => ({ orderRef })))
      .onConflictDoNothing()
}

/** The person came back and claimed the order: it belongs to a customer again. */
export async function cancelAnonymization(database: Database, orderRef: string): Promise<void> {
  await database.delete(ordersToAnonymize).where(eq(ordersToAnonymize.orderRef, orderRef))
}

/** Called when an order has ended: removes its person if they deleted their account meanwhile. */
export async function anonymizeIfLeft(database: Database, orderRef: string): Promise<void> {
  const marked = database
    .delete(ordersToAnonymize)
    .where(eq(ordersToAnonymize.orderRef, orderRef))
    .returning({ orderRef: ordersToAnonymize.orderRef })
  if ((await marked).length > 0) await removePerson(database, [orderRef])
}

/** What staff wrote about an order is about its person, too, and so is how the person was called before somebody corrected it. */
async function removePerson(database: Database, ids: readonly string[]): Promise<void> {
  await database
    .update(orders)
    .set(nobody)
    .where(inArray(orders.id, [...ids]))
  await database
    .update(orderChanges)
    .set({
      reason: '',
      details: sql`${orderChanges.details} - ${sql.param([...personalDetails])}::text[]`,
    })
    .where(inArray(orderChanges.orderRef, [...ids]))
  await database
    .update(orderCalls)
    .set({ note: '' })
    .where(inArray(orderCalls.orderRef, [...ids]))
  await dropBefore(database, ids)
  await database.delete(orderNotes).where(inArray(orderNotes.orderRef, [...ids]))
}
