import { Form, useNavigation } from 'react-router'
import { m } from '#paraglide/messages.js'
import { statusName } from '#shop/orders/views/order-status.ts'
import { Button } from '#ui/button.tsx'
import { Field, Select, TextField } from '#ui/field.tsx'
import { localPath } from '../../../shop-link.tsx'
import { orderStatuses, type OrderAddress } from './order-address.ts'

/** Its answer has an address of its own; works without JavaScript, too. */
export function OrderSearch({ q, status }: OrderAddress) {
  const isBusy = useNavigation().state === 'loading'
  return (
    <Form
      key={`${q} ${status}`}
      method="get"
      action={localPath('/dashboard/myOrder')}
      aria-label={m.account_search()}
      className="grid items-end gap-3 rounded-card border border-line bg-surface p-4 max-sm:grid-cols-[minmax(0,1fr)_auto] sm:grid-cols-[minmax(0,1fr)_auto_auto]"
    >
      <TextField
        id="order-search"
        name="q"
        type="search"
        label={m.account_search_hint()}
        defaultValue={q}
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
        className="max-sm:col-span-2"
      />
      <Field label={m.tracking_status()} id="order-status">
        {(control) => (
          <Select {...control} name="status" defaultValue={status ?? ''}>
            <option value="">{m.account_any_status()}</option>
            {orderStatuses.map((each) => (
              <option key={each} value={each}>
                {statusName(each)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" busy={isBusy}>
        {m.account_search_submit()}
      </Button>
    </Form>
  )
}
