import { sql, type SQL } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
  type PgColumn,
} from 'drizzle-orm/pg-core'
import { products } from '../../catalog/tables.ts'
import { users } from '../../identity/tables.ts'
import { reportReasons } from '../review.ts'
import { questionStatuses } from './question.ts'

/** By what staff look for a question. */
export const searchedQuestion = (table: Record<'author' | 'text' | 'answer', PgColumn>): SQL =>
  sql`search_form(${table.author} || ' ' || ${table.text} || ' ' || ${table.answer})`

/** What people ask about a product before they buy it; shown once the shop has answered. */
export const productQuestions = pgTable(
  'product_questions',
  {
    /** Of version 7: grows with time. */
    id: uuid().primaryKey(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    customerId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** E.164, of a guest. */
    phone: text(),
    /** Of a guest who wants to read the answer; forgotten once it is sent. */
    email: text(),
    /** As it is shown: masked after its first word. Empty once the person is forgotten. */
    author: text().notNull(),
    text: text().notNull(),
    language: text({ enum: ['en', 'bn'] })
      .notNull()
      .default('en'),
    status: text({ enum: questionStatuses }).notNull().default('waiting'),
    answer: text().notNull().default(''),
    answeredAt: timestamp({ withTimezone: true }),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    /** Of all that was typed: the same question sent again shortly after is not another one. */
    fingerprint: text().notNull(),
    /** How many readers reported it since somebody of the shop last judged it. */
    reports: integer().notNull().default(0),
    /** One more with each change (docs/decisions/0073). */
    version: integer().notNull().default(1),
  },
  (table) => [
    check('question_status_is_known', sql`${table.status} IN ('waiting', 'answered', 'hidden')`),
    check('question_language_is_known', sql`${table.language} IN ('en', 'bn')`),
    check('question_reports_are_not_negative', sql`${table.reports} >= 0`),
    check('question_is_not_empty', sql`${table.text} <> ''`),
    check(
      'answered_question_has_an_answer',
      sql`${table.status} <> 'answered' OR ${table.answer} <> ''`,
    ),
    check(
      'question_answer_has_a_time',
      sql`(${table.answer} = '') = (${table.answeredAt} IS NULL)`,
    ),
    index('questions_shown')
      .on(table.productId, table.id)
      .where(sql`${table.status} = 'answered'`),
    index('questions_of_product').on(table.productId, table.id),
    index('questions_by_status').on(table.status, table.id),
    index('questions_reported')
      .on(table.id)
      .where(sql`${table.reports} > 0`),
    index('questions_by_fingerprint').on(table.fingerprint, table.askedAt),
    index('questions_of_customer')
      .on(table.customerId)
      .where(sql`${table.customerId} IS NOT NULL`),
    index('questions_of_phone')
      .on(table.phone)
      .where(sql`${table.phone} IS NOT NULL`),
    index('questions_by_searched_text')
      .using('gin', sql`(${searchedQuestion(table)}) gin_trgm_ops`)
      .with({ gin_pending_list_limit: 256 }),
  ],
)

/** Each reader reports a question once, as a review. */
export const questionReports = pgTable(
  'question_reports',
  {
    questionId: uuid()
      .notNull()
      .references(() => productQuestions.id, { onDelete: 'cascade' }),
    /** An account, or a client as a hash whose key is thrown away after a day. */
    reader: text().notNull(),
    reason: text({ enum: reportReasons }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.questionId, table.reader] }),
    check(
      'question_report_reason_is_known',
      sql`${table.reason} IN ('offensive', 'untrue', 'advertising', 'private')`,
    ),
  ],
)
