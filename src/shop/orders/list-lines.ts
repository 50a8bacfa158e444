import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { prepared } from '#platform/database/prepared.ts'
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
  options: orderLines.options,
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

/** With the position that it keeps as long as it stands, whatever is taken out before it. */
export interface StoredOrderLine extends OrderLine {
  position: number
}

const linesOf = prepared((database) =>
  database
    .select({ orderRef: orderLines.orderRef, position: orderLines.position, ...lineColumns })
    .from(orderLines)
    .where(sql`${orderLines.orderRef} = ANY((SELECT ${sql.placeholder('ids')})::uuid[])`)
    .orderBy(asc(orderLines.orderRef), asc(orderLines.position))
    .prepare('lines_of_orders'),
)

/** The same of several orders, by the id of the order, as staff work with them. */
export async function listLinesOf(
  database: Database,
  orderRefs: readonly string[],
): Promise<Map<string, StoredOrderLine[]>> {
  const rows = await linesOf(database).execute({ ids: orderRefs })
  const lines = new Map<string, StoredOrderLine[]>(orderRefs.map((id) => [id, []]))
  for (const { orderRef, ...line } of rows) lines.get(orderRef)?.push(line)
  return lines
}
