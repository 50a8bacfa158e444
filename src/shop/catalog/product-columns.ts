import { integer, text, timestamp } from 'drizzle-orm/pg-core'
import { ofEachField, type FieldKind, type OfEachField } from './product-fields.ts'

const blankText = () => text().notNull().default('')

const columnOf = {
  text: blankText,
  'perhaps-text': () => text(),
  html: blankText,
  'perhaps-html': () => text(),
  tags: () => text().array().notNull().default([]),
  'perhaps-whole': () => integer(),
  url: blankText,
} satisfies Record<FieldKind, () => unknown>

/** Of the fields that are stored as they are. */
export const productColumns = () =>
  ofEachField<OfEachField<typeof columnOf>>((_, { kind }) => columnOf[kind]())

/** One price for all variants of a product, for a time. */
export const dealColumns = () => ({
  dealPriceInPaisa: integer(),
  /** Null: it began with the price. */
  dealStartsAt: timestamp({ withTimezone: true }),
  dealEndsAt: timestamp({ withTimezone: true }),
})
