import { m } from '#paraglide/messages.js'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { countText } from '#pages/money/taka.ts'
import { mostChosen } from '#shop/orders/bulk/chosen.ts'
import type { OrderStep, WhyNot } from '#shop/orders/bulk/change-orders.ts'
import { bulkPayments } from '#shop/orders/status/payment.ts'
import { statusName } from '#shop/orders/views/order-status.ts'
import { ActionNotice } from '../../action-notice.tsx'
import { StepNotice, type Undoable } from '../../calls/step-notice.tsx'
import { StayedRows } from '../../lists/selection/stayed-rows.tsx'
import { exportText, exportTroubles } from '../../exports/export-form.tsx'
import { paymentNames } from '../order-words.ts'
import { undoOfTags } from '../../tag-undo.ts'
import type { BulkAnswer, BulkProblem } from './bulk-actions.ts'
import { changeIn } from '../../lists/selection/send-in-batches.ts'
import type { BulkResult } from './bulk-result.ts'

const reasons: Record<WhyNot, (status: string) => string> = {
  'changed-meanwhile': (status) => m.bulk_changed_meanwhile({ status }),
  'not-allowed': (status) => m.bulk_not_allowed({ status }),
  'not-found': () => m.bulk_not_found(),
  'tags-full': () => m.bulk_tags_full(),
  'too-late': () => m.undo_too_late(),
  'sold-out': () => m.undo_sold_out(),
  'pieces-sold': () => m.undo_pieces_sold(),
  'coupon-used-up': () => m.undo_coupon_used_up(),
  'coupon-used-meanwhile': () => m.undo_coupon_used_meanwhile(),
  'not-by-staff': () => m.undo_not_by_staff(),
  'nothing-to-collect': () => m.bulk_nothing_to_collect(),
  'nothing-to-remit': () => m.bulk_nothing_to_remit(),
}

/** What became of many orders: how many it was done to, and which not, line by line, with the reason. */
export function BulkNotice({ form }: { form: PageForm<BulkProblem> }) {
  const result: BulkResult | undefined = form.result
  const answer = changeIn<BulkAnswer>(result)
  const refused = answer?.refused ?? []
  return (
    <div className="contents">
      <ActionNotice
        result={result}
        done={restText(result, answer)}
        className="-mb-5 has-[[role=alert]:not(:empty)]:mb-0 has-[>output:not(:empty)]:mb-0"
        words={{
          ...exportTroubles,
          'none-picked': m.bulk_none_picked,
          'too-short': m.orders_too_short_text,
        }}
      />
      <StepNotice
        result={result}
        done={answer && changedText(result?.form, answer)}
        undo={answer && { form, ...undoOf(result?.form, answer) }}
      />
      <StayedRows
        title={m.bulk_not_done({ n: refused.length })}
        rows={refused.map(({ id, orderId, why, status }) => ({
          id,
          to: `/dashboard/order-details/${orderId}`,
          name: m.account_order({ number: orderId }),
          reason: reasons[why](statusName(status)),
        }))}
      />
    </div>
  )
}

const undoOf = (form: string | undefined, { to, steps, tagged = [] }: BulkAnswer): Undoable =>
  undoOfTags(form, { tag: to, rows: tagged }) ?? { fields: steps.map(undoField) }

const undoField = ({ orderRef, id }: OrderStep) => ['step', `${orderRef}.${id}`] as const

/** There are more than are done at once. */
function restText(result: BulkResult | undefined, answer: BulkAnswer | undefined): string | false {
  if (result?.form?.startsWith('export-')) return exportText(result)
  return answer?.next !== undefined && m.bulk_rest({ n: countText(mostChosen) })
}

function changedText(form: string | undefined, { to, done: n }: BulkAnswer): string {
  if (form === 'undo' || form === 'undo-tag') return m.bulk_undone({ n })
  const payment = bulkPayments.find((each) => form === `pay-${each}`)
  if (payment) return m.bulk_paid({ n, payment: paymentNames[payment]() })
  if (form === 'tag') return m.bulk_tagged({ n, tag: to })
  return form === 'untag'
    ? m.bulk_untagged({ n, tag: to })
    : m.bulk_moved({ n, status: statusName(to) })
}
