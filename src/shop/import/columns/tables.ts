import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { ColumnChoices } from './column.ts'

/** How the columns of a file were understood at last: the next one with the same headings is read the same way. */
export const rememberedColumns = pgTable('remembered_columns', {
  /** Of all its headings, whatever their order. */
  headingsHash: text().primaryKey(),
  choices: jsonb().notNull().$type<ColumnChoices>(),
  chosenAt: timestamp({ withTimezone: true }).notNull(),
})
