import { m } from '#paraglide/messages.js'
import { AmountField, ChoiceField, DayField } from '#pages/list/filter-fields.tsx'
import { ListSearch } from '#pages/list/list-search.tsx'
import { countText } from '#pages/money/taka.ts'
import { localPath } from '#pages/shop-link.tsx'
import { customerMarks } from '#shop/customers/customer.ts'
import { customerSorts } from '#shop/customers/list/customer-filter.ts'
import { markNames, sortNames } from './customer-words.ts'
import { customersPath, type CustomersAddress } from './customers-address.ts'

interface CustomerSearchProps {
  address: CustomersAddress
  /** English names to the names in the language of the page. */
  districts: readonly { value: string; text: string }[]
  tags: readonly string[]
  /** How many filters there are below the search. */
  filters: number
}

/** One box for what somebody says of themselves on the phone, and the filters, folded until they are needed. */
export function CustomerSearch(props: CustomerSearchProps) {
  const { address, filters } = props
  const { q, sort = 'latest' } = address
  return (
    <ListSearch
      key={JSON.stringify(address)}
      action={localPath(customersPath)}
      label={m.customers_search()}
      q={{ label: m.customers_hint(), value: q }}
      choices={[
        {
          name: 'sort',
          label: m.customers_sort(),
          value: sort,
          options: customerSorts.map((value) => ({ value, text: sortNames[value]() })),
        },
      ]}
      more={
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand underline underline-offset-4">
            {filters > 0 ? m.list_filters_on({ n: countText(filters) }) : m.list_filters()}
          </summary>
          <div className="mt-2 flex flex-wrap items-end gap-x-2 gap-y-3 sm:gap-3">
            <Filters {...props} />
          </div>
        </details>
      }
    />
  )
}

function Filters({ address, districts, tags }: CustomerSearchProps) {
  const { mark = '', tag = '', district = '', ordersFrom, ordersTo, from, to } = address
  const marks = customerMarks.map((value) => ({ value, text: markNames[value]() }))
  return (
    <>
      <ChoiceField
        name="mark"
        label={m.customers_mark()}
        value={mark}
        options={[{ value: '', text: m.customers_any_mark() }, ...marks]}
      />
      {tags.length > 0 && (
        <ChoiceField
          name="tag"
          label={m.customers_tag()}
          value={tag}
          options={[
            { value: '', text: m.customers_any_tag() },
            ...tags.map((value) => ({ value, text: value })),
          ]}
        />
      )}
      <ChoiceField
        name="district"
        label={m.orders_district()}
        value={district}
        options={[{ value: '', text: m.orders_any_district() }, ...districts]}
      />
      <AmountField name="ordersFrom" label={m.customers_orders_from()} value={ordersFrom} />
      <AmountField name="ordersTo" label={m.customers_orders_to()} value={ordersTo} />
      <DayField name="from" label={m.customers_from()} value={from} />
      <DayField name="to" label={m.customers_to()} value={to} />
    </>
  )
}
