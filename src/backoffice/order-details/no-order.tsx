import { isRouteErrorResponse, useParams } from 'react-router'
import { m } from '#paraglide/messages.js'
import { DashboardError } from '#pages/dashboard-error.tsx'
import { localPath } from '#pages/shop-link.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { TextField } from '#ui/field.tsx'
import { Page } from '../layout/page.tsx'
import { ordersPath } from '../orders/orders-address.ts'

/** A number that no order has, mistyped or cut off: the search is there at once. All other errors are those of any page. */
export function NoOrder({ error }: { error: unknown }) {
  const { order = '' } = useParams()
  if (!isRouteErrorResponse(error) || error.status !== 404) return <DashboardError error={error} />
  return (
    <Page title={m.desk_no_order()}>
      <div className="rounded-card border border-line bg-surface">
        <EmptyState
          icon="search"
          title={m.account_order({ number: order })}
          action={
            <search>
              <form
                action={localPath(ordersPath)}
                className="flex flex-wrap items-end justify-center gap-3 text-left"
              >
                <TextField
                  label={m.orders_hint()}
                  name="q"
                  type="search"
                  defaultValue={order}
                  maxLength={100}
                />
                <Button type="submit">{m.desk_no_order_search()}</Button>
              </form>
            </search>
          }
        >
          {m.desk_no_order_text()}
        </EmptyState>
      </div>
    </Page>
  )
}
