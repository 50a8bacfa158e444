import { Fragment, type ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { formatPhone } from '#platform/phone.ts'
import { DataTable, type Column, type Sorting } from '#pages/list/data-table.tsx'
import { ShopLink } from '#pages/shop-link.tsx'
import { countText, paisaText } from '#pages/money/taka.ts'
import { usualColumns, type ListColumn } from '#shop/saved-views/columns.ts'
import { owesNothing, toCollectOf, toRefundOf } from '#shop/orders/status/payment.ts'
import { StatusBadge } from '#shop/orders/views/status-badge.tsx'
import { Badge } from '#ui/badge.tsx'
import { langOf } from '#ui/text/lang-of.ts'
import { Moment } from '#ui/text/moment.tsx'
import { callNames } from '../calls/call-words.ts'
import { columnNames } from './column-names.ts'
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
    <span className="tabular text-sm text-ink-soft @max-2xl:ml-3 @2xl:block">
      <Moment at={placedAt} withTime />
    </span>
  </>
)

const productsLine = ({ product, lines, pieces }: ShownRow) => {
  const name = inLanguage(getLocale(), product.name, product.nameBn)
  const others = lines - 1
  return (
    <p className="line-clamp-1 text-sm text-ink-soft [overflow-wrap:anywhere]">
      {m.common_items({ n: pieces })}: <span lang={langOf(name)}>{name}</span>
      {others > 0 && ` ${m.account_and_more({ n: countText(others) })}`}
    </p>
  )
}

const customerLine = ({ fullName, phone }: ShownRow) => (
  <p className="flex flex-wrap gap-x-2 [overflow-wrap:anywhere]">
    <span className="line-clamp-2 font-medium">
      {phone === '' ? m.orders_no_person() : fullName}
    </span>
    {phone !== '' && (
      <span className="tabular whitespace-nowrap text-ink-soft">
        {formatPhone(phone, getLocale())}
      </span>
    )}
  </p>
)

type Columns = readonly ListColumn<'orders'>[]
type Badges = (row: ShownRow) => ReactNode

/** What is said of an order in a word or two: in a column of its own, or beside the status where it is not as usual. */
const badges: Record<'call' | 'payment' | 'source' | 'tags', { own: Badges; beside: Badges }> = {
  call: {
    own: ({ status, callState, deliveryMethod }) =>
      callState
        ? callNames[callState]()
        : status === 'Pending' && deliveryMethod === 'delivery' && callNames['never-called'](),
    beside: ({ status, callState }) =>
      status === 'Pending' && callState && <Badge>{callNames[callState]()}</Badge>,
  },
  payment: {
    own: (row) => (owesNothing(row) ? m.money_nothing_due() : paymentNames[row.payment]()),
    beside: ({ payment }) => payment !== 'due' && <Badge>{paymentNames[payment]()}</Badge>,
  },
  source: {
    own: ({ source }) => sourceNames[source](),
    beside: ({ source }) => source !== 'website' && <Badge>{sourceNames[source]()}</Badge>,
  },
  tags: {
    own: ({ tags }) => <Tags tags={tags} />,
    beside: ({ tags }) => <Tags tags={tags} />,
  },
}

const badgeNames = Object.keys(badges) as (keyof typeof badges)[]

const Tags = ({ tags }: Pick<ShownRow, 'tags'>) => tags.map((tag) => <Badge key={tag}>{tag}</Badge>)

const badgeCell =
  (name: keyof typeof badges) =>
  (row: ShownRow): ReactNode => (
    <span className="flex flex-wrap items-center gap-1.5 text-sm">{badges[name].own(row)}</span>
  )

/** Who bought what stands in one column, as they are read together. */
function mainColumn(shown: Columns): Column<ShownRow>[] {
  const hasCustomer = shown.includes('customer')
  const hasProducts = shown.includes('products')
  if (!hasCustomer && !hasProducts) return []
  const cell = (row: ShownRow) => (
    <>
      {hasCustomer && customerLine(row)}
      {hasProducts && productsLine(row)}
    </>
  )
  const title = hasCustomer ? columnNames.customer : columnNames.products
  return [{ title, isMain: true, cell }]
}

const statusCell =
  (shown: Columns) =>
  (row: ShownRow): ReactNode => (
    <span className="flex flex-wrap items-center gap-1.5">
      <StatusBadge status={row.status} />
      {badgeNames
        .filter((name) => !shown.includes(name))
        .map((name) => (
          <Fragment key={name}>{badges[name].beside(row)}</Fragment>
        ))}
    </span>
  )

const placeCell = ({ deliveryMethod, area, areaBn, district, districtBn }: ShownRow) => (
  <span className="block text-sm @2xl:max-w-28 @2xl:truncate @4xl:max-w-40">
    {deliveryMethod === 'pickup'
      ? m.orders_pickup()
      : `${inLanguage(getLocale(), area, areaBn)}, ${inLanguage(getLocale(), district, districtBn)}`}
  </span>
)

const totalCell = (row: ShownRow) => {
  const left = moneyLeft(row)
  return (
    <>
      <span className="font-semibold">{paisaText(row.grandTotalInPaisa)}</span>
      {left && <span className="text-sm text-ink-soft @max-2xl:ml-3 @2xl:block">{left}</span>}
    </>
  )
}

/** Where it is another amount than the total. */
function moneyLeft(row: ShownRow): string | undefined {
  if (row.payment === 'part-paid')
    return m.orders_to_collect({ amount: paisaText(toCollectOf(row)) })
  return row.payment === 'refund-due'
    ? m.orders_to_refund({ amount: paisaText(toRefundOf(row)) })
    : undefined
}

interface Controls {
  /** Where something can be done with the selected ones: a box in each row. */
  selection?: Column<ShownRow> | undefined
  sortings?: { placed: Sorting; total: Sorting }
}

function columnsOf(shown: Columns, { selection, sortings }: Controls): Column<ShownRow>[] {
  const rest: Partial<Record<ListColumn<'orders'>, Omit<Column<ShownRow>, 'title'>>> = {
    place: { cell: placeCell },
    total: { cell: totalCell, isNumber: true, sorting: sortings?.total },
    status: { cell: statusCell(shown) },
    ...Object.fromEntries(badgeNames.map((name) => [name, { cell: badgeCell(name) }])),
  }
  return [
    ...(selection ? [selection] : []),
    { title: m.orders_column_order, cell: numberCell, sorting: sortings?.placed },
    ...mainColumn(shown),
    ...shown.flatMap((name) => {
      const column = rest[name]
      return column ? [{ title: columnNames[name], ...column }] : []
    }),
  ]
}

interface OrderTableProps extends Controls {
  orders: readonly ShownRow[]
  shown?: Columns
}

/** More columns have no room beside each other. */
const mostBeside = 6

/** Many columns are moved sideways on desks; on phones each order is a card of what was chosen. */
export const OrderTable = ({
  orders,
  shown = usualColumns.orders,
  ...controls
}: OrderTableProps) => (
  <DataTable
    label={m.orders_title()}
    columns={columnsOf(shown, controls)}
    rows={orders}
    isWide={shown.length > mostBeside}
  />
)
