import { m } from '#paraglide/messages.js'
import { AmountField, ChoiceField, DayField } from '#pages/list/filter-fields.tsx'
import { ListSearch } from '#pages/list/list-search.tsx'
import { localPath } from '#pages/shop-link.tsx'
import { countText } from '#pages/money/taka.ts'
import { zones } from '#shop/delivery/zone.ts'
import { callStates } from '#shop/orders/calls/call.ts'
import { orderSorts } from '#shop/orders/desk/order-filter.ts'
import { orderSources, paymentStatuses } from '#shop/orders/order.ts'
import { callNames } from '../calls/call-words.ts'
import { paymentNames, sortNames, sourceNames, zoneNames } from './order-words.ts'
import { ordersPath, type OrdersAddress } from './orders-address.ts'

interface OrderSearchProps {
  address: OrdersAddress
  /** English names to the names in the language of the page. */
  districts: readonly { value: string; text: string }[]
  /** That some order has. */
  tags: readonly string[]
  /** How many filters there are below the search. */
  filters: number
}

/** One box for everything that somebody reads out on the phone, and the filters, folded until they are needed. */
export function OrderSearch({ address, districts, tags, filters }: OrderSearchProps) {
  const { q, status, columns, sort = 'newest' } = address
  return (
    <ListSearch
      key={JSON.stringify(address)}
      action={localPath(ordersPath)}
      label={m.orders_search()}
      q={{ label: m.orders_hint(), value: q }}
      kept={{ status, columns }}
      choices={[
        {
          name: 'sort',
          label: m.orders_sort(),
          value: sort,
          options: orderSorts.map((value) => ({ value, text: sortNames[value]() })),
        },
      ]}
      more={
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand underline underline-offset-4">
            {filters > 0 ? m.list_filters_on({ n: countText(filters) }) : m.list_filters()}
          </summary>
          <div className="mt-2 flex flex-wrap items-end gap-x-2 gap-y-3 sm:gap-3">
            <Filters address={address} districts={districts} tags={tags} />
          </div>
        </details>
      }
    />
  )
}

function Filters({ address, districts, tags }: Omit<OrderSearchProps, 'filters'>) {
  const { from, to, payment = '', district = '', zone = '', totalFrom, totalTo } = address
  const payments = paymentStatuses.map((value) => ({ value, text: paymentNames[value]() }))
  const zoneOptions = zones.map((value) => ({ value, text: zoneNames[value]() }))
  return (
    <>
      <DayField name="from" label={m.orders_from()} value={from} />
      <DayField name="to" label={m.orders_to()} value={to} />
      <ChoiceField
        name="payment"
        label={m.desk_payment()}
        value={payment}
        options={[{ value: '', text: m.orders_any_payment() }, ...payments]}
      />
      <WhatCame address={address} tags={tags} />
      <ChoiceField
        name="zone"
        label={m.orders_zone()}
        value={zone}
        options={[{ value: '', text: m.orders_any_zone() }, ...zoneOptions]}
      />
      <ChoiceField
        name="district"
        label={m.orders_district()}
        value={district}
        options={[{ value: '', text: m.orders_any_district() }, ...districts]}
      />
      <AmountField name="totalFrom" label={m.orders_total_from()} value={totalFrom} />
      <AmountField name="totalTo" label={m.orders_total_to()} value={totalTo} />
    </>
  )
}

/** What came of the calls, where it was ordered, and what colleagues put on it. */
function WhatCame({ address, tags }: Pick<OrderSearchProps, 'address' | 'tags'>) {
  const { call = '', source = '', tag = '' } = address
  const calls = callStates.map((value) => ({ value, text: callNames[value]() }))
  const sources = orderSources.map((value) => ({ value, text: sourceNames[value]() }))
  return (
    <>
      <ChoiceField
        name="call"
        label={m.orders_call()}
        value={call}
        options={[{ value: '', text: m.orders_any_call() }, ...calls]}
      />
      <ChoiceField
        name="source"
        label={m.orders_source()}
        value={source}
        options={[{ value: '', text: m.orders_any_source() }, ...sources]}
      />
      {tags.length > 0 && (
        <ChoiceField
          name="tag"
          label={m.orders_tag()}
          value={tag}
          options={[
            { value: '', text: m.orders_any_tag() },
            ...tags.map((value) => ({ value, text: value })),
          ]}
        />
      )}
    </>
  )
}
