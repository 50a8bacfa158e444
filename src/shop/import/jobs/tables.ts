import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../../identity/tables.ts'
import type { Column } from '../columns/column.ts'
import type { ImportTotals } from '../report/tally.ts'
import { findingKinds, importStates } from './product-import.ts'

const moment = () => timestamp({ withTimezone: true })

const isOneOf = (column: string, words: readonly string[]) =>
  sql.raw(`${column} IN (${words.map((word) => `'${word}'`).join(', ')})`)

/** Files of products that somebody sent. A row is the job itself: what is to be done with the file, and how far that is (docs/decisions/0148). */
export const productImports = pgTable(
  'product_imports',
  {
    id: uuid().primaryKey(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** As it is called on the other computer. */
    fileName: text().notNull(),
    fileKind: text({ enum: ['csv', 'xlsx'] }).notNull(),
    bytes: integer().notNull(),
    encoding: text(),
    untrackedStock: integer(),
    state: text({ enum: importStates }).notNull(),
    /** Which shop wrote it. */
    format: text(),
    columns: jsonb().notNull().$type<(Omit<Column, 'as'> & Partial<Column>)[]>().default([]),
    /** Why it cannot be taken as it is, and the encoding in which it may be. */
    sentence: text(),
    likelyEncoding: text(),
    askedAt: moment().notNull(),
    endedAt: moment(),
    /** Products in the file; null until they were counted. */
    total: integer(),
    done: integer().notNull().default(0),
    /** Changes that were to be taken back when that was begun. */
    toUndo: integer(),
    /** What the check found, and what the import did. */
    checked: jsonb().$type<ImportTotals>(),
    totals: jsonb().$type<ImportTotals>(),
    /** How often it was begun: a worker of an earlier time works no more. */
    attempts: integer().notNull().default(0),
    /** Nobody begins it before: while it is worked on, and for a pause after a failure. By the clock of the database. */
    notBefore: moment(),
  },
  (table) => [
    check('state_of_import_is_known', isOneOf('state', importStates)),
    index('product_imports_by_time').on(table.askedAt.desc(), table.id.desc()),
  ],
)

/** What was found in a file, or done by it: a product, a row that stays out, a picture that cannot be had. */
export const importFindings = pgTable(
  'import_findings',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    importId: uuid()
      .notNull()
      .references(() => productImports.id, { onDelete: 'cascade' }),
    /** Of the dry run; else of the import. */
    isCheck: boolean().notNull(),
    kind: text({ enum: findingKinds }).notNull(),
    line: integer().notNull(),
    name: text().notNull(),
    reason: text().notNull().default(''),
    /** Of a product that is changed. */
    before: jsonb().notNull().$type<Record<string, unknown>>().default({}),
    after: jsonb().notNull().$type<Record<string, unknown>>().default({}),
  },
  (table) => [
    check('kind_of_finding_is_known', isOneOf('kind', findingKinds)),
    index('findings_of_import').on(table.importId, table.isCheck, table.kind, table.id),
  ],
)
