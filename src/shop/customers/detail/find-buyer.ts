import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { listOrdersOfPhone } from '../../orders/desk/list-orders-of-phone.ts'
import { orders } from '../../orders/tables.ts'
import type { Shop } from '../../shop.ts'
import { findCustomerId, findMembers, type Members } from '../people/find-members.ts'
import { customers } from '../tables.ts'
import { standingMark } from '../work/mark-customer.ts'
import { listUsedAddresses } from './list-customer-orders.ts'

export type FoundBuyer = Awaited<ReturnType<typeof findBuyer>>

/**
 * Who calls with this phone (E.164), as far as the shop knows: how their orders ended, where parcels went to, and what colleagues say of
 * them. Addresses are read from the orders: those of a moment ago count, too.
 */
export async function findBuyer(shop: Shop, phone: string) {
  const { database } = shop
  const [members, [last], [written], others] = await Promise.all([
    findMembersOf(database, phone),
    database
      .select({ language: orders.language })
      .from(orders)
      .where(eq(orders.phone, phone))
      .orderBy(desc(orders.placedAt))
      .limit(1),
    database
      .select({ email: orders.email })
      .from(orders)
      .where(and(eq(orders.phone, phone), isNotNull(orders.email)))
      .orderBy(desc(orders.placedAt))
      .limit(1),
    listOrdersOfPhone(shop, { phone }),
  ])
  const { userIds = [], phones = [] } = members ?? {}
  return {
    customerId: members?.customerId ?? null,
    ...markOf(members),
    counts: others.counts,
    cameBack: others.cameBack,
    addresses: await listUsedAddresses(database, { userIds, phones: [...phones, phone] }),
    // An order that somebody took down on the phone has no e-mail: the one before still holds.
    last: last ? { ...last, email: written?.email ?? null } : null,
  }
}

function markOf(members: Members | undefined) {
  if (!members) return { mark: 'none', markReason: '' } as const
  const { mark, reason } = standingMark(members)
  return { mark, markReason: reason }
}

/** The customer whose phone it is, or else whose account ordered with it last. */
async function findMembersOf(database: Database, phone: string): Promise<Members | undefined> {
  const guest = await findCustomerId(database, { customerId: null, phone })
  const id = guest ?? (await findAccountOf(database, phone))
  return id === undefined ? undefined : findMembers(database, id)
}

async function findAccountOf(database: Database, phone: string): Promise<string | undefined> {
  const [order] = await database
    .select({ customerId: orders.customerId })
    .from(orders)
    .where(and(eq(orders.phone, phone), isNotNull(orders.customerId)))
    .orderBy(desc(orders.placedAt))
    .limit(1)
  return order && findCustomerId(database, { ...order, phone })
}

/** Of the latest order of a customer, E.164; nothing where they have not ordered, or there is no such customer. */
export async function findPhoneOf(
  { database }: Pick<Shop, 'database'>,
  customerId: string,
): Promise<string | undefined> {
  const [customer] = await database
    .select({ phone: customers.phone })
    .from(customers)
    .where(eq(customers.id, customerId))
  return customer?.phone ?? undefined
}
