import { sql } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import type { ProductStatus } from '../product.ts'
import { nameContains } from './shown-products.ts'

const most = 50

export interface RecentProduct {
  id: string
  name: string
  nameBn: string | null
  status: ProductStatus
  priceInPaisa: number
}

/** Products of every status, the newest first; those whose name holds the typed text, where some is typed. */
export async function listRecentProducts(shop: Shop, typed: string): Promise<RecentProduct[]> {
  const { rows } = await shop.database.execute<RecentProduct & Record<string, unknown>>(sql`
    SELECT p.id, p.name, p.name_bn AS "nameBn", p.status, p.price_in_paisa AS "priceInPaisa"
    FROM products p WHERE ${typed === '' ? sql`true` : nameContains(typed)}
    ORDER BY p.id DESC LIMIT ${most}`)
  return rows
}
