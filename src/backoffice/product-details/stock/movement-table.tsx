import { m } from '#paraglide/messages.js'
import { DataTable, type Column } from '#pages/list/data-table.tsx'
import { countText } from '#pages/money/taka.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import type { StockHistoryEntry } from '#shop/orders/stock-history/list-stock-history.ts'
import { Moment } from '#ui/text/moment.tsx'
import { authorName } from '../../author-words.ts'
import { movementNames } from './movement-words.ts'

interface ShownMovement extends Omit<StockHistoryEntry, 'id' | 'at'> {
  id: string
  at: string
}

const columns: Column<ShownMovement>[] = [
  {
    title: m.movement_kind,
    isMain: true,
    cell: ({ kind, orderId, reason, author }) => (
      <>
        <span className="font-semibold">
          {movementNames[kind]()}
          {orderId !== null && (
            <>
              {' · '}
              <ShopLink
                to={`/dashboard/order-details/${orderId}`}
                className="tabular text-brand underline underline-offset-4"
              >
                {m.movement_of_order({ number: orderId })}
              </ShopLink>
            </>
          )}
        </span>
        <span className="block text-sm text-ink-soft [overflow-wrap:anywhere]">
          {[authorName(author), reason].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
  },
  {
    title: m.editor_variant,
    cell: ({ sku }) => <span className="[overflow-wrap:anywhere]">{sku}</span>,
  },
  {
    title: m.movement_change,
    isNumber: true,
    cell: ({ stockBefore, stockAfter }) => (
      <span className={stockAfter < stockBefore ? 'text-cut' : 'text-brand'}>
        {signed(stockAfter - stockBefore)}
      </span>
    ),
  },
  {
    title: m.movement_left,
    isNumber: true,
    cell: ({ stockBefore, stockAfter }) => (
      <span className="font-semibold">
        <span className="font-normal text-ink-soft">{countText(stockBefore)} → </span>
        {countText(stockAfter)}
      </span>
    ),
  },
  {
    title: m.movement_when,
    cell: ({ at }) => (
      <span className="tabular text-sm text-ink-soft">
        <Moment at={at} withTime />
      </span>
    ),
  },
]

const signed = (change: number) => `${change < 0 ? '−' : '+'}${countText(Math.abs(change))}`

export const MovementTable = ({ entries }: { entries: readonly ShownMovement[] }) => (
  <DataTable label={m.movement_table()} columns={columns} rows={entries} />
)
