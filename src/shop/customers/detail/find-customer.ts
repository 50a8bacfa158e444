import { eq, inArray, sql } from 'drizzle-orm'
import { prepared } from '#platform/database/prepared.ts'
import { parsePhone } from '#platform/phone.ts'
import { namePeople } from '../../identity/users/list-people.ts'
import { users } from '../../identity/tables.ts'
import { orders } from '../../orders/tables.ts'
import type { Shop } from '../../shop.ts'
import { customerIdentities, customers } from '../tables.ts'
import { findMembers, type Members } from '../people/find-members.ts'
import { sumOrders } from '../people/sum-orders.ts'
import { standingMark } from '../work/mark-customer.ts'
import { tagsOf } from '../work/tag-customer.ts'
import { listCustomerCalls } from './list-customer-calls.ts'
import { listCustomerOrders, listUsedAddresses, placedMembers } from './list-customer-orders.ts'
import { listCustomerRecords } from './list-customer-records.ts'

export type Customer = NonNullable<Awaited<ReturnType<typeof findCustomer>>>

/** A customer who may be the same person. */
export interface Namesake {
  id: string
  name: string
  phone: string | null
  email: string | null
  orders: number
}

const mostNamesakes = 5

/** The ids of the last order and the last call that were read already. */
interface Seen {
  after?: string | undefined
  callsAfter?: string | undefined
}

/**
 * One customer, with everything that staff work with. Figures are those of the orders at this moment. Nothing where there is none of that
 * id, which may also be that of somebody who was joined.
 */
export async function findCustomer(shop: Shop, id: string, seen: Seen = {}) {
  const { database } = shop
  const members = await findMembers(database, id)
  if (!members) return undefined
  const { customerId } = members
  const [[row], sums, page, called, addresses, records, accounts, namesakes] = await Promise.all([
    database
      .select({ name: customers.name, phone: customers.phone, email: customers.email })
      .from(customers)
      .where(eq(customers.id, customerId)),
    sumOrders(database, customerId),
    listCustomerOrders(database, members, { after: seen.after }),
    listCustomerCalls(shop, members, { after: seen.callsAfter }),
    listUsedAddresses(database, members),
    listCustomerRecords(shop, members),
    namePeople(shop, members.userIds),
    findNamesakes(shop, members),
  ])
  if (!row) return undefined
  const { mark, reason: markReason } = standingMark(members)
  return {
    id: customerId,
    ...row,
    mark,
    markReason,
    tags: tagsOf(members),
    identities: members.identities.map(({ id: identityId, userId, phone, since }) => ({
      id: identityId,
      since,
      phone,
      account: userId === null ? null : { id: userId, ...nameOf(accounts.get(userId)) },
    })),
    sums,
    orders: page.orders,
    nextOrder: page.next,
    calls: called.calls,
    nextCall: called.next,
    addresses: addresses.filter(({ address }) => address !== ''),
    ...records,
    namesakes,
  }
}

const nameOf = (person: { name: string; email: string } | undefined) =>
  person ?? { name: '', email: '' }

/** Who has ordered with the same phone: an account with a guest's, or a guest with that of an account's order. */
async function findNamesakes(
  { database }: Pick<Shop, 'database'>,
  { customerId, userIds, phones }: Members,
): Promise<Namesake[]> {
  const same = await sameOf(database).execute({ userIds, phones })
  const others = same.map(({ id }) => id).filter((id) => id !== customerId)
  if (others.length === 0) return []
  return database
    .select({
      id: customers.id,
      name: customers.name,
      phone: customers.phone,
      email: customers.email,
      orders: customers.orders,
    })
    .from(customers)
    .where(inArray(customers.id, others))
    .limit(mostNamesakes)
}

const sameOf = prepared((database) => {
  const { userIds, phones } = placedMembers
  const same = sql`(
    SELECT i.customer_id AS id FROM ${customerIdentities} i
    WHERE i.phone IN (SELECT o.phone FROM ${orders} o WHERE o.customer_id = ANY(${userIds}))
    UNION
    SELECT i.customer_id FROM ${orders} o JOIN ${customerIdentities} i ON i.user_id = o.customer_id
    WHERE o.phone = ANY(${phones})
    LIMIT ${sql.raw(String(mostNamesakes + 1))}
  ) AS same`
  return database
    .select({ id: sql<string>`id` })
    .from(same)
    .prepare('namesakes_of_customer')
})

/** Who is meant by a phone number or an e-mail address that somebody typed, to be joined by hand. */
export async function findNamed(
  { database }: Pick<Shop, 'database'>,
  typed: string,
): Promise<string | undefined> {
  const phone = parsePhone(typed)
  const isNamed = phone
    ? eq(customerIdentities.phone, phone)
    : sql`${customerIdentities.userId} = (SELECT u.id FROM ${users} u WHERE u.email = ${typed.trim().toLowerCase()})`
  const [row] = await database
    .select({ id: customerIdentities.customerId })
    .from(customerIdentities)
    .where(isNamed)
  return row?.id
}
