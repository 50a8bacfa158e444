import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { pictures } from '../pictures/tables.ts'

export const banners = pgTable(
  'banners',
  {
    id: uuid().primaryKey(),
    title: text().notNull(),
    titleBn: text(),
    link: text().notNull().default('/shop'),
    /** Where it leads on Bangla pages; null: to the same place. */
    linkBn: text(),
    picture: text()
      .notNull()
      .references(() => pictures.hash),
    /** For phones; null: the other one is cut. */
    narrowPicture: text().references(() => pictures.hash),
    /** What the picture says beside the title, for those who do not see it. */
    alt: text(),
    altBn: text(),
    status: text({ enum: ['Active', 'Inactive'] })
      .notNull()
      .default('Active'),
    placement: text({ enum: ['slider', 'new-offer'] })
      .notNull()
      .default('slider'),
    position: integer().notNull().default(0),
    startsAt: timestamp({ withTimezone: true }),
    endsAt: timestamp({ withTimezone: true }),
    /** It can be restored for a while. */
    deletedAt: timestamp({ withTimezone: true }),
    /** One more with each change (docs/decisions/0073). */
    version: integer().notNull().default(1),
  },
  (table) => [
    check('banner_status_is_known', sql`${table.status} IN ('Active', 'Inactive')`),
    check('banner_placement_is_known', sql`${table.placement} IN ('slider', 'new-offer')`),
    check('banner_ends_after_it_starts', sql`${table.endsAt} > ${table.startsAt}`),
    index('banners_in_order').on(table.placement, table.status, table.position, table.id),
  ],
)
