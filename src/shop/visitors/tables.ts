import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  pgTable,
  text,
  timestamp,
  uuid,
  type ExtraConfigColumn,
} from 'drizzle-orm/pg-core'
import { users } from '../identity/tables.ts'

const latest = (table: Record<'receivedAt' | 'id', ExtraConfigColumn>) =>
  [table.receivedAt.desc().nullsFirst(), table.id.desc().nullsFirst()] as const

/** Where signed-in visitors were when they came (spec 3, 7). */
export const visitors = pgTable(
  'visitors',
  {
    id: uuid().primaryKey(),
    /** Whose session sent it. It goes with the account. */
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 'anonymous' where nobody signed in with Facebook. */
    facebookId: text().notNull(),
    facebookEmail: text().notNull(),
    /** The account's own at that moment. */
    email: text().notNull(),
    userAgent: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    /** Whether a device measured the place; otherwise it is the default (D23). */
    placeMeasured: boolean().notNull(),
    /** The time on the visitor's own clock, as its text was sent; the shop itself goes by `received_at`. */
    clientTimestamp: text().notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check(
      'visitor_is_on_earth',
      sql`${table.latitude} BETWEEN -90 AND 90 AND ${table.longitude} BETWEEN -180 AND 180`,
    ),
    index('visitors_by_user').on(table.userId, ...latest(table)),
    index('visitors_by_time').on(...latest(table)),
    index('visitors_by_measure').on(table.placeMeasured, ...latest(table)),
  ],
)
