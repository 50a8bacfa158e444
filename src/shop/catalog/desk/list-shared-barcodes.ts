import { sql } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'

/** A barcode of a product that another variant has, too, of it or of another product. */
export interface SharedBarcode extends Record<string, unknown> {
  sku: string
  barcode: string
  /** Of the product that the other variant is of. */
  productId: string
  name: string
  nameBn: string | null
}

/** Packs and colours may share a barcode, so that none is refused for it: who edits the product is told. */
export async function listSharedBarcodes(
  { database }: Pick<Shop, 'database'>,
  productId: string,
): Promise<SharedBarcode[]> {
  const { rows } = await database.execute<SharedBarcode>(sql`
    SELECT own.sku, own.barcode, p.id AS "productId", p.name, p.name_bn AS "nameBn"
    FROM variants own
    CROSS JOIN LATERAL (
      SELECT other.product_id FROM variants other
      WHERE lower(other.barcode) = lower(own.barcode) AND other.id <> own.id LIMIT 1
    ) shared
    JOIN products p ON p.id = shared.product_id
    WHERE own.product_id = ${productId}::uuid AND own.barcode IS NOT NULL
    ORDER BY own.position LIMIT 5`)
  return rows
}
