import type { ReactNode } from 'react'
import { useNavigate, type NavigateFunction } from 'react-router'
import { m } from '#paraglide/messages.js'
import type { FormResult } from '#pages/form/form-result.ts'
import { ListCard } from '#pages/list/list-card.tsx'
import { mostChosen } from '#shop/orders/bulk/chosen.ts'
import type { OrderSort } from '#shop/orders/desk/order-filter.ts'
import type { OrderStatus } from '#shop/orders/order.ts'
import type { ListColumn } from '#shop/saved-views/columns.ts'
import { refusedTicks } from '../../lists/selection/refused-ticks.ts'
import { PageBox, selectionColumn } from '../../lists/selection/selection-boxes.tsx'
import { useBulkForm } from '../../lists/selection/use-bulk-form.ts'
import { useSelection } from '../../lists/selection/use-selection.ts'
import { beginDownload, type Download } from '../../exports/begin-download.ts'
import { sortingBy } from '../../lists/sorting.ts'
import { OrderTable } from '../order-table.tsx'
import { ordersHref, type OrdersQuery } from '../orders-href.ts'
import type { ShownRow } from '../shown-row.ts'
import type { BulkProblem } from './bulk-actions.ts'
import { BulkBar } from './bulk-bar.tsx'
import { BulkNotice } from './bulk-notice.tsx'
import type { BulkResult } from './bulk-result.ts'
import type { Papers } from './papers-action.ts'
import { TakeAlong } from './take-along.tsx'

interface OrderListProps {
  query: OrdersQuery
  orders: readonly ShownRow[]
  /** Columns that are shown. */
  shown: readonly ListColumn<'orders'>[]
  /** When it was read. */
  asOf: string
  lastResult: BulkResult | undefined
  /** How many were found, in words. */
  count: string | undefined
  /** How many fit in all, in words; nothing where all of them are on the page. */
  matching: string | undefined
  tags: readonly string[]
  mayExport: boolean
  empty: ReactNode
}

const words: Record<BulkProblem, () => string> = {
  'reason-missing': m.desk_reason_missing,
  'reason-too-long': m.desk_reason_long,
  'tag-wrong': m.customers_tag_wrong,
}

/** Opens the papers that were asked for, or begins a file. */
const openPapers =
  (navigate: NavigateFunction) =>
  async (result: FormResult & { answer?: Partial<Download & Papers> }) => {
    const { page } = result.answer ?? {}
    if (page !== undefined) await navigate(page)
    return beginDownload(result)
  }

/** The order, and the status that was seen. */
const boxOf = ({ id, orderId, status }: ShownRow) => ({
  value: `${id}.${status}`,
  label: m.bulk_select_order({ number: orderId }),
})

function sortingsOf(query: OrdersQuery) {
  const { sort = 'newest' } = query
  const to = (chosen: OrderSort) => ordersHref(query, { sort: chosen })
  return {
    placed: sortingBy(sort, { descending: 'newest', ascending: 'oldest' }, to),
    total: sortingBy(sort, { descending: 'largest', ascending: 'smallest' }, to),
  }
}

/** The rows, with what can be done to those that are ticked. */
export function OrderList({
  query,
  orders,
  shown,
  asOf,
  lastResult,
  count,
  matching,
  tags,
  mayExport,
  empty,
}: OrderListProps) {
  const { values, isAll, tickPage, clear, listProps } = useSelection(orders)
  const methods = new Map(orders.map(({ id, deliveryMethod }) => [id, deliveryMethod]))
  const chosen = values.map((value) => {
    const [id = '', status] = value.split('.')
    return { status: status as OrderStatus, deliveryMethod: methods.get(id) ?? 'delivery' }
  })
  const afterwards = openPapers(useNavigate())
  const { form, progress } = useBulkForm({ lastResult, words, most: mostChosen, clear, afterwards })
  const before = refusedTicks(lastResult)
  return (
    <>
      <BulkNotice form={form} />
      <div className="group/list max-md:has-[input[name=pick]:checked]:pb-72" {...listProps}>
        <ListCard
          {...(count !== undefined && { count })}
          isCountShown
          rows={
            orders.length > 0 && (
              <OrderTable
                orders={orders}
                shown={shown}
                sortings={sortingsOf(query)}
                selection={selectionColumn(
                  boxOf,
                  before.ticked,
                  <PageBox rows={orders.length} ticked={chosen.length} tickPage={tickPage} />,
                )}
              />
            )
          }
          empty={empty}
        />
        {orders.length > 0 && (
          <BulkBar
            {...{ form, chosen, isAll, matching, asOf, progress, clear, tags }}
            wasAll={before.isAll}
            tab={query.status}
            isPickups={query.zone === 'pickup'}
          >
            <TakeAlong sending={form.sending} mayExport={mayExport} />
          </BulkBar>
        )}
      </div>
    </>
  )
}
