import { useParams } from 'react-router'
import { m } from '#paraglide/messages.js'
import { localPath } from '#pages/shop-link.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { NoSuch } from '../errors/no-such.tsx'
import { ordersPath } from '../orders/orders-href.ts'

/** A number that no order has, mistyped or cut off: the search is there at once. */
export function NoOrder() {
  const { order = '' } = useParams()
  return (
    <NoSuch
      title={m.desk_no_order()}
      name={m.account_order({ number: order })}
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
    </NoSuch>
  )
}
