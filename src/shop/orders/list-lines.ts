import { asc, eq } from 'drizzle-orm'
import type { Database } from '#platform/database.ts'
import type { OrderLine } from './confirmation.ts'
import { orderLines } from './tables.ts'

/** What was bought, in the order of the cart. */
export async function listLines(database: Database, orderRef: string): Promise<OrderLine[]> {
  return database
    .select({
      productId: orderLines.productId,
      variantId: orderLines.variantId,
      sku: orderLines.sku,
      name: orderLines.name,
      nameBn: orderLines.nameBn,
      color: orderLines.color,
      colorBn: orderLines.colorBn,
      size: orderLines.size,
      picture: orderLines.picture,
      quantity: orderLines.quantity,
      unitPriceInPaisa: orderLines.unitPriceInPaisa,
    })
    .from(orderLines)
    .where(eq(orderLines.orderRef, orderRef))
    .orderBy(asc(orderLines.position))
}
