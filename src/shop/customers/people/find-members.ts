import { desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { prepared } from '#platform/database/prepared.ts'
import type { CustomerMark } from '../customer.ts'
import { customerIdentities } from '../tables.ts'

export type Identity = typeof customerIdentities.$inferSelect

/** What a customer orders as; `customerId`: of the whole customer, also where a part of it was asked for. */
export interface Members {
  customerId: string
  identities: Identity[]
  userIds: string[]
  phones: string[]
}

/** Nothing where there is no such customer. `id`: of the customer, or of somebody who was joined into it. */
export async function findMembers(database: Database, id: string): Promise<Members | undefined> {
  const identities = await database
    .select()
    .from(customerIdentities)
    .where(
      sql`${customerIdentities.customerId} = (SELECT known.customer_id FROM ${customerIdentities} known WHERE known.id = ${id}::uuid)`,
    )
    .orderBy(customerIdentities.since, customerIdentities.id)
  const [first] = identities
  if (!first) return undefined
  return {
    customerId: first.customerId,
    identities,
    userIds: identities.flatMap(({ userId }) => userId ?? []),
    phones: identities.flatMap(({ phone }) => phone ?? []),
  }
}

/** Who has placed an order, or whose phone it is; nothing where their person was removed, or they are not added up yet. */
export async function findCustomerId(
  database: Database,
  { customerId: userId, phone }: { customerId: string | null; phone: string },
): Promise<string | undefined> {
  const { byAccount, byPhone } = finding(database)
  const [row] =
    userId === null ? await byPhone.execute({ phone }) : await byAccount.execute({ userId })
  return row?.customerId
}

/** A customer as the page of an order names them. */
export interface OrderingCustomer {
  customerId: string
  /** The strictest of all that they order as, and why. */
  mark: CustomerMark
  markReason: string
}

/** The same, with what colleagues say of them. */
export async function findOrderingCustomer(
  database: Database,
  { customerId: userId, phone }: { customerId: string | null; phone: string },
): Promise<OrderingCustomer | undefined> {
  const { markByAccount, markByPhone } = finding(database)
  const [row] =
    userId === null ? await markByPhone.execute({ phone }) : await markByAccount.execute({ userId })
  return row
}

const strictestFirst = desc(
  sql`array_position(ARRAY['none', 'trusted', 'suspicious', 'blocked'], ${customerIdentities.mark})`,
)

const finding = prepared((database) => {
  const select = () =>
    database.select({ customerId: customerIdentities.customerId }).from(customerIdentities)
  const selectMark = (ordersAs: SQL) =>
    database
      .select({
        customerId: customerIdentities.customerId,
        mark: customerIdentities.mark,
        markReason: customerIdentities.markReason,
      })
      .from(customerIdentities)
      .where(
        sql`${customerIdentities.customerId} = (SELECT known.customer_id FROM ${customerIdentities} known WHERE ${ordersAs})`,
      )
      .orderBy(strictestFirst, customerIdentities.since, customerIdentities.id)
      .limit(1)
  return {
    markByAccount: selectMark(sql`known.user_id = ${sql.placeholder('userId')}`).prepare(
      'marked_customer_of_account',
    ),
    markByPhone: selectMark(sql`known.phone = ${sql.placeholder('phone')}`).prepare(
      'marked_customer_of_phone',
    ),
    byAccount: select()
      .where(eq(customerIdentities.userId, sql.placeholder('userId')))
      .prepare('customer_of_account'),
    byPhone: select()
      .where(eq(customerIdentities.phone, sql.placeholder('phone')))
      .prepare('customer_of_phone'),
  }
})
