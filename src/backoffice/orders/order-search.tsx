import { m } from '#paraglide/messages.js'
import { AmountField, DayField } from '#pages/list/filter-fields.tsx'
import { callStates } from '#shop/orders/calls/call.ts'
import { hours, orderSorts, weekdays } from '#shop/orders/desk/order-filter.ts'
import { orderSources, paymentFilters } from '#shop/orders/order.ts'
import { FilterChoice } from '../lists/toolbar/filter-choice.tsx'
import { ToolSearch } from '../lists/toolbar/tool-search.tsx'
import { callNames } from '../calls/call-words.ts'
import { hourText, weekdayText } from '../ranges/range-words.ts'
import { paymentFilterNames, sortNames, sourceNames } from './order-words.ts'
import { ordersPath, turnedBounds, type OrdersQuery } from './orders-href.ts'

interface OrderSearchProps {
  query: OrdersQuery
  /** English names to the names in the language of the page. */
  districts: readonly { value: string; text: string }[]
  /** Of delivery. */
  zones: readonly { value: string; text: string }[]
  /** That some order has. */
  tags: readonly string[]
  /** Ids to names: the newest, and the one that is asked for. */
  coupons: readonly { value: string; text: string }[]
  /** How many filters there are below the search. */
  filters: number
}

/** One box for everything that somebody reads out on the phone, and the filters, folded until they are needed. */
export function OrderSearch({ filters, ...props }: OrderSearchProps) {
  const { query } = props
  const { q, status, columns, view, sort = 'newest' } = query
  const turned = turnedBounds(query)
  return (
    <ToolSearch
      key={JSON.stringify(query)}
      path={ordersPath}
      label={m.orders_search()}
      q={{ label: m.orders_hint(), value: q }}
      kept={{ status, columns, view }}
      set={filters}
      sort={{
        name: 'sort',
        label: m.orders_sort(),
        value: sort,
        options: orderSorts.map((value) => ({ value, text: sortNames[value]() })),
      }}
      isWrong={turned.days || turned.totals}
      filters={<Filters {...props} />}
    />
  )
}

function Filters({ districts, zones, ...props }: Omit<OrderSearchProps, 'filters'>) {
  const { query } = props
  const { from, to, payment, district, zone, totalFrom, totalTo } = query
  const turned = turnedBounds(query)
  const payments = paymentFilters.map((value) => ({ value, text: paymentFilterNames[value]() }))
  return (
    <>
      <DayField name="from" label={m.orders_from()} value={from} />
      <DayField
        name="to"
        label={m.orders_to()}
        value={to}
        error={turned.days ? m.list_days_turned() : undefined}
      />
      <AtHours query={query} />
      <FilterChoice
        name="payment"
        label={m.desk_payment()}
        value={payment}
        any={m.orders_any_payment()}
        options={payments}
      />
      <WhatCame {...props} />
      <FilterChoice
        name="zone"
        label={m.orders_zone()}
        value={zone}
        any={m.orders_any_zone()}
        options={[...zones, { value: 'pickup', text: m.orders_pickup() }]}
      />
      <FilterChoice
        name="district"
        label={m.orders_district()}
        value={district}
        any={m.orders_any_district()}
        options={districts}
      />
      <AmountField name="totalFrom" label={m.orders_total_from()} value={totalFrom} />
      <AmountField
        name="totalTo"
        label={m.orders_total_to()}
        value={totalTo}
        error={turned.totals ? m.list_amounts_turned() : undefined}
      />
    </>
  )
}

/** On which day of the week, and in which hour. */
function AtHours({ query: { weekday, hour } }: Pick<OrderSearchProps, 'query'>) {
  return (
    <>
      <FilterChoice
        name="weekday"
        label={m.figures_weekday()}
        value={weekday?.toString()}
        any={m.orders_any_weekday()}
        options={weekdays.map((day) => ({ value: `${day}`, text: weekdayText(day % 7, 'long') }))}
      />
      <FilterChoice
        name="hour"
        label={m.figures_hour_of_day()}
        value={hour?.toString()}
        any={m.orders_any_hour()}
        options={hours.map((each) => ({ value: `${each}`, text: hourText(each) }))}
      />
    </>
  )
}

/** What came of the calls, where it was ordered, and what colleagues put on it. */
function WhatCame({ query, tags, coupons }: Pick<OrderSearchProps, 'query' | 'tags' | 'coupons'>) {
  const { call, source, tag, coupon } = query
  const calls = callStates.map((value) => ({ value, text: callNames[value]() }))
  const sources = orderSources.map((value) => ({ value, text: sourceNames[value]() }))
  return (
    <>
      <FilterChoice
        name="call"
        label={m.orders_call()}
        value={call}
        any={m.orders_any_call()}
        options={calls}
      />
      <FilterChoice
        name="source"
        label={m.orders_source()}
        value={source}
        any={m.orders_any_source()}
        options={sources}
      />
      <FilterChoice
        name="tag"
        label={m.orders_tag()}
        value={tag}
        any={m.orders_any_tag()}
        options={tags.map((value) => ({ value, text: value }))}
      />
      <FilterChoice
        name="coupon"
        label={m.export_coupon()}
        value={coupon}
        any={m.orders_any_coupon()}
        options={coupons}
      />
    </>
  )
}
