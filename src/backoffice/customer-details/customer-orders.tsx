import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { formatPhone } from '#platform/phone.ts'
import { DataTable, type Column } from '#pages/list/data-table.tsx'
import { paisaText } from '#pages/money/taka.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import { StatusBadge } from '#shop/orders/views/status-badge.tsx'
import { Badge } from '#ui/badge.tsx'
import { Moment } from '#ui/text/moment.tsx'
import { OlderLink } from '../lists/older-link.tsx'
import { paymentNames } from '../orders/order-words.ts'
import { customerPageHref, type CustomerPage } from './customer-page-href.ts'
import type { ShownCustomer } from './shown-customer.ts'

type Row = ShownCustomer['orders'][number]

const columns: readonly Column<Row>[] = [
  {
    title: m.orders_column_order,
    isMain: true,
    cell: ({ orderId, placedAt }) => (
      <>
        <ShopLink
          to={`/dashboard/order-details/${orderId}`}
          aria-label={m.account_order({ number: orderId })}
          className="tabular font-semibold after:absolute after:inset-0 hover:text-brand"
        >
          {orderId}
        </ShopLink>
        <span className="tabular ml-3 text-sm text-ink-soft">
          <Moment at={placedAt} withTime />
        </span>
      </>
    ),
  },
  {
    title: m.customers_identities,
    cell: ({ phone, isGuest }) => (
      <span className="tabular text-sm text-ink-soft">
        {formatPhone(phone, getLocale())} {isGuest && m.customers_as_guest()}
      </span>
    ),
  },
  {
    title: m.orders_column_total,
    isNumber: true,
    cell: ({ grandTotalInPaisa }) => (
      <span className="font-semibold">{paisaText(grandTotalInPaisa)}</span>
    ),
  },
  {
    title: m.orders_column_status,
    cell: ({ status, payment }) => (
      <span className="flex flex-wrap items-center gap-1.5">
        <StatusBadge status={status} />
        {payment !== 'due' && <Badge>{paymentNames[payment]()}</Badge>}
      </span>
    ),
  },
]

interface CustomerOrdersProps {
  customer: ShownCustomer
  page: CustomerPage
}

/** All orders of a customer, whichever phone or account they came from; the latest first. */
export function CustomerOrders({ customer, page }: CustomerOrdersProps) {
  const { id, orders, nextOrder } = customer
  const isLatest = page.after === undefined
  if (orders.length === 0 && isLatest)
    return <p className="text-ink-soft">{m.customers_orders_none()}</p>
  return (
    <div className="flex flex-col gap-4">
      <DataTable label={m.customers_orders()} columns={columns} rows={orders} />
      <OlderLink
        last={nextOrder}
        isLatest={isLatest}
        hrefOf={(after) => customerPageHref(id, { ...page, after })}
      />
    </div>
  )
}
