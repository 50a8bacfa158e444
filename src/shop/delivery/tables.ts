import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Three zones, filled by the migration with the first amounts (D16); the merchant edits them. */
export const deliveryZones = pgTable(
  'delivery_zones',
  {
    zone: text({ enum: ['inside-dhaka', 'dhaka-suburbs', 'outside-dhaka'] }).primaryKey(),
    chargeInPaisa: integer().notNull(),
    /** Orders of this much or more are delivered free; none means never. */
    freeFromInPaisa: integer(),
    minDays: integer().notNull(),
    maxDays: integer().notNull(),
  },
  (table) => [
    check(
      'zone_is_known',
      sql`${table.zone} IN ('inside-dhaka', 'dhaka-suburbs', 'outside-dhaka')`,
    ),
    check(
      'charge_is_not_negative',
      sql`${table.chargeInPaisa} >= 0 AND (${table.freeFromInPaisa} IS NULL OR ${table.freeFromInPaisa} >= 0)`,
    ),
    check('delivery_days_are_in_order', sql`${table.minDays} BETWEEN 0 AND ${table.maxDays}`),
  ],
)
