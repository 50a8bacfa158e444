import { sql } from 'drizzle-orm'
import { stockMovements } from './tables.ts'

/** So many steps of the ledger back is lately. */
const latestMovements = 1000

/** Variants that were ordered lately: rows of `variant_id`, from the end of the ledger. */
export const orderedLately = sql`SELECT DISTINCT variant_id
  FROM (SELECT variant_id, kind FROM ${stockMovements} ORDER BY id DESC LIMIT ${sql.raw(String(latestMovements))}) latest
  WHERE kind = 'order'`
