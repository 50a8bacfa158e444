import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { products, variants } from '../tables.ts'

/** Pieces of the variant of this id, as a column of a query; null where it is gone. */
export const stockOfVariant = (id: PgColumn): SQL<number | null> =>
  sql`(SELECT v.stock FROM ${variants} v WHERE v.id = ${id})`

/** Of the page where it is sold; null where it is gone. */
export const slugOfVariant = (id: PgColumn): SQL<string | null> =>
  sql`(SELECT p.slug FROM ${variants} v JOIN ${products} p ON p.id = v.product_id WHERE v.id = ${id})`
