import { m } from '#paraglide/messages.js'
import type { FormResult } from '#pages/form/form-result.ts'
import type { ListColumn } from '#shop/saved-views/columns.ts'
import { filtersAmong } from '../lists/filter-chips.tsx'
import { ListTools } from '../lists/toolbar/list-tools.tsx'
import type { ShownView } from '../lists/views/view-query.ts'
import { columnNames } from './column-names.ts'
import { customerChips } from './customer-chips.ts'
import { CustomerSearch } from './customer-search.tsx'
import { allHref, customersHref, type CustomersQuery } from './customers-href.ts'
import { fileColumns } from './export-columns.ts'

interface CustomersToolsProps {
  query: CustomersQuery
  districts: readonly { value: string; text: string }[]
  tags: readonly string[]
  views: readonly ShownView[]
  shown: readonly ListColumn<'customers'>[]
  customers: readonly unknown[]
  mayExport: boolean
  /** What one of the page's forms was answered. */
  answered: FormResult | undefined
}

export function CustomersTools(props: CustomersToolsProps) {
  const { query, districts, tags, views, shown, customers, mayExport, answered } = props
  const chips = customerChips(query, districts)
  return (
    <div className="-mt-2 flex flex-col gap-3">
      <ListTools
        list="customers"
        {...{ query, views, shown, answered }}
        now={customersHref(query)}
        cleared={allHref(query)}
        search={
          <CustomerSearch {...{ query, districts, tags }} filters={filtersAmong(chips, query)} />
        }
        chips={chips}
        columns={columnNames}
        // There is nothing to export of an empty list.
        file={
          mayExport && customers.length > 0 && { ...fileColumns, hint: m.customers_export_hint() }
        }
      />
    </div>
  )
}
