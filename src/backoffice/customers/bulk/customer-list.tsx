import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import type { FormResult } from '#pages/form/form-result.ts'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import { usePageForm } from '#pages/form/use-page-form.ts'
import { submitForm } from '#pages/form/submit-form.ts'
import { ListCard } from '#pages/list/list-card.tsx'
import type { ListColumn } from '#shop/saved-views/columns.ts'
import { refusedTicks } from '../../lists/selection/refused-ticks.ts'
import { SelectionBar } from '../../lists/selection/selection-bar.tsx'
import { PageBox } from '../../lists/selection/selection-boxes.tsx'
import { TagFields } from '../../lists/selection/tag-fields.tsx'
import { bulkFormId, useSelection } from '../../lists/selection/use-selection.ts'
import { beginDownload } from '../begin-download.ts'
import { CustomerTable, type Sortings } from '../customer-table.tsx'
import type { ShownRow } from '../shown-row.ts'
import type { BulkProblem } from './bulk-actions.ts'
import { BulkNotice } from './bulk-notice.tsx'

interface CustomerListProps {
  customers: readonly ShownRow[]
  /** Columns that are shown. */
  shown: readonly ListColumn<'customers'>[]
  sortings: Sortings
  lastResult: FormResult | undefined
  /** How many were found, in words. */
  count: string | undefined
  tags: readonly string[]
  mayExport: boolean
  empty: ReactNode
}

const words: Record<BulkProblem, () => string> = { 'tag-wrong': m.customers_tag_wrong }

/** Sends what is to be done with the customers who are ticked. */
const useBulkForm = (lastResult: FormResult | undefined, clear: () => void) =>
  usePageForm<string, BulkProblem>({
    id: bulkFormId,
    lastResult,
    words,
    send: async (page, sent) => {
      const result = await submitForm(page, sent)
      // Whoever took them along goes on with the same ones.
      if (typeof result === 'object' && result.reset && result.form !== 'export-ticked') clear()
      return result
    },
    afterwards: beginDownload,
  })

/** The rows, with what can be done to those that are ticked. */
export function CustomerList(props: CustomerListProps) {
  const { customers, shown, sortings, lastResult, count, tags, mayExport, empty } = props
  const { values, tickPage, clear, listProps } = useSelection(customers)
  const form = useBulkForm(lastResult, clear)
  const { ticked } = refusedTicks(lastResult)
  const hasRows = customers.length > 0
  return (
    <>
      <BulkNotice result={form.result} />
      <div className="group/list max-md:has-[input[name=pick]:checked]:pb-56" {...listProps}>
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
            ticked={values.length}
            clear={clear}
          >
            <TagFields form={form} tags={tags} />
            {mayExport && <ExportButton isBusy={form.sending?.get('what') === 'export-ticked'} />}
          </SelectionBar>
        )}
      </div>
    </>
  )
}

const ExportButton = ({ isBusy }: { isBusy: boolean }) => (
  <SubmitButton what="export-ticked" variant="quiet" busy={isBusy}>
    {m.customers_export_selected()}
  </SubmitButton>
)
