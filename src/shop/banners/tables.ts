import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { pictures } from '../pictures/tables.ts'

export const banners = pgTable(
  'banners',
  {
    id: uuid().primaryKey(),
    title: text().notNull(),
    titleBn: text(),
    link: text().notNull().default('/shop'),
    picture: text()
      .notNull()
      .references(() => pictures.hash),
    status: text({ enum: ['Active', 'Inactive'] })
      .notNull()
      .default('Active'),
    placement: text({ enum: ['slider', 'new-offer'] })
      .notNull()
      .default('slider'),
    position: integer().notNull().default(0),
    /** One more with each change (docs/decisions/0073). */
    version: integer().notNull().default(1),
  },
  (table) => [
    check('banner_status_is_known', sql`${table.status} IN ('Active', 'Inactive')`),
    check('banner_placement_is_known', sql`${table.placement} IN ('slider', 'new-offer')`),
    index('banners_in_order').on(table.placement, table.status, table.position, table.id),
  ],
)
