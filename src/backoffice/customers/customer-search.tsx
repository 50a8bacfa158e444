import { m } from '#paraglide/messages.js'
import { AmountField, DayField } from '#pages/list/filter-fields.tsx'
import { customerMarks } from '#shop/customers/customer.ts'
import { customerSorts } from '#shop/customers/list/customer-filter.ts'
import { FilterChoice } from '../lists/toolbar/filter-choice.tsx'
import { ToolSearch } from '../lists/toolbar/tool-search.tsx'
import { markNames, sortNames } from './customer-words.ts'
import { customersPath, turnedBounds, type CustomersQuery } from './customers-href.ts'

interface CustomerSearchProps {
  query: CustomersQuery
  /** English names to the names in the language of the page. */
  districts: readonly { value: string; text: string }[]
  tags: readonly string[]
  /** How many filters there are below the search. */
  filters: number
}

/** One box for what somebody says of themselves on the phone, and the filters, folded until they are needed. */
export function CustomerSearch(props: CustomerSearchProps) {
  const { query, filters } = props
  const { q, columns, view, sort = 'latest' } = query
  const turned = turnedBounds(query)
  return (
    <ToolSearch
      key={JSON.stringify(query)}
      path={customersPath}
      label={m.customers_search()}
      q={{ label: m.customers_hint(), value: q }}
      kept={{ columns, view }}
      set={filters}
      sort={{
        name: 'sort',
        label: m.customers_sort(),
        value: sort,
        options: customerSorts.map((value) => ({ value, text: sortNames[value]() })),
      }}
      isWrong={turned.days || turned.orders}
      filters={<Filters {...props} />}
    />
  )
}

function Filters({ query, districts, tags }: CustomerSearchProps) {
  const { mark, tag, district, ordersFrom, ordersTo, from, to } = query
  const turned = turnedBounds(query)
  const marks = customerMarks.map((value) => ({ value, text: markNames[value]() }))
  return (
    <>
      <FilterChoice
        name="mark"
        label={m.customers_mark()}
        value={mark}
        any={m.customers_any_mark()}
        options={marks}
      />
      <FilterChoice
        name="tag"
        label={m.customers_tag()}
        value={tag}
        any={m.customers_any_tag()}
        options={tags.map((value) => ({ value, text: value }))}
      />
      <FilterChoice
        name="district"
        label={m.orders_district()}
        value={district}
        any={m.orders_any_district()}
        options={districts}
      />
      <AmountField name="ordersFrom" label={m.customers_orders_from()} value={ordersFrom} />
      <AmountField
        name="ordersTo"
        label={m.customers_orders_to()}
        value={ordersTo}
        error={turned.orders ? m.list_amounts_turned() : undefined}
      />
      <DayField name="from" label={m.customers_from()} value={from} />
      <DayField
        name="to"
        label={m.customers_to()}
        value={to}
        error={turned.days ? m.list_days_turned() : undefined}
      />
    </>
  )
}
