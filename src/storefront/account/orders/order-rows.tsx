import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import type { OwnOrderRow } from '#shop/orders/own-orders/list-own-orders.ts'
import { smallPicture } from '#shop/pictures/picture.ts'
import { Moment } from '#ui/text/moment.tsx'
import { ProductPicture } from '#storefront/cart/product-line.tsx'
import { countText, paisaText } from '#pages/money/taka.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import { StatusBadge } from '#shop/orders/views/status-badge.tsx'

/** An order as it comes from the server: moments are text on the way. */
export type ShownRow = Omit<OwnOrderRow, 'placedAt'> & { placedAt: string }

export function showRow(row: OwnOrderRow): ShownRow {
  return { ...row, placedAt: row.placedAt.toISOString() }
}

export function OrderRows({ orders }: { orders: readonly ShownRow[] }) {
  return (
    <ul className="divide-y divide-line">
      {orders.map((order) => (
        <OrderRow key={order.orderId} order={order} />
      ))}
    </ul>
  )
}

function OrderRow({ order }: { order: ShownRow }) {
  const { orderId, placedAt, status, grandTotalInPaisa, count, lines } = order
  const [first] = lines
  const name = first ? inLanguage(getLocale(), first.name, first.nameBn) : ''
  const others = lines.length - 1
  return (
    <li className="relative flex gap-3 py-4 first:pt-0 last:pb-0 sm:gap-4">
      <ProductPicture url={smallPicture(first?.picture ?? null)} size="small" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <ShopLink
            to={`/dashboard/myOrder/${orderId}`}
            className="tabular font-semibold after:absolute after:inset-0 hover:text-brand"
          >
            {m.account_order({ number: orderId })}
          </ShopLink>
          <StatusBadge status={status} />
        </div>
        <p className="line-clamp-2">
          {name}
          {others > 0 && ` ${m.account_and_more({ n: countText(others) })}`}
        </p>
        <p className="tabular text-sm text-ink-soft">
          <Moment at={placedAt} /> · {m.common_items({ n: count })} ·{' '}
          <span className="font-semibold text-ink">{paisaText(grandTotalInPaisa)}</span>
        </p>
      </div>
    </li>
  )
}
