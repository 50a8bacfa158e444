import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { formatPhone } from '#platform/phone.ts'
import { DataTable, type Column } from '#pages/list/data-table.tsx'
import { countText, paisaText } from '#pages/money/taka.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import { Badge } from '#ui/badge.tsx'
import { Moment } from '#ui/text/moment.tsx'
import { customerPath } from './customers-address.ts'
import { markLooks, markNames } from './customer-words.ts'
import type { ShownRow } from './shown-row.ts'

const nameCell = ({ id, name, phone, email }: ShownRow) => (
  <>
    <ShopLink
      to={customerPath(id)}
      className="font-semibold [overflow-wrap:anywhere] after:absolute after:inset-0 hover:text-brand"
    >
      {name === phone ? formatPhone(name, getLocale()) : name}
    </ShopLink>
    <p className="text-sm text-ink-soft">
      {phone && name !== phone && (
        <span className="tabular mr-3 inline-block whitespace-nowrap">
          {formatPhone(phone, getLocale())}
        </span>
      )}
      {email && <span className="inline-block [overflow-wrap:anywhere]">{email}</span>}
    </p>
  </>
)

const ordersCell = ({ orders, delivered, canceled, returned }: ShownRow) => (
  <>
    <span className="font-medium">{m.customers_n_orders({ n: orders })}</span>
    <span className="block text-sm text-ink-soft md:max-w-40 md:whitespace-normal">
      {[
        delivered > 0 && m.customers_n_delivered({ n: countText(delivered) }),
        canceled > 0 && m.customers_n_canceled({ n: countText(canceled) }),
        returned > 0 && m.customers_n_returned({ n: countText(returned) }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </span>
  </>
)

const columns: readonly Column<ShownRow>[] = [
  { title: m.orders_column_customer, isMain: true, cell: nameCell },
  { title: m.customers_orders, cell: ordersCell },
  {
    title: m.customers_column_spent,
    isNumber: true,
    cell: ({ spentInPaisa }) => <span className="font-semibold">{paisaText(spentInPaisa)}</span>,
  },
  {
    title: m.customers_sum_last,
    cell: ({ lastOrderAt, district, districtBn }) => (
      <span className="text-sm">
        {lastOrderAt === null ? (
          m.customers_never()
        ) : (
          <span className="tabular">
            <Moment at={lastOrderAt} />
          </span>
        )}
        {district && (
          <span className="text-ink-soft max-md:ml-3 md:block">
            {inLanguage(getLocale(), district, districtBn)}
          </span>
        )}
      </span>
    ),
  },
  {
    title: m.customers_column_marks,
    cell: ({ mark, tags, hasAccount }) => (
      <span className="flex flex-wrap items-center gap-1.5 md:max-w-36">
        {mark !== 'none' && <Badge kind={markLooks[mark]}>{markNames[mark]()}</Badge>}
        {hasAccount && <Badge>{m.customers_account()}</Badge>}
        {tags.map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
      </span>
    ),
  },
]

export const CustomerTable = ({ customers }: { customers: readonly ShownRow[] }) => (
  <DataTable label={m.customers_title()} columns={columns} rows={customers} />
)
