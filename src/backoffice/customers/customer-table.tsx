import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { formatPhone } from '#platform/phone.ts'
import { DataTable, type Column, type Sorting } from '#pages/list/data-table.tsx'
import { countText, paisaText } from '#pages/money/taka.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import type { ListColumn } from '#shop/saved-views/columns.ts'
import { Badge } from '#ui/badge.tsx'
import { Moment } from '#ui/text/moment.tsx'
import { selectionColumn } from '../lists/selection/selection-boxes.tsx'
import { columnNames } from './column-names.ts'
import { customerPath } from './customers-href.ts'
import { markLooks, markNames } from './customer-words.ts'
import type { ShownRow } from './shown-row.ts'

const nameCell =
  (hasContact: boolean) =>
  (row: ShownRow): ReactNode => (
    <>
      <ShopLink
        to={customerPath(row.id)}
        className="font-semibold [overflow-wrap:anywhere] after:absolute after:inset-0 hover:text-brand"
      >
        {nameOf(row)}
      </ShopLink>
      {hasContact && (
        <p className="text-sm text-ink-soft">
          {row.phone && row.name !== row.phone && (
            <span className="tabular mr-3 inline-block whitespace-nowrap">
              {formatPhone(row.phone, getLocale())}
            </span>
          )}
          {row.email && <span className="inline-block [overflow-wrap:anywhere]">{row.email}</span>}
        </p>
      )}
    </>
  )

const ordersCell = ({ orders, delivered, canceled, returned }: ShownRow) => (
  <>
    <span className="font-medium">{m.customers_n_orders({ n: orders })}</span>
    <span className="block text-sm text-ink-soft @2xl:max-w-40 @2xl:whitespace-normal @4xl:max-w-60 @4xl:min-w-44">
      {[
        delivered > 0 && m.customers_n_delivered({ n: countText(delivered) }),
        canceled > 0 && m.customers_n_canceled({ n: countText(canceled) }),
        returned > 0 && m.customers_n_returned({ n: countText(returned) }),
      ]
        .flatMap((text) => text || [])
        // A number stays beside what it counts, and a dot behind it.
        .map((text) => text.replaceAll(' ', '\u00A0'))
        .join('\u00A0· ')}
    </span>
  </>
)

const lastCell = ({ lastOrderAt }: ShownRow) => (
  <span className="tabular text-sm">
    {lastOrderAt === null ? m.customers_never() : <Moment at={lastOrderAt} />}
  </span>
)

const firstCell = ({ firstOrderAt }: ShownRow) =>
  firstOrderAt && (
    <span className="tabular text-sm">
      <Moment at={firstOrderAt} />
    </span>
  )

const districtCell = ({ district, districtBn }: ShownRow) =>
  district && <span className="text-sm">{inLanguage(getLocale(), district, districtBn)}</span>

const marksCell = ({ mark, tags, hasAccount }: ShownRow) => (
  <span className="flex flex-wrap items-center gap-1.5 @2xl:max-w-36">
    {mark !== 'none' && <Badge kind={markLooks[mark]}>{markNames[mark]()}</Badge>}
    {hasAccount && <Badge>{m.customers_account()}</Badge>}
    {tags.map((tag) => (
      <Badge key={tag}>{tag}</Badge>
    ))}
  </span>
)

const spentCell = ({ spentInPaisa }: ShownRow) => (
  <span className="font-semibold">{paisaText(spentInPaisa)}</span>
)

type Columns = readonly ListColumn<'customers'>[]

/** How they are reached stands below the name. */
const rest: Record<Exclude<ListColumn<'customers'>, 'contact'>, Omit<Column<ShownRow>, 'title'>> = {
  orders: { cell: ordersCell },
  spent: { cell: spentCell, isNumber: true },
  last: { cell: lastCell },
  district: { cell: districtCell },
  first: { cell: firstCell },
  marks: { cell: marksCell },
}

export type Sortings = Partial<Record<ListColumn<'customers'>, Sorting>>

function columnsOf(
  shown: Columns,
  selection: Column<ShownRow>,
  sortings: Sortings,
): Column<ShownRow>[] {
  const hasContact = shown.includes('contact')
  return [
    selection,
    { title: m.orders_column_customer, isMain: true, hasBox: true, cell: nameCell(hasContact) },
    ...shown.flatMap((name) =>
      name === 'contact'
        ? []
        : [{ title: columnNames[name], sorting: sortings[name], ...rest[name] }],
    ),
  ]
}

const nameOf = ({ name, phone }: ShownRow) =>
  name === phone ? formatPhone(name, getLocale()) : name

const boxOf = (row: ShownRow) => ({
  value: row.id,
  label: m.customers_select({ name: nameOf(row) }),
})

interface CustomerTableProps {
  customers: readonly ShownRow[]
  shown: Columns
  /** Which boxes are ticked as the page comes. */
  ticked: ReadonlySet<string>
  /** Ticks all of them. */
  head: ReactNode
  sortings: Sortings
}

/** On phones each customer is a card of what was chosen. */
export const CustomerTable = ({ customers, shown, ticked, head, sortings }: CustomerTableProps) => (
  <DataTable
    label={m.customers_title()}
    columns={columnsOf(shown, selectionColumn(boxOf, ticked, head), sortings)}
    rows={customers}
    isWide={shown.length > 6}
  />
)
