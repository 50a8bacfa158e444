import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { emailOfPerson, nameOfPerson } from '../../identity/users/list-people.ts'
import { orders } from '../../orders/tables.ts'
import { goods, staysKnown } from '../people/sum-orders.ts'
import { customerIdentities, customers } from '../tables.ts'

const columns = sql`o.id, o.order_id, o.placed_at, o.status, o.payment, o.grand_total_in_paisa, ${goods}, o.phone,
  o.full_name, o.district, o.district_bn, o.area, o.area_bn, o.address, o.customer_id, o.customer_id IS NULL AS is_guest`

/** What the customer orders as, with the accounts. */
const membersOf = (database: Database) =>
  database.$with('members').as(
    database
      .select({
        ...getTableColumns(customerIdentities),
        accountName: nameOfPerson(customerIdentities.userId).as('account_name'),
        accountEmail: emailOfPerson(customerIdentities.userId).as('account_email'),
      })
      .from(customerIdentities)
      .where(
        sql`${customerIdentities.customerId} = (
          SELECT known.customer_id FROM ${customerIdentities} known WHERE known.id = ${sql.placeholder('id')}::uuid)`,
      )
      .orderBy(customerIdentities.since, customerIdentities.id),
  )

/** Each order once, by accounts and by phones, each by its own index; those that other accounts ordered with their phones are none of theirs. */
const placed = sql`
  SELECT ${columns}, true AS is_of_account, true AS is_own FROM ${orders} o
  WHERE o.customer_id = ANY(ARRAY(SELECT user_id FROM members WHERE user_id IS NOT NULL))
  UNION ALL
  SELECT ${columns}, false, o.customer_id IS NULL AND ${staysKnown} FROM ${orders} o
  WHERE o.phone = ANY(ARRAY(SELECT phone FROM members WHERE phone IS NOT NULL))`

/** What the parts of a customer's page are read from: `members`, the orders `placed` by them or with their phones, and their `own`. */
export function placedParts(database: Database) {
  const part = (name: string, content: SQL) => database.$with(name, {}).as(content)
  return {
    members: membersOf(database),
    placed: part('placed', placed),
    own: part('own', sql`SELECT * FROM placed WHERE is_own ORDER BY placed_at DESC, id DESC`),
  }
}

/** Their own, the latest first, or those behind the one with this id. */
export const ownAfter = (after: SQL, limit: number): SQL => sql`
  SELECT * FROM own o WHERE ${after} IS NULL OR (o.placed_at, o.id) < (
    (SELECT before.placed_at FROM ${orders} before WHERE before.id = ${after}), ${after})
  ORDER BY o.placed_at DESC, o.id DESC LIMIT ${sql.raw(String(limit))}`

/** Who a customer is. */
export const personColumns = {
  id: customers.id,
  name: customers.name,
  phone: customers.phone,
  email: customers.email,
}

const mostNamesakes = 5

/** Who has ordered with the same phone: an account with a guest's, or a guest with that of an account's order. */
export const selectNamesakes = (database: Database) =>
  database
    .select({ ...personColumns, orders: customers.orders })
    .from(customers)
    .where(
      sql`${customers.id} = ANY(ARRAY(
        SELECT same.id FROM (
          SELECT i.customer_id AS id FROM ${customerIdentities} i
          WHERE i.phone = ANY(ARRAY(SELECT DISTINCT phone FROM placed WHERE is_of_account))
          UNION
          SELECT i.customer_id FROM ${customerIdentities} i
          WHERE i.user_id = ANY(ARRAY(SELECT DISTINCT customer_id FROM placed WHERE NOT is_of_account AND NOT is_guest))
        ) same WHERE same.id NOT IN (SELECT customer_id FROM members) LIMIT ${sql.raw(String(mostNamesakes))}
      ))`,
    )
