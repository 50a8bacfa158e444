import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { OrderLine } from './confirmation.ts'
import { orderLines } from './tables.ts'

const lineColumns = {
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
}

/** What was bought, in the order of the cart. */
export async function listLines(database: Database, orderRef: string): Promise<OrderLine[]> {
  return database
    .select(lineColumns)
    .from(orderLines)
    .where(eq(orderLines.orderRef, orderRef))
    .orderBy(asc(orderLines.position))
}

/** The same of several orders, by the id of the order. */
export async function listLinesOf(
  database: Database,
  orderRefs: readonly string[],
): Promise<Map<string, OrderLine[]>> {
  const rows = await database
    .select({ orderRef: orderLines.orderRef, ...lineColumns })
    .from(orderLines)
    .where(inArray(orderLines.orderRef, [...orderRefs]))
    .orderBy(asc(orderLines.orderRef), asc(orderLines.position))
  const lines = new Map<string, OrderLine[]>(orderRefs.map((id) => [id, []]))
  for (const { orderRef, ...line } of rows) lines.get(orderRef)?.push(line)
  return lines
}
