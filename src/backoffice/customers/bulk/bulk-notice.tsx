import { m } from '#paraglide/messages.js'
import { isTaken, type FormResult } from '#pages/form/form-result.ts'
import type { StayedCustomer } from '#shop/customers/work/tag-customers.ts'
import { ActionNotice } from '../../action-notice.tsx'
import { StayedRows } from '../../lists/selection/stayed-rows.tsx'
import { customerPath } from '../customers-address.ts'
import type { TaggedAnswer } from './bulk-actions.ts'

type Result = FormResult & { answer?: Partial<TaggedAnswer> }

const reasons: Record<StayedCustomer['why'], () => string> = {
  'not-found': m.bulk_not_found,
  'tags-full': m.bulk_tags_full,
  'too-many-tags': m.customers_tags_too_many,
}

/** What became of the customers who were ticked, and who stayed as they were, with the reason. */
export function BulkNotice({ result }: { result: Result | undefined }) {
  const { refused = [] } = result?.answer ?? {}
  return (
    <div className="contents">
      <ActionNotice
        result={result}
        done={isTaken(result) && doneText(result)}
        className="-mb-5 has-[[role=alert]:not(:empty)]:mb-0 has-[>output:not(:empty)]:mb-0"
        words={{ 'none-picked': m.customers_none_picked }}
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

function doneText(result: Result | undefined): string {
  const { tag = '', done: n = 0 } = result?.answer ?? {}
  if (result?.form === 'export-ticked') return m.customers_export_begun()
  return result?.form === 'tag'
    ? m.customers_bulk_tagged({ n, tag })
    : m.customers_bulk_untagged({ n, tag })
}
