import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Filled by the migration with three zones and their first amounts (D16); the merchant edits them. */
export const deliveryZones = pgTable(
  'delivery_zones',
  {
    zone: text().primaryKey(),
    name: text().notNull(),
    nameBn: text().notNull(),
    chargeInPaisa: integer().notNull(),
    /** Orders of this much or more are delivered free; none means never. */
    freeFromInPaisa: integer(),
    /** What the charge covers; more costs by the kilogram that is begun. None means any weight. */
    includedGrams: integer(),
    chargePerKgInPaisa: integer(),
    minDays: integer().notNull(),
    maxDays: integer().notNull(),
    /** In which order shoppers read them. */
    position: integer().notNull(),
    /** Kept once it is gone: orders of before name it. */
    removedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    check(
      'charge_is_not_negative',
      sql`${table.chargeInPaisa} >= 0 AND (${table.freeFromInPaisa} IS NULL OR ${table.freeFromInPaisa} >= 0)`,
    ),
    check(
      'weight_has_its_charge',
      sql`(${table.includedGrams} IS NULL) = (${table.chargePerKgInPaisa} IS NULL) AND coalesce(${table.includedGrams} > 0 AND ${table.chargePerKgInPaisa} > 0, true)`,
    ),
    check('delivery_days_are_in_order', sql`${table.minDays} BETWEEN 0 AND ${table.maxDays}`),
  ],
)

/** Places that the merchant moved into another zone than their first one (firstZoneOf). */
export const deliveryPlaces = pgTable(
  'delivery_places',
  {
    district: text().notNull(),
    /** Empty: the whole district, but for areas that have a row of their own. */
    area: text().notNull(),
    zone: text()
      .notNull()
      .references(() => deliveryZones.zone),
  },
  (table) => [primaryKey({ columns: [table.district, table.area] })],
)
