import { integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { orders } from '../tables.ts'

/**
 * Orders under way of people who deleted their account. They are still delivered; once they have ended, the person is removed from
 * them.
 */
export const ordersToAnonymize = pgTable('orders_to_anonymize', {
  orderRef: uuid()
    .primaryKey()
    .references(() => orders.id),
})

/** Wrong phone numbers that were tried to claim an order; too many close it to claims until the shop opens it (D29). */
export const wrongClaims = pgTable('wrong_claims', {
  orderRef: uuid()
    .primaryKey()
    .references(() => orders.id),
  count: integer().notNull(),
})
