import { eq, sql } from 'drizzle-orm'
import { prepared } from '#platform/database/prepared.ts'
import { rowsOf } from '#platform/database/statements/rows-of.ts'
import { parsePhone } from '#platform/phone.ts'
import { users } from '../../identity/tables.ts'
import type { Shop } from '../../shop.ts'
import { customerIdentities, customers } from '../tables.ts'
import { selectSums } from '../people/sum-orders.ts'
import { standingMark } from '../work/mark-customer.ts'
import { tagsOf } from '../work/tag-customer.ts'
import { pageOfCalls, selectCalls } from './list-customer-calls.ts'
import { ordersOnPage, selectAddresses, selectOrders } from './list-customer-orders.ts'
import { recordsOf, selectRecords } from './list-customer-records.ts'
import { ownAfter, personColumns, placedParts, selectNamesakes } from './select-placed.ts'

export type Customer = NonNullable<Awaited<ReturnType<typeof findCustomer>>>

/** A customer who may be the same person. */
export type Namesake = Customer['namesakes'][number]

/** The ids of the last order and the last call that were read already. */
interface Seen {
  after?: string | undefined
  callsAfter?: string | undefined
}

/** All of a customer's page in one statement, which reads each of their orders once (docs/decisions/0210). */
const finding = prepared((database) => {
  const [after, callsAfter] = [placedId('after'), placedId('callsAfter')]
  const { members, placed, own } = placedParts(database)
  return database
    .with(members, placed, own)
    .select({
      members: rowsOf(database.select().from(members)),
      rows: rowsOf(
        database
          .select(personColumns)
          .from(customers)
          .where(sql`${customers.id} = (SELECT customer_id FROM members LIMIT 1)`),
      ),
      sums: rowsOf(selectSums(database, sql`SELECT * FROM own`)),
      orders: rowsOf(selectOrders(database, ownAfter(after, ordersOnPage + 1))),
      calls: rowsOf(selectCalls(database, callsAfter)),
      addresses: rowsOf(selectAddresses(database, sql`SELECT * FROM own`)),
      namesakes: rowsOf(selectNamesakes(database)),
      ...selectRecords(database),
    })
    .from(sql`(SELECT) AS nothing`)
    .prepare('customer_of_desk')
})

const placedId = (name: string) => sql`(SELECT ${sql.placeholder(name)}::uuid)`

type Found = Awaited<ReturnType<ReturnType<typeof finding>['execute']>>[number]

/**
 * One customer, with everything that staff work with. Figures are those of the orders at this moment. Nothing where there is none of that
 * id, which may also be that of somebody who was joined.
 */
export async function findCustomer(
  { database }: Pick<Shop, 'database'>,
  id: string,
  { after, callsAfter }: Seen = {},
) {
  const [found] = await finding(database).execute({
    id,
    after: after ?? null,
    callsAfter: callsAfter ?? null,
  })
  return found && customerFrom(found)
}

function customerFrom(found: Found) {
  const { members: identities, namesakes } = found
  const [[row], [sums]] = [found.rows, found.sums]
  if (!row || !sums) return undefined
  const { mark, reason: markReason } = standingMark({ identities })
  const page = found.orders.slice(0, ordersOnPage)
  return {
    ...row,
    mark,
    markReason,
    tags: tagsOf({ identities }),
    identities: identities.map(identityOf),
    sums,
    orders: page,
    nextOrder: found.orders.length > page.length ? page.at(-1)?.id : undefined,
    ...pageOfCalls(found.calls),
    addresses: found.addresses.filter(({ address }) => address !== ''),
    ...recordsOf(found),
    namesakes,
  }
}

function identityOf({
  id,
  userId,
  phone,
  since,
  accountName,
  accountEmail,
}: Found['members'][number]) {
  const account =
    userId === null ? null : { id: userId, name: accountName ?? '', email: accountEmail ?? '' }
  return { id, since, phone, account }
}

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
