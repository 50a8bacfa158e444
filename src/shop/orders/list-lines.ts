import { asc, eq, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { placedIds, prepared } from '#platform/database/prepared.ts'
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
  discountInPaisa: orderLines.discountInPaisa,
}

/** What was bought, in the order of the cart. */
export async function listLines(database: Database, orderRef: string): Promise<OrderLine[]> {
  return database
    .select(lineColumns)
    .from(orderLines)
    .where(eq(orderLines.orderRef, orderRef))
    .orderBy(asc(orderLines.position))
}

/** With the position that it keeps, whatever is taken out before it. */
export interface StoredOrderLine extends OrderLine {
  position: number
}

/** `further` columns of each line beside what was bought; `ids`: a list of orders. */
export const selectLines = <Further extends Record<string, SQL>>(
  database: Database,
  ids: SQL,
  further: Further,
) =>
  database
    .select({
      orderRef: orderLines.orderRef,
      position: orderLines.position,
      ...lineColumns,
      ...further,
    })
    .from(orderLines)
    .where(sql`${orderLines.orderRef} = ANY(${ids})`)
    .orderBy(asc(orderLines.orderRef), asc(orderLines.position))

const linesOf = prepared((database) =>
  selectLines(database, placedIds, {}).prepare('lines_of_orders'),
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
