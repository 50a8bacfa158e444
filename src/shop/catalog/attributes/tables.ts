import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { categories, products } from '../tables.ts'
import { attributeKinds, type Choice } from './attribute.ts'

export const attributes = pgTable(
  'attributes',
  {
    id: uuid().primaryKey(),
    /** Stands in the URLs of filters, so it stays what it was first. */
    slug: text().notNull().unique('attribute_slug_is_unique'),
    name: text().notNull(),
    nameBn: text(),
    kind: text({ enum: attributeKinds }).notNull(),
    /** Of a number; empty: none. */
    unit: text().notNull().default(''),
    unitBn: text(),
    /** In their order. */
    choices: jsonb().$type<Choice[]>().notNull().default([]),
    isFilter: boolean().notNull().default(true),
    position: integer().notNull(),
    /** One more with each change (docs/decisions/0073). */
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('attribute_kind_is_known', sql`${table.kind} IN ('text', 'number', 'yes-no', 'choice')`),
  ],
)

/** What is asked of the products of a category and of all that stands in it. */
export const categoryAttributes = pgTable(
  'category_attributes',
  {
    categoryId: uuid()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    attributeId: uuid()
      .notNull()
      .references(() => attributes.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.categoryId, table.attributeId] }),
    index('categories_of_attribute').on(table.attributeId),
  ],
)

export const productAttributes = pgTable(
  'product_attributes',
  {
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    attributeId: uuid()
      .notNull()
      .references(() => attributes.id, { onDelete: 'cascade' }),
    /** Slug of a choice; `yes` or `no`. */
    choice: text(),
    number: doublePrecision(),
    text: text(),
    textBn: text(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.attributeId] }),
    check(
      'product_has_one_value_of_an_attribute',
      sql`num_nonnulls(${table.choice}, ${table.number}, ${table.text}) = 1`,
    ),
    index('products_by_choice').on(table.attributeId, table.choice, table.productId),
    index('products_by_number')
      .on(table.attributeId, table.number, table.productId)
      .where(sql`number IS NOT NULL`),
  ],
)
