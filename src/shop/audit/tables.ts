import { isNotNull } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { auditedActions, subjectTypes } from './audit.ts'
import { refusedTries } from './refusal.ts'

/**
 * What was changed, by whom. Only ever added to, but for the count of a bulk reading (record-reading.ts). It names people by id: a person
 * who deletes their account leaves no name here, and who did what still stands.
 */
export const audit = pgTable(
  'audit',
  {
    id: uuid().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    action: text({ enum: auditedActions }).notNull(),
    /** Null: a script on the machine of the shop. */
    actorId: uuid(),
    /** Together: to whom or to what (audit.ts). */
    subjectType: text({ enum: subjectTypes }).notNull(),
    subjectId: text().notNull(),
    subjectName: text(),
    before: jsonb().$type<Record<string, unknown>>().notNull(),
    after: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The client's address, `shell`, or `system: ` and the name of a script. */
    origin: text().notNull(),
    /** The same for all rows of one bulk change that can be undone later. */
    batchId: uuid(),
  },
  (table) => [
    index('audit_of_batch').on(table.batchId, table.at).where(isNotNull(table.batchId)),
    index('audit_by_time').on(table.at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('audit_of_subject').on(table.subjectType, table.subjectId, table.at, table.id),
    index('audit_of_subject_type').on(table.subjectType, table.at, table.id),
    index('audit_of_actor').on(table.actorId, table.at, table.id),
    index('audit_of_action').on(table.action, table.at, table.id),
  ],
)

/**
 * Tries that were refused, counted: one row for each account and network in an hour. Nothing that was typed is here, no address
 * of a stranger either. Swept after 90 days.
 */
export const refusals = pgTable(
  'refusals',
  {
    /** Grows with time. */
    id: uuid().primaryKey(),
    hour: timestamp({ withTimezone: true }).notNull(),
    refused: text({ enum: refusedTries }).notNull(),
    /** Null: no account of the shop, or any (see `network`). */
    accountId: uuid(),
    permission: text(),
    /** Null: whatever came after the hour had as many rows as it may. */
    network: text(),
    times: integer().notNull(),
    lastAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('refusals_counted')
      .on(table.hour, table.refused, table.accountId, table.network, table.permission)
      .nullsNotDistinct(),
    index('refusals_of_account').on(table.accountId, table.id),
    index('refusals_by_kind').on(table.refused, table.id),
  ],
)
