import { m } from '#paraglide/messages.js'
import type { FormResult } from '#pages/form/form-result.ts'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { countText } from '#pages/money/taka.ts'
import { mostChosen } from '#shop/orders/bulk/chosen.ts'
import type { StayedCustomer } from '#shop/customers/work/tag-customers.ts'
import { ActionNotice } from '../../action-notice.tsx'
import { StepNotice } from '../../calls/step-notice.tsx'
import type { Exported } from '../../exports/export-actions.ts'
import { exportText, exportTroubles } from '../../exports/export-form.tsx'
import { StayedRows } from '../../lists/selection/stayed-rows.tsx'
import { changeIn } from '../../lists/selection/send-in-batches.ts'
import { undoOfTags } from '../../tag-undo.ts'
import { customerPath } from '../customers-href.ts'
import type { BulkProblem, TaggedAnswer } from './bulk-actions.ts'

type Result = FormResult & { answer?: Exported | TaggedAnswer | object }

const reasons: Record<StayedCustomer['why'], () => string> = {
  'not-found': m.bulk_not_found,
  'tags-full': m.bulk_tags_full,
  'too-many-tags': m.customers_tags_too_many,
}

/** What became of the customers who were meant, and who stayed as they were, with the reason. */
export function BulkNotice({ form }: { form: PageForm<BulkProblem> }) {
  const result: Result | undefined = form.result
  const answer = changeIn<TaggedAnswer>(result)
  const refused = answer?.refused ?? []
  return (
    <div className="contents">
      <ActionNotice
        result={result}
        done={doneText(result, answer)}
        className="-mb-5 has-[[role=alert]:not(:empty)]:mb-0 has-[>output:not(:empty)]:mb-0"
        words={{
          ...exportTroubles,
          'none-picked': m.customers_none_picked,
          'too-short': m.orders_too_short_text,
        }}
      />
      <StepNotice
        result={result}
        done={answer && changedText(result?.form, answer)}
        undo={answer && { form, fields: [], ...undoOfTags(result?.form, rowsOf(answer)) }}
      />
      <StayedRows
        title={m.customers_not_done({ n: refused.length })}
        rows={refused.map(({ id, name, why }) => ({
          id,
          to: customerPath(id),
          name: name || m.customers_title(),
          reason: reasons[why](),
        }))}
      />
    </div>
  )
}

function doneText(result: Result | undefined, answer: TaggedAnswer | undefined): string | false {
  if (result?.form?.startsWith('export-')) return exportText(result)
  return answer?.next !== undefined && m.customers_bulk_rest({ n: countText(mostChosen) })
}

const rowsOf = ({ tag, tagged: rows }: TaggedAnswer) => ({ tag, rows })

function changedText(form: string | undefined, { tag, done: n }: TaggedAnswer): string {
  if (form === 'undo-tag') return m.customers_bulk_undone({ n })
  return form === 'tag'
    ? m.customers_bulk_tagged({ n, tag })
    : m.customers_bulk_untagged({ n, tag })
}
