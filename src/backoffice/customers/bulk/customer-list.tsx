import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import type { FormResult } from '#pages/form/form-result.ts'
import { ListCard } from '#pages/list/list-card.tsx'
import { mostChosen } from '#shop/orders/bulk/chosen.ts'
import type { ListColumn } from '#shop/saved-views/columns.ts'
import { beginDownload } from '../../exports/begin-download.ts'
import { ExportButtons, ExportColumns } from '../../exports/export-form.tsx'
import { AllThatFit, BulkProgress } from '../../lists/selection/all-that-fit.tsx'
import { Folded } from '../../lists/selection/folded.tsx'
import { refusedTicks } from '../../lists/selection/refused-ticks.ts'
import { SelectionBar } from '../../lists/selection/selection-bar.tsx'
import { PageBox } from '../../lists/selection/selection-boxes.tsx'
import { TagFields } from '../../lists/selection/tag-fields.tsx'
import { useBulkForm } from '../../lists/selection/use-bulk-form.ts'
import { useSelection } from '../../lists/selection/use-selection.ts'
import { CustomerTable, type Sortings } from '../customer-table.tsx'
import { fileColumns } from '../export-columns.ts'
import type { ShownRow } from '../shown-row.ts'
import type { BulkProblem } from './bulk-actions.ts'
import { BulkNotice } from './bulk-notice.tsx'

interface CustomerListProps {
  customers: readonly ShownRow[]
  /** Columns that are shown. */
  shown: readonly ListColumn<'customers'>[]
  sortings: Sortings
  /** When it was read. */
  asOf: string
  lastResult: FormResult | undefined
  /** How many were found, in words. */
  count: string | undefined
  /** Says how many fit in all; nothing where all of them are on the page. */
  matching: string | undefined
  tags: readonly string[]
  mayExport: boolean
  empty: ReactNode
}

const words: Record<BulkProblem, () => string> = { 'tag-wrong': m.customers_tag_wrong }

/** The rows, with what can be done to those that are ticked, or to all that fit. */
export function CustomerList(props: CustomerListProps) {
  const { customers, shown, sortings, asOf, lastResult, count, matching, tags, mayExport, empty } =
    props
  const { values, isAll, tickPage, clear, listProps } = useSelection(customers)
  const { form, progress } = useBulkForm({
    lastResult,
    words,
    most: mostChosen,
    clear,
    afterwards: beginDownload,
  })
  const { ticked, isAll: wasAll } = refusedTicks(lastResult)
  const hasRows = customers.length > 0
  return (
    <>
      <BulkNotice form={form} />
      <div className="group/list max-md:has-[input[name=pick]:checked]:pb-72" {...listProps}>
        <ListCard
          {...(count !== undefined && { count })}
          isCountShown
          rows={
            hasRows && (
              <CustomerTable
                customers={customers}
                shown={shown}
                sortings={sortings}
                ticked={ticked}
                head={
                  <PageBox rows={customers.length} ticked={values.length} tickPage={tickPage} />
                }
              />
            )
          }
          empty={empty}
        />
        {hasRows && (
          <SelectionBar
            form={form}
            label={m.customers_selected()}
            ticked={isAll ? 0 : values.length}
            clear={clear}
            progress={progress !== undefined && <BulkProgress done={progress} />}
            all={<AllThatFit asOf={asOf} text={matching} wasAll={wasAll} />}
          >
            <TagFields form={form} tags={tags} />
            {mayExport && (
              <Folded title={m.bulk_exporting()} buttons={<ExportButtons sending={form.sending} />}>
                <ExportColumns {...fileColumns} />
              </Folded>
            )}
          </SelectionBar>
        )}
      </div>
    </>
  )
}
