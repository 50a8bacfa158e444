import { sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Database } from '#platform/database.ts'
import { prepared } from '#platform/transaction.ts'
import type { OrderLine } from './confirmation.ts'
import { orderChanges, orderLines, orders } from './tables.ts'

const given = sql.placeholder

/**
 * Writes order, lines and first change in one statement: the stock of its variants is held meanwhile, so round trips count.
 * `lines` come as rows with the columns of the table, in their order there.
 */
const saving = prepared((database) => {
  const placed = database.$with('placed').as(
    database
      .insert(orders)
      .values({
        id: given('id'),
        orderId: given('orderId'),
        trackingId: given('trackingId'),
        fullName: given('fullName'),
        phone: given('phone'),
        email: given('email'),
        district: given('district'),
        districtBn: given('districtBn'),
        area: given('area'),
        areaBn: given('areaBn'),
        address: given('address'),
        note: given('note'),
        language: given('language'),
        zone: given('zone'),
        subtotalInPaisa: given('subtotalInPaisa'),
        deliveryChargeInPaisa: given('deliveryChargeInPaisa'),
        grandTotalInPaisa: given('grandTotalInPaisa'),
        placedAt: given('placedAt'),
        statusChangedAt: given('placedAt'),
        idempotencyKey: given('idempotencyKey'),
        requestHash: given('requestHash'),
      })
      .onConflictDoNothing()
      .returning({ id: orders.id, placedAt: orders.placedAt }),
  )
  const change = database.$with('change').as(
    database
      .insert(orderChanges)
      .select(
        sql`SELECT ${given('changeId')}::uuid, placed.id, placed.placed_at, 'shopper', 'status', NULL, 'Pending', '' FROM placed`,
      )
      .returning({ id: orderChanges.id }),
  )
  return database
    .with(placed, change)
    .insert(orderLines)
    .select(
      sql`SELECT placed.id, line.* FROM placed, unnest(
        ${given('position')}::int[], ${given('productId')}::uuid[], ${given('variantId')}::uuid[],
        ${given('sku')}::text[], ${given('name')}::text[], ${given('nameBn')}::text[],
        ${given('color')}::text[], ${given('colorBn')}::text[], ${given('size')}::text[],
        ${given('picture')}::text[], ${given('quantity')}::int[], ${given('unitPriceInPaisa')}::int[]) AS line`,
    )
    .returning({ position: orderLines.position })
    .prepare('save_order')
})

export type NewOrder = Omit<
  typeof orders.$inferSelect,
  'status' | 'payment' | 'statusChangedAt'
> & { lines: readonly OrderLine[] }

/** False, and nothing written, where one of its unique fields is taken: the idempotency key, or by chance an id. */
export async function saveOrder(database: Database, order: NewOrder): Promise<boolean> {
  const { lines, ...row } = order
  const written = await saving(database).execute({ ...row, ...columnsOf(lines), changeId: newId() })
  return written.length > 0
}

/** Rows turned into one array for each column. */
function columnsOf(lines: readonly OrderLine[]): Record<keyof OrderLine | 'position', unknown[]> {
  return {
    position: lines.map((_, index) => index),
    productId: lines.map((line) => line.productId),
    variantId: lines.map((line) => line.variantId),
    sku: lines.map((line) => line.sku),
    name: lines.map((line) => line.name),
    nameBn: lines.map((line) => line.nameBn),
    color: lines.map((line) => line.color),
    colorBn: lines.map((line) => line.colorBn),
    size: lines.map((line) => line.size),
    picture: lines.map((line) => line.picture),
    quantity: lines.map((line) => line.quantity),
    unitPriceInPaisa: lines.map((line) => line.unitPriceInPaisa),
  }
}
