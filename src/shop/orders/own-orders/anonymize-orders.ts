import { eq, inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { hasEnded } from '../order.ts'
import { orders, ordersToForget } from '../tables.ts'

/** What the books do not need: they keep what was bought when, for how much, and which place it went to. */
const nobody = {
  fullName: '—',
  phone: '',
  email: null,
  address: '',
  note: '',
  customerId: null,
} as const

/** Takes a person out of their orders; out of one that is still to be brought to them as soon as it has ended. */
export async function anonymizeOrders(database: Database, userId: string): Promise<void> {
  const own = await database
    .select({ id: orders.id, status: orders.status })
    .from(orders)
    .where(eq(orders.customerId, userId))
    .orderBy(orders.id)
    .for('update')
  const ended = own.filter(({ status }) => hasEnded(status)).map(({ id }) => id)
  const underWay = own.filter(({ status }) => !hasEnded(status)).map(({ id }) => id)
  if (ended.length > 0) await database.update(orders).set(nobody).where(inArray(orders.id, ended))
  if (underWay.length > 0)
    await database
      .insert(ordersToForget)
      .values(underWay.map((orderRef) => ({ orderRef })))
      .onConflictDoNothing()
}

/** Whoever left came back and claimed the order: it is a living customer's again. */
export async function rememberAgain(database: Database, orderRef: string): Promise<void> {
  await database.delete(ordersToForget).where(eq(ordersToForget.orderRef, orderRef))
}

/** An order has ended: if its person left meanwhile, they leave it now. */
export async function forgetIfLeft(database: Database, orderRef: string): Promise<void> {
  const left = database
    .delete(ordersToForget)
    .where(eq(ordersToForget.orderRef, orderRef))
    .returning({ orderRef: ordersToForget.orderRef })
  if ((await left).length > 0)
    await database.update(orders).set(nobody).where(eq(orders.id, orderRef))
}
