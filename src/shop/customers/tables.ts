import { sql, type SQL } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
  type PgColumn,
} from 'drizzle-orm/pg-core'
import { users } from '../identity/tables.ts'
import { rarePartsOf } from '../orders/search/rare-words/rare-parts.ts'
import { weeksOf } from '../orders/search/searched-facets.ts'
import { customerMarks, joinReasons } from './customer.ts'

const moment = () => timestamp({ withTimezone: true })

const markIsKnown = sql`mark IN ('none', 'trusted', 'suspicious', 'blocked')`

/** What a person orders as: an account, or a phone number of guest orders (D30). Joined ones form a tree; its root is the customer. */
export const customerIdentities = pgTable(
  'customer_identities',
  {
    id: uuid().primaryKey(),
    /** It goes with the account. */
    userId: uuid()
      .unique('customer_has_the_account')
      .references(() => users.id, { onDelete: 'cascade' }),
    /** E.164. */
    phone: text().unique('customer_has_the_phone'),
    joinedInto: uuid(),
    /** The root of its tree. */
    customerId: uuid().notNull(),
    since: moment().notNull(),
    mark: text({ enum: customerMarks }).notNull().default('none'),
    markReason: text().notNull().default(''),
    tags: text().array().notNull().default([]),
  },
  (table) => [
    foreignKey({ columns: [table.joinedInto], foreignColumns: [table.id] }).onDelete('set null'),
    check('customer_is_one_thing', sql`num_nonnulls(${table.userId}, ${table.phone}) = 1`),
    check('identity_mark_is_known', markIsKnown),
    index('identities_of_customer').on(table.customerId),
    index('identities_joined_into')
      .on(table.joinedInto)
      .where(sql`${table.joinedInto} IS NOT NULL`),
  ],
)

/**
 * Customers as they are listed: sums of their orders, added up a moment after what they are made of changed (docs/decisions/0105).
 * All of it can be made anew from identities and orders.
 */
export const customers = pgTable(
  'customers',
  {
    id: uuid()
      .primaryKey()
      .references(() => customerIdentities.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** E.164, of the latest order; null for an account that has not ordered. */
    phone: text(),
    email: text(),
    hasAccount: boolean().notNull(),
    /** Of the latest order. */
    district: text(),
    districtBn: text(),
    orders: integer().notNull(),
    delivered: integer().notNull(),
    /** Before they were sent. */
    canceled: integer().notNull(),
    /** Canceled after they were sent. */
    returned: integer().notNull(),
    /** Goods of delivered orders, less discounts. */
    spentInPaisa: bigint({ mode: 'number' }).notNull(),
    firstOrderAt: moment(),
    lastOrderAt: moment(),
    /** The last order, or else since when they are known. */
    activeAt: moment().notNull(),
    mark: text({ enum: customerMarks }).notNull(),
    tags: text().array().notNull(),
    /** Names, phones and e-mails, in the form of searches. */
    searchedText: text().notNull(),
  },
  (table) => [
    check('customer_mark_is_known', markIsKnown),
    index('customers_by_activity').on(table.activeAt, table.id),
    index('customers_by_orders').on(table.orders, table.id),
    index('customers_by_spent').on(table.spentInPaisa, table.id),
    index('customers_by_returned').on(table.returned, table.id),
    index('customers_by_district').on(table.district, table.activeAt, table.id),
    index('customers_by_district_spent').on(table.district, table.spentInPaisa, table.id),
    index('customers_by_mark')
      .on(table.mark, table.activeAt, table.id)
      .where(sql`${table.mark} <> 'none'`),
    index('customers_by_searched_text')
      .using(
        'gin',
        sql`${table.searchedText} gin_trgm_ops`,
        sql`(${customerFacets(table)})`,
        sql`(${weeksOf(table.activeAt)})`,
        rarePartsOf(table.searchedText),
      )
      .with({ gin_pending_list_limit: 256 }),
  ],
)

const ofIdentity = () =>
  uuid()
    .notNull()
    .references(() => customerIdentities.id, { onDelete: 'cascade' })

/** What customers are looked for by, beside their names: as with orders (orders/search/searched-facets.ts). */
export const customerFacets = (table: Record<'tags' | 'mark' | 'district', PgColumn>): SQL =>
  sql`${table.tags} || ARRAY['mark ' || ${table.mark}, 'district ' || ${table.district}]`

/** Notes of the staff about a customer. Only ever added to, and deleted with the person. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    /** Grows with time. */
    id: uuid().primaryKey(),
    identityId: ofIdentity(),
    at: moment().notNull(),
    /** The account that wrote it, or a script (nameOfInitiator). */
    by: text().notNull(),
    text: text().notNull(),
  },
  (table) => [index('notes_of_identity').on(table.identityId, table.id)],
)

/** Who marked a customer, when, how and why. Only ever added to, and deleted with the person. */
export const customerMarkings = pgTable(
  'customer_markings',
  {
    id: uuid().primaryKey(),
    identityId: ofIdentity(),
    at: moment().notNull(),
    by: text().notNull(),
    mark: text({ enum: customerMarks }).notNull(),
    reason: text().notNull(),
  },
  (table) => [
    check('marking_is_known', markIsKnown),
    index('markings_of_identity').on(table.identityId, table.id),
  ],
)

/** Which identity was joined into which, by whom, and whether that was undone. What was undone is not joined by itself again. */
export const customerJoins = pgTable(
  'customer_joins',
  {
    id: uuid().primaryKey(),
    identityId: ofIdentity(),
    intoId: ofIdentity(),
    reason: text({ enum: joinReasons }).notNull(),
    at: moment().notNull(),
    /** `shop` where a claim or an e-mail said so. */
    by: text().notNull(),
    undoneAt: moment(),
    undoneBy: text(),
  },
  (table) => [
    check('join_reason_is_known', sql`${table.reason} IN ('staff', 'claim', 'email')`),
    index('joins_of_identity').on(table.identityId, table.id),
    index('joins_into').on(table.intoId, table.id),
  ],
)

/** Tags that some customer has. */
export const customerTags = pgTable('customer_tags', { name: text().primaryKey() })

/**
 * Whose sums have to be made anew, written by triggers with what changes them: accounts and phones, as often as it happened. Without
 * any index, because placing an order writes here.
 */
export const customerQueue = pgTable('customer_queue', {
  userId: uuid(),
  phone: text(),
  /** The account has claimed an order of the phone. */
  isClaim: boolean().notNull().default(false),
})

/** Phones and accounts that may not order: of customers who are blocked. Made anew with the customer. */
export const blockedBuyers = pgTable(
  'blocked_buyers',
  {
    /** A phone in E.164, or the id of an account. */
    buyer: text().notNull(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.buyer, table.customerId] }),
    index('blocked_of_customer').on(table.customerId),
  ],
)
