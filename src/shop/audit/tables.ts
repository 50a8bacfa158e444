import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { auditedActions } from './audit.ts'

/**
 * What was done to accounts, by whom. Only ever added to. It names people by id: whoever deletes their account leaves no name
 * here, and who did what still stands.
 */
export const audit = pgTable(
  'audit',
  {
    id: uuid().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    action: text({ enum: auditedActions }).notNull(),
    /** Null: whoever has the machine. */
    actorId: uuid(),
    subjectId: uuid().notNull(),
    before: jsonb().$type<Record<string, unknown>>().notNull(),
    after: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The client's address, or `shell`. */
    origin: text().notNull(),
  },
  (table) => [
    index('audit_by_time').on(table.at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('audit_of_subject').on(table.subjectId, table.at),
    index('audit_of_actor').on(table.actorId, table.at),
  ],
)
