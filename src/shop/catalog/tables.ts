import { sql, type SQL } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { pictures } from '../pictures/tables.ts'
import { codeIndexes, costIndex, deskColumns, deskIndexes } from './desk/desk-indexes.ts'
import { standingColumns, standingIndexes } from './further-categories/standing-columns.ts'
import { listingIndexes } from './listings/listing-indexes.ts'
import { optionChecks, optionColumns, productOptionsColumn } from './options/option-columns.ts'
import { dealChecks, dealColumns, productColumns } from './product-columns.ts'
import { ratingColumns } from './ratings/rating-columns.ts'

export const categories = pgTable(
  'categories',
  {
    id: uuid().primaryKey(),
    slug: text().notNull().unique('category_slug_is_unique'),
    name: text().notNull(),
    nameBn: text(),
    /** Plain text. */
    description: text(),
    descriptionBn: text(),
    picture: text().references(() => pictures.hash),
    /** Null: at the top. */
    parentId: uuid(),
    /** 1 at the top. It grows on the way down, which is why nothing can stand below itself (docs/decisions/0141). */
    level: integer().notNull().default(1),
    levelOfParent: integer().generatedAlwaysAs(sql`level - 1`),
    /** Among those of one parent. */
    position: integer().notNull().default(0),
    hidden: boolean().notNull().default(false),
    /** Neither it nor what it stands in is hidden; kept by storePlaces. */
    isShown: boolean().notNull().default(true),
    /** One more with each change (docs/decisions/0073). */
    version: integer().notNull().default(1),
  },
  (table) => [
    check('category_level_is_known', sql`${table.level} BETWEEN 1 AND 3`),
    check(
      'category_at_the_top_has_level_one',
      sql`(${table.parentId} IS NULL) = (${table.level} = 1)`,
    ),
    check('hidden_category_is_not_shown', sql`NOT (${table.hidden} AND ${table.isShown})`),
    unique('category_has_one_level').on(table.id, table.level),
    foreignKey({
      name: 'category_stands_one_level_below_its_parent',
      columns: [table.parentId, table.levelOfParent],
      foreignColumns: [table.id, table.level],
    }),
    index('categories_in_order').on(table.position, table.id),
    index('categories_of_parent').on(table.parentId),
  ],
)

export const products = pgTable(
  'products',
  {
    id: uuid().primaryKey(),
    slug: text().notNull().unique('product_slug_is_unique'),
    categoryId: uuid()
      .notNull()
      .references(() => categories.id),
    ...standingColumns(),
    name: text().notNull(),
    ...productColumns(),
    options: productOptionsColumn(),
    status: text({ enum: ['draft', 'active', 'archived'] })
      .notNull()
      .default('draft'),
    publishedAt: timestamp({ withTimezone: true }),
    /** One more with each change (docs/decisions/0073). */
    version: integer().notNull().default(1),
    /** Rolled up from the variants now and then (roll-up-units-sold.ts): what lists sort by. */
    unitsSold: integer().notNull().default(0),
    /** Of the first variant, kept by storeProduct: what lists show, sort and filter by. */
    priceInPaisa: integer().notNull(),
    sellingPriceInPaisa: integer().notNull(),
    ...deskColumns(),
    ...ratingColumns(),
    ...dealColumns(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** What search compares with: both names, lower case, one Unicode form, Latin digits, no joiners. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`translate(search_form(normalize(${products.name} || ' ' || coalesce(${products.nameBn}, ''), NFC)), '০১২৩৪৫৬৭৮৯', '0123456789')`,
      ),
  },
  (table) => [
    check('product_status_is_known', sql`${table.status} IN ('draft', 'active', 'archived')`),
    check('product_has_three_options_at_most', sql`jsonb_array_length(${table.options}) <= 3`),
    check('units_sold_is_not_negative', sql`${table.unitsSold} >= 0`),
    check('limit_per_order_lets_one_through', sql`${table.limitPerOrder} > 0`),
    check('low_stock_is_some', sql`${table.lowStockFrom} > 0`),
    check(
      'price_is_not_negative',
      sql`${table.priceInPaisa} >= 0 AND ${table.sellingPriceInPaisa} BETWEEN 0 AND ${table.priceInPaisa}`,
    ),
    ...dealChecks(table),
    check(
      'active_product_has_a_publication_time',
      sql`${table.status} <> 'active' OR ${table.publishedAt} IS NOT NULL`,
    ),
    ...standingIndexes(table),
    ...listingIndexes(table),
    ...deskIndexes(table),
  ],
)

export const variants = pgTable(
  'variants',
  {
    id: uuid().primaryKey(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    ...optionColumns(),
    sku: text().notNull().unique('sku_is_unique'),
    priceInPaisa: integer().notNull(),
    discountPriceInPaisa: integer(),
    purchaseCostInPaisa: integer(),
    barcode: text(),
    weightInGrams: integer(),
    stock: integer().notNull().default(0),
    /** Counted here, beside the stock: one row to write for each line of an order. */
    unitsSold: integer().notNull().default(0),
  },
  (table) => [
    check('stock_is_not_negative', sql`${table.stock} >= 0`),
    check('variant_units_sold_is_not_negative', sql`${table.unitsSold} >= 0`),
    check(
      'variant_price_is_not_negative',
      sql`${table.priceInPaisa} >= 0 AND (${table.purchaseCostInPaisa} IS NULL OR ${table.purchaseCostInPaisa} >= 0)`,
    ),
    check(
      'discount_is_below_price',
      sql`${table.discountPriceInPaisa} IS NULL OR (${table.discountPriceInPaisa} > 0 AND ${table.discountPriceInPaisa} < ${table.priceInPaisa})`,
    ),
    ...optionChecks(table),
    check('weight_is_not_negative', sql`${table.weightInGrams} >= 0`),
    unique('product_has_an_option_once')
      .on(table.productId, table.color, table.size, table.optionValues)
      .nullsNotDistinct(),
    index('variants_of_product').on(table.productId, table.position),
    index('variants_by_color').on(table.color),
    index('variants_by_size').on(table.size),
    costIndex(table),
    ...codeIndexes(table),
  ],
)

export const productPictures = pgTable(
  'product_pictures',
  {
    productId: uuid().notNull(),
    position: integer().notNull(),
    pictureHash: text()
      .notNull()
      .references(() => pictures.hash),
    /** Set where the picture shows just this variant. */
    variantId: uuid().references(() => variants.id, { onDelete: 'cascade' }),
    /** What it shows, in words; empty: the name of the product. */
    alt: text().notNull().default(''),
    altBn: text().notNull().default(''),
    /** The point that stays in sight where it is cut, in percent from the left and from the top. */
    focusX: smallint().notNull().default(50),
    focusY: smallint().notNull().default(50),
  },
  (table) => [
    check(
      'focus_lies_within_the_picture',
      sql`${table.focusX} BETWEEN 0 AND 100 AND ${table.focusY} BETWEEN 0 AND 100`,
    ),
    primaryKey({ columns: [table.productId, table.position] }),
    foreignKey({ columns: [table.productId], foreignColumns: [products.id] }).onDelete('cascade'),
    index('pictures_of_variant').on(table.variantId),
    index('products_of_picture').on(table.pictureHash),
  ],
)

/** Slugs that a product once had: a visitor who comes with one is led to the new one. A slug in use is never among them. */
export const formerProductSlugs = pgTable(
  'former_product_slugs',
  {
    slug: text().primaryKey(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (table) => [index('former_slugs_of_product').on(table.productId)],
)

export const formerCategorySlugs = pgTable(
  'former_category_slugs',
  {
    slug: text().primaryKey(),
    categoryId: uuid()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
  },
  (table) => [index('former_slugs_of_category').on(table.categoryId)],
)
