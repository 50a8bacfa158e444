import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { variants, products } from '../catalog/tables.ts'
import { couponKinds } from '../coupons/coupon.ts'
import { coupons } from '../coupons/tables.ts'
import { users } from '../identity/tables.ts'
import type { ChangeDetails } from './edits/change-details.ts'
import { callOutcomes } from './calls/call.ts'
import { searchedBy } from './search/searched-facets.ts'
import { amountChecks, boughtColumns, changeIndexes, isOneOf, latest } from './table-parts.ts'

const statuses = ['Pending', 'Processing', 'Shipped', 'Delivered', 'Canceled'] as const
/** `new` is for the shop, the others are for the buyer. */
const noticeEvents = ['new', 'placed', 'shipped', 'delivered', 'canceled'] as const
const changedFields = ['status', 'payment', 'edit', 'return'] as const
const sources = ['website', 'phone', 'facebook', 'whatsapp', 'shop', 'other'] as const
const languages = ['en', 'bn'] as const
const payments = ['due', 'part-paid', 'collected', 'remitted', 'refund-due', 'refunded'] as const

export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    /** Short number for people (D14). */
    orderId: text().notNull().unique('order_id_is_unique'),
    /** Ten letters and digits without look-alikes (D14). */
    trackingId: text().notNull().unique('tracking_id_is_unique'),
    fullName: text().notNull(),
    /** E.164. */
    phone: text().notNull(),
    email: text(),
    /** `pickup`: handed over in the shop. Then district, area, address and zone are empty. */
    deliveryMethod: text({ enum: ['delivery', 'pickup'] })
      .notNull()
      .default('delivery'),
    district: text().notNull(),
    /** As the place was called in Bangla; none where it has no such name, or the order is older than this column. */
    districtBn: text(),
    area: text().notNull(),
    areaBn: text(),
    address: text().notNull(),
    note: text().notNull().default(''),
    language: text({ enum: languages }).notNull().default('en'),
    zone: text().notNull(),
    subtotalInPaisa: bigint({ mode: 'number' }).notNull(),
    deliveryChargeInPaisa: integer().notNull(),
    /** The total on every page and paper: without the pieces that the buyer returned. */
    grandTotalInPaisa: bigint({ mode: 'number' }).notNull(),
    /** Value of the returned pieces, after their discounts. */
    returnedInPaisa: bigint({ mode: 'number' }).notNull().default(0),
    /** Everything that the buyer paid, refunds not deducted. */
    paidInPaisa: bigint({ mode: 'number' }).notNull().default(0),
    /** The part of it that was collected and is not remitted yet. */
    heldInPaisa: bigint({ mode: 'number' }).notNull().default(0),
    refundedInPaisa: bigint({ mode: 'number' }).notNull().default(0),
    /** What staff took off the total, once for the whole order. */
    discountInPaisa: bigint({ mode: 'number' }).notNull().default(0),
    /** The coupon that it was placed with, by the code that was typed; null where there was none. */
    couponRef: uuid().references(() => coupons.id),
    couponCode: text(),
    couponKind: text({ enum: couponKinds }),
    /** What the coupon takes off goods or delivery. */
    couponDiscountInPaisa: bigint({ mode: 'number' }).notNull().default(0),
    /** Staff have set the delivery charge: it follows the zone no more. */
    deliveryChargeIsSet: boolean().notNull().default(false),
    /** One more with each edit by staff (docs/decisions/0103). */
    version: integer().notNull().default(1),
    status: text({ enum: statuses }).notNull().default('Pending'),
    /** By its amounts (`paymentOf`), stored so that lists can filter by it. */
    payment: text({ enum: payments }).notNull().default('due'),
    /** Where the buyer came from: what staff write down themselves came another way than by the website. */
    source: text({ enum: sources }).notNull().default('website'),
    placedAt: timestamp({ withTimezone: true }).notNull(),
    statusChangedAt: timestamp({ withTimezone: true }).notNull(),
    /** The Idempotency-Key of the request that placed it: sent twice, placed once (D13). */
    idempotencyKey: text().notNull().unique('order_is_placed_once'),
    requestHash: text().notNull(),
    /** The person who was signed in when it was placed, or claimed it. The order outlives the account. */
    customerId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The client that placed it, as a hash whose key is thrown away after a day; null where nobody counts. */
    client: text(),
    /** What came of the last call; null where nobody has called yet. */
    callState: text({ enum: callOutcomes }),
    /** When it is to be called again; null where that is for somebody to decide. What was due to confirm an order ends when it is no longer Pending. */
    callAgainAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    check('order_status_is_known', isOneOf(table.status, statuses)),
    check('payment_is_known', isOneOf(table.payment, payments)),
    check('order_source_is_known', isOneOf(table.source, sources)),
    check(
      'delivery_method_is_known',
      sql`${table.deliveryMethod} = 'delivery' OR (${table.deliveryMethod} = 'pickup' AND ${table.zone} = '' AND ${table.district} = '' AND ${table.area} = '' AND ${table.address} = '' AND ${table.deliveryChargeInPaisa} = 0)`,
    ),
    ...amountChecks(table),
    index('orders_by_time').on(...latest(table)),
    // The call stands in it so that the queue passes over what was called without reading it (docs/decisions/0104).
    index('orders_by_status').on(table.status, ...latest(table), table.callState),
    // A new order was never called: placing one writes nothing in these two.
    index('orders_by_call_state')
      .on(table.callState, ...latest(table))
      .where(sql`${table.callState} IS NOT NULL`),
    index('orders_to_call_again')
      .on(table.callAgainAt, table.id)
      .where(sql`${table.status} = 'Pending' AND ${table.callAgainAt} IS NOT NULL`),
    // Few at any time: somebody was promised a call about an order under way, or one that has ended.
    index('orders_with_promised_call')
      .on(table.callAgainAt, table.id)
      .where(sql`${table.status} <> 'Pending' AND ${table.callAgainAt} IS NOT NULL`),
    index('orders_by_customer').on(table.customerId, table.placedAt.desc().nullsFirst()),
    index('guest_orders_by_email')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.customerId} IS NULL AND ${table.email} IS NOT NULL`),
    // The status stands in it so that the orders of a phone are counted without reading them (docs/decisions/0205).
    index('orders_by_phone').on(table.phone, ...latest(table), table.status),
    index('orders_by_client')
      .on(table.client)
      .where(sql`${table.client} IS NOT NULL`),
    index('orders_by_total').on(table.grandTotalInPaisa, table.id),
    index('orders_by_district').on(table.district, ...latest(table)),
    // A new order is due: placing one writes nothing here, and what is due is never rare among the latest.
    index('orders_by_payment')
      .on(table.payment, ...latest(table))
      .where(sql`${table.payment} <> 'due'`),
    // Written when an order arrives and nobody has its cash yet, and once more when somebody does.
    index('orders_to_collect')
      .on(...latest(table))
      .where(sql`${table.status} = 'Delivered' AND ${table.payment} IN ('due', 'part-paid')`),
    // As with payment: an order of the website writes nothing here.
    index('orders_by_source')
      .on(table.source, ...latest(table))
      .where(sql`${table.source} <> 'website'`),
    // As with the source: what is brought to people writes nothing here.
    index('orders_by_delivery_method')
      .on(table.deliveryMethod, ...latest(table))
      .where(sql`${table.deliveryMethod} <> 'delivery'`),
    // Few orders have one.
    index('orders_by_coupon')
      .on(table.couponRef, ...latest(table))
      .where(sql`${table.couponRef} IS NOT NULL`),
    // With the usual pending list: orders are placed more often than they are looked for (docs/decisions/0091).
    index('orders_by_searched_text').using('gin', ...searchedBy(table)),
  ],
)

export const orderLines = pgTable(
  'order_lines',
  {
    orderRef: uuid()
      .notNull()
      .references(() => orders.id),
    /** Of the order, which never changes it: lists by goods go on by time without reading the orders. */
    placedAt: timestamp({ withTimezone: true }).notNull(),
    position: integer().notNull(),
    productId: uuid().references(() => products.id, { onDelete: 'set null' }),
    variantId: uuid().references(() => variants.id, { onDelete: 'set null' }),
    ...boughtColumns(),
    quantity: integer().notNull(),
    unitPriceInPaisa: integer().notNull(),
    /** The line's share of what staff and coupon took off the goods, for all its pieces. */
    discountInPaisa: bigint({ mode: 'number' }).notNull().default(0),
    /** What the merchant paid for one then; null where nobody said so. For the merchant only. */
    purchaseCostInPaisa: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.orderRef, table.position] }),
    check('quantity_is_positive', sql`${table.quantity} > 0`),
    check('line_discount_is_not_negative', sql`${table.discountInPaisa} >= 0`),
    check('unit_price_is_not_negative', sql`${table.unitPriceInPaisa} >= 0`),
    index('lines_of_variant').on(table.variantId),
    // The variant stands in it so that a SKU is looked for there, too (docs/decisions/0122).
    index('lines_of_product').on(table.productId, table.placedAt, table.orderRef, table.variantId),
  ],
)

/** Who changed what, when and why (D17). Only ever added to. */
export const orderChanges = pgTable(
  'order_changes',
  {
    id: uuid().primaryKey(),
    orderRef: uuid()
      .notNull()
      .references(() => orders.id),
    at: timestamp({ withTimezone: true }).notNull(),
    /** `shopper`, `shop` where nobody confirmed it in time, or the account that did it. */
    by: text().notNull(),
    field: text({ enum: changedFields }).notNull(),
    /** Of a status the word; of a payment the step; of an edit the version; of a return the pieces that had come back. */
    from: text(),
    to: text().notNull(),
    reason: text().notNull().default(''),
    /** Of a payment: how much was collected, remitted or refunded; of an undone one the same amount. */
    amountInPaisa: bigint({ mode: 'number' }),
    /** Of an edit and of a return: what exactly. */
    details: jsonb().$type<ChangeDetails>(),
  },
  changeIndexes,
)

/** What staff write to each other about an order; shoppers never see it. Only ever added to; deleted at once, or with the person. */
export const orderNotes = pgTable(
  'order_notes',
  {
    /** Grows with time. */
    id: uuid().primaryKey(),
    orderRef: uuid()
      .notNull()
      .references(() => orders.id),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The account that wrote it, or a script (nameOfInitiator). */
    by: text().notNull(),
    text: text().notNull(),
  },
  (table) => [index('notes_of_order').on(table.orderRef, table.id)],
)

/**
 * What people are to be written about an order: written with the change itself, and made a mail afterwards. Sent once for good, however often
 * it happens.
 */
export const orderNotices = pgTable(
  'order_notices',
  {
    orderRef: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    event: text({ enum: noticeEvents }).notNull(),
    dueAt: timestamp({ withTimezone: true }).notNull(),
    /** When a mail was made of it, or nobody was left to get one. */
    handledAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.orderRef, table.event] }),
    check(
      'notice_event_is_known',
      sql`${table.event} IN ('new', 'placed', 'shipped', 'delivered', 'canceled')`,
    ),
    index('notices_due')
      .on(table.dueAt)
      .where(sql`${table.handledAt} IS NULL`),
  ],
)
