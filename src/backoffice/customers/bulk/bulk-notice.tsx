import { m } from '#paraglide/messages.js'
import { isTaken, type FormResult } from '#pages/form/form-result.ts'
import { countText } from '#pages/money/taka.ts'
import { mostChosen } from '#shop/orders/bulk/chosen.ts'
import type { StayedCustomer } from '#shop/customers/work/tag-customers.ts'
import { ActionNotice } from '../../action-notice.tsx'
import type { Exported } from '../../exports/export-actions.ts'
import { exportText, exportTroubles } from '../../exports/export-form.tsx'
import { StayedRows } from '../../lists/selection/stayed-rows.tsx'
import { changeIn } from '../../lists/selection/send-in-batches.ts'
import { customerPath } from '../customers-href.ts'
import type { TaggedAnswer } from './bulk-actions.ts'

type Result = FormResult & { answer?: Exported | TaggedAnswer | object }

const reasons: Record<StayedCustomer['why'], () => string> = {
  'not-found': m.bulk_not_found,
  'tags-full': m.bulk_tags_full,
  'too-many-tags': m.customers_tags_too_many,
}

/** What became of the customers who were meant, and who stayed as they were, with the reason. */
export function BulkNotice({ result }: { result: Result | undefined }) {
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
  if (!answer || !isTaken(result)) return false
  const { tag, done: n, next } = answer
  const done =
    result?.form === 'tag'
      ? m.customers_bulk_tagged({ n, tag })
      : m.customers_bulk_untagged({ n, tag })
  return next === undefined
    ? done
    : `${done} ${m.customers_bulk_rest({ n: countText(mostChosen) })}`
}
