import { eq, getTableColumns, sql } from 'drizzle-orm'
import { prepared } from '#platform/database/prepared.ts'
import { rowsOf } from '#platform/database/statements/rows-of.ts'
import { slugOfVariant, stockOfVariant } from '#shop/catalog/sellable/sold-now.ts'
import { emailOfPerson, nameOfPerson } from '#shop/identity/users/list-people.ts'
import { recallZoning } from '#shop/delivery/load-zoning.ts'
import { findTerms } from '#shop/delivery/zoning.ts'
import { zoneOfOrder } from '../placement/find-placed.ts'
import type { Shop } from '#shop/shop.ts'
import { selectLines, type StoredOrderLine } from '../list-lines.ts'
import { returnedOf, selectReturns } from '../returns/list-returns.ts'
import type { Returned } from '../returns/returned.ts'
import { collectedBy, toCollectOf, toRefundOf } from '../status/payment.ts'
import { orderLines, orders } from '../tables.ts'
import { selectTags } from '../tags/list-tags.ts'
import { recordsOf, selectRecords, type OrderRecords } from './list-history.ts'
import { othersOf, selectOthers } from './list-orders-of-phone.ts'

export interface DeskLine extends StoredOrderLine, Returned {
  /** Pieces left now; null where the variant is gone. */
  stock: number | null
  /** Of the page where it is sold; null where it is gone. */
  slug: string | null
}

export type DeskOrder = NonNullable<Awaited<ReturnType<typeof findOrder>>>

const { idempotencyKey: _, requestHash: __, client: ___, ...shownColumns } = getTableColumns(orders)

/** All of the page of an order in one statement (docs/decisions/0210). */
const finding = prepared((database) => {
  const found = database.$with('found').as(
    database
      .select({
        ...shownColumns,
        accountName: nameOfPerson(orders.customerId).as('account_name'),
        accountEmail: emailOfPerson(orders.customerId).as('account_email'),
      })
      .from(orders)
      .where(eq(orders.orderId, sql.placeholder('orderId'))),
  )
  const ids = sql`ARRAY(SELECT id FROM found)`
  const { changes, notes, calls } = selectRecords(database, ids)
  const { counted, latest } = selectOthers(database, {
    // Empty where the person was removed.
    phone: sql`(SELECT nullif(phone, '') FROM found)`,
    id: sql`(SELECT id FROM found)`,
  })
  return database
    .with(found)
    .select({
      found: rowsOf(database.select().from(found)),
      lines: rowsOf(selectLines(database, ids, soldNow)),
      returns: rowsOf(selectReturns(database, ids)),
      tags: rowsOf(selectTags(database, ids)),
      changes: rowsOf(changes),
      notes: rowsOf(notes),
      calls: rowsOf(calls),
      counted: rowsOf(counted),
      latest: rowsOf(latest),
    })
    .from(sql`(SELECT) AS nothing`)
    .prepare('order_of_desk')
})

const soldNow = {
  stock: stockOfVariant(orderLines.variantId),
  slug: slugOfVariant(orderLines.variantId),
}

/** An order with everything that staff work with; nothing where there is none of that number. */
export async function findOrder(shop: Shop, orderId: string) {
  const [[asked], zoning] = await Promise.all([
    finding(shop.database).execute({ orderId }),
    recallZoning(shop),
  ])
  if (!asked?.found[0]) return undefined
  const { accountName, accountEmail, ...order } = asked.found[0]
  const customer =
    accountName === null || accountEmail === null
      ? null
      : { name: accountName, email: accountEmail }
  const { history, notes, calls } = recordsOf([order.id], asked).get(order.id) ?? noRecords
  const returned = returnedOf(asked.returns)
  return {
    ...order,
    zone: zoneOfOrder(order),
    zoneName: findTerms(zoning, order.zone)?.name ?? order.zone,
    zoneNameBn: findTerms(zoning, order.zone)?.nameBn ?? null,
    lines: asked.lines.map(({ orderRef, ...line }): DeskLine => ({
      ...line,
      ...returned(orderRef, line.position),
    })),
    history,
    money: {
      toCollectInPaisa: toCollectOf(order),
      toRefundInPaisa: toRefundOf(order),
      collectedBy: collectedBy(history),
    },
    notes,
    calls,
    others: othersOf(asked),
    customer,
    tags: asked.tags.map(({ tag }) => tag),
  }
}

const noRecords: OrderRecords = { history: [], notes: [], calls: [] }

/** The order's own id, by its number. */
export async function findOrderRef(shop: Shop, orderId: string): Promise<string | undefined> {
  const [order] = await shop.database
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.orderId, orderId))
  return order?.id
}
