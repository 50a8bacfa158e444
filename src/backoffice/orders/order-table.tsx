import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { formatPhone } from '#platform/phone.ts'
import { DataTable, type Column } from '#pages/list/data-table.tsx'
import { ShopLink } from '#pages/shop-link.tsx'
import { countText, paisaText } from '#pages/money/taka.ts'
import { StatusBadge } from '#shop/orders/views/status-badge.tsx'
import { Badge } from '#ui/badge.tsx'
import { langOf } from '#ui/text/lang-of.ts'
import { Moment } from '#ui/text/moment.tsx'
import { callNames } from '../calls/call-words.ts'
import { selectionColumn } from './bulk/selection-boxes.tsx'
import { paymentNames, sourceNames } from './order-words.ts'
import type { ShownRow } from './shown-row.ts'

const numberCell = ({ orderId, placedAt }: ShownRow) => (
  <>
    <ShopLink
      to={`/dashboard/order-details/${orderId}`}
      aria-label={m.account_order({ number: orderId })}
      className="tabular font-semibold after:absolute after:inset-0 hover:text-brand"
    >
      {orderId}
    </ShopLink>
    <span className="tabular text-sm text-ink-soft max-md:ml-3 md:block">
      <Moment at={placedAt} withTime />
    </span>
  </>
)

function CustomerCell({ fullName, phone, product, lines, pieces }: ShownRow) {
  const name = inLanguage(getLocale(), product.name, product.nameBn)
  const others = lines - 1
  return (
    <>
      <p className="[overflow-wrap:anywhere]">
        <span className="font-medium">{phone === '' ? m.orders_no_person() : fullName}</span>
        {phone !== '' && (
          <span className="tabular ml-2 inline-block whitespace-nowrap text-ink-soft">
            {formatPhone(phone, getLocale())}
          </span>
        )}
      </p>
      <p className="line-clamp-1 text-sm text-ink-soft [overflow-wrap:anywhere]">
        {m.common_items({ n: pieces })}: <span lang={langOf(name)}>{name}</span>
        {others > 0 && ` ${m.account_and_more({ n: countText(others) })}`}
      </p>
    </>
  )
}

const columns: readonly Column<ShownRow>[] = [
  { title: m.orders_column_order, cell: numberCell },
  { title: m.orders_column_customer, isMain: true, cell: CustomerCell },
  {
    title: m.orders_column_place,
    cell: ({ area, areaBn, district, districtBn }) => (
      <span className="block text-sm md:max-w-40 md:truncate">
        {inLanguage(getLocale(), area, areaBn)}, {inLanguage(getLocale(), district, districtBn)}
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
    cell: ({ status, payment, callState, source, tags }) => (
      <span className="flex flex-wrap items-center gap-1.5">
        <StatusBadge status={status} />
        {status === 'Pending' && callState && <Badge>{callNames[callState]()}</Badge>}
        {payment !== 'due' && <Badge>{paymentNames[payment]()}</Badge>}
        {source !== 'website' && <Badge>{sourceNames[source]()}</Badge>}
        {tags.map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
      </span>
    ),
  },
]

export const OrderTable = ({ orders }: { orders: readonly ShownRow[] }) => (
  <DataTable label={m.orders_title()} columns={[selectionColumn, ...columns]} rows={orders} />
)
