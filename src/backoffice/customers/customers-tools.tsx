import { m } from '#paraglide/messages.js'
import type { AnsweredForm } from '#pages/form/form-action.ts'
import type { FormResult } from '#pages/form/form-result.ts'
import type { ListColumn } from '#shop/saved-views/columns.ts'
import type { Exported } from '../exports/export-actions.ts'
import { ExportForm } from '../exports/export-form.tsx'
import { ColumnChooser } from '../lists/columns/column-chooser.tsx'
import { FilterChips } from '../lists/filter-chips.tsx'
import { ListToolbar } from '../lists/toolbar/list-tool.tsx'
import { ViewMenu } from '../lists/views/view-menu.tsx'
import type { ShownView } from '../lists/views/view-query.ts'
import { columnNames } from './column-names.ts'
import { customerChips } from './customer-chips.ts'
import { CustomerSearch } from './customer-search.tsx'
import { allAddress, customersAddress, type CustomersAddress } from './customers-address.ts'
import { fileColumns } from './export-columns.ts'

interface CustomersToolsProps {
  address: CustomersAddress
  districts: readonly { value: string; text: string }[]
  tags: readonly string[]
  views: readonly ShownView[]
  shown: readonly ListColumn<'customers'>[]
  customers: readonly unknown[]
  mayExport: boolean
  /** What one of the page's forms was answered. */
  answered: FormResult | undefined
}

/** One line above the list: what it is searched for, narrowed to, saved as and shows; below, what it is narrowed by. */
export function CustomersTools(props: CustomersToolsProps) {
  const { address, districts, tags, views, shown, customers, mayExport, answered } = props
  const chips = customerChips(address, districts)
  const ofExport = answered?.form?.startsWith('export-') ? answered : undefined
  return (
    <div className="-mt-2 flex flex-col gap-3">
      <ListToolbar>
        <CustomerSearch
          address={address}
          districts={districts}
          tags={tags}
          filters={chips.length - (address.q === '' ? 0 : 1)}
        />
        <ViewMenu
          views={views}
          chosen={address.view}
          now={customersAddress(address)}
          answered={answered}
        />
        <ColumnChooser list="customers" names={columnNames} shown={shown} />
        {/* There is nothing to export of an empty list. */}
        {mayExport && customers.length > 0 && (
          <ExportForm
            {...fileColumns}
            hint={m.customers_export_hint()}
            answered={ofExport as AnsweredForm<Exported> | undefined}
          />
        )}
      </ListToolbar>
      <FilterChips chips={chips} clear={allAddress(address)} />
    </div>
  )
}
