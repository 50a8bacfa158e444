import { inArray } from 'drizzle-orm'
import { giveWay } from '#platform/concurrency/give-way.ts'
import { takaFromPaisa } from '#platform/money.ts'
import { formatPhone } from '#platform/phone.ts'
import { clockInDhaka } from '#platform/text/clock-in-dhaka.ts'
import type { ExportCell } from '#shop/exports/export-format.ts'
import type { ExportedRows, StoredQuery } from '#shop/exports/exported-rows.ts'
import type { Shop } from '#shop/shop.ts'
import type { OrderFilter, OrderSort } from '../desk/order-filter.ts'
import { countMatching, listOrders } from '../desk/list-orders.ts'
import type { OrderRow } from '../lines/listed-order.ts'
import { variantWords } from '#shop/catalog/options/variant-words.ts'
import { listLinesOf, type StoredOrderLine } from '../list-lines.ts'
import { toCollectOf, toRefundOf } from '../status/payment.ts'
import { orders } from '../tables.ts'
import type { ExportColumn } from './columns.ts'

interface ExportQuery {
  filter: OrderFilter
  sort: OrderSort
  columns: readonly ExportColumn[]
}

const atOnce = 250

/**
 * Exactly the orders that fit, batch by batch, each going on behind the last row of the one before: their number costs no memory, and
 * shoppers go first.
 * Ended where the typed text is too short.
 */
export async function* listOrderRows(
  shop: Shop,
  { filter, sort, columns }: ExportQuery,
): AsyncGenerator<ExportCell[][]> {
  for (let after: string | undefined; ;) {
    const began = performance.now()
    const listed = await listOrders(shop, { filter, sort, after, limit: atOnce })
    if (listed.outcome !== 'listed') return
    const whole = await withRest(shop, listed.orders)
    const workedMs = performance.now() - began
    if (whole.length > 0) yield whole.map((order) => columns.map((column) => cells[column](order)))
    if (listed.next === undefined) return
    after = listed.next
    await giveWay(workedMs)
  }
}

/** What the list itself does not show. */
async function withRest(shop: Shop, rows: readonly OrderRow[]) {
  const ids = rows.map(({ id }) => id)
  const [rests, lines] = await Promise.all([
    shop.database.select(restColumns).from(orders).where(inArray(orders.id, ids)),
    listLinesOf(shop.database, ids),
  ])
  const restOf = new Map(rests.map((rest) => [rest.id, rest]))
  return rows.flatMap((row) => {
    const rest = restOf.get(row.id)
    return rest ? [{ ...row, ...rest, ofLines: lines.get(row.id) ?? [] }] : []
  })
}

const restColumns = {
  id: orders.id,
  email: orders.email,
  address: orders.address,
  note: orders.note,
  trackingId: orders.trackingId,
  subtotalInPaisa: orders.subtotalInPaisa,
  deliveryChargeInPaisa: orders.deliveryChargeInPaisa,
  discountInPaisa: orders.discountInPaisa,
  returnedInPaisa: orders.returnedInPaisa,
  couponCode: orders.couponCode,
  couponDiscountInPaisa: orders.couponDiscountInPaisa,
}

type WholeRow = Awaited<ReturnType<typeof withRest>>[number]

const cells: Record<ExportColumn, (order: WholeRow) => ExportCell> = {
  order: ({ orderId }) => orderId,
  placed: ({ placedAt }) => clockInDhaka(placedAt),
  status: ({ status }) => status,
  payment: ({ payment }) => payment,
  source: ({ source }) => source,
  name: ({ fullName }) => fullName,
  phone: ({ phone }) => (phone === '' ? '' : formatPhone(phone, 'en')),
  email: ({ email }) => email ?? '',
  method: ({ deliveryMethod }) => deliveryMethod,
  district: ({ district }) => district,
  area: ({ area }) => area,
  address: ({ address }) => address,
  note: ({ note }) => note,
  products: ({ ofLines }) => ofLines.map(lineText).join(', '),
  pieces: ({ pieces }) => pieces,
  subtotal: ({ subtotalInPaisa }) => takaFromPaisa(subtotalInPaisa),
  delivery: ({ deliveryChargeInPaisa }) => takaFromPaisa(deliveryChargeInPaisa),
  discount: ({ discountInPaisa }) => takaFromPaisa(discountInPaisa),
  coupon: ({ couponCode }) => couponCode ?? '',
  couponDiscount: ({ couponDiscountInPaisa }) => takaFromPaisa(couponDiscountInPaisa),
  returned: ({ returnedInPaisa }) => takaFromPaisa(returnedInPaisa),
  total: ({ grandTotalInPaisa }) => takaFromPaisa(grandTotalInPaisa),
  paid: ({ paidInPaisa }) => takaFromPaisa(paidInPaisa),
  refunded: ({ refundedInPaisa }) => takaFromPaisa(refundedInPaisa),
  toCollect: (order) => takaFromPaisa(toCollectOf(order)),
  toRefund: (order) => takaFromPaisa(toRefundOf(order)),
  tags: ({ tags }) => tags.join(', '),
  tracking: ({ trackingId }) => trackingId,
}

const lineText = ({ quantity, name, sku, ...line }: StoredOrderLine) =>
  `${quantity} × ${[name, ...variantWords(line, 'en')].join(', ')} (${sku})`

/** As a long export kept it. */
const queryOf = ({ filter, sort, columns, asOf }: StoredQuery) =>
  ({ filter: { ...filter, asOf }, sort, columns }) as ExportQuery

export const exportedOrders: ExportedRows = {
  count: (shop, query, most) => countMatching(shop, queryOf(query).filter, most),
  list: (shop, query) => listOrderRows(shop, queryOf(query)),
}
