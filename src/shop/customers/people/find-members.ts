import { eq, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { prepared } from '#platform/database/prepared.ts'
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

const finding = prepared((database) => {
  const select = () =>
    database.select({ customerId: customerIdentities.customerId }).from(customerIdentities)
  return {
    byAccount: select()
      .where(eq(customerIdentities.userId, sql.placeholder('userId')))
      .prepare('customer_of_account'),
    byPhone: select()
      .where(eq(customerIdentities.phone, sql.placeholder('phone')))
      .prepare('customer_of_phone'),
  }
})
