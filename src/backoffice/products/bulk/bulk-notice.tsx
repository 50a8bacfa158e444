import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import type { FormResult } from '#pages/form/form-result.ts'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { countText } from '#pages/money/taka.ts'
import { mostChosen } from '#shop/catalog/desk/product-filter.ts'
import { ActionNotice } from '../../action-notice.tsx'
import { StepNotice } from '../../calls/step-notice.tsx'
import { changeIn } from '../../lists/selection/send-in-batches.ts'
import { exportText, exportTroubles } from '../../exports/export-form.tsx'
import { StayedRows } from '../../lists/selection/stayed-rows.tsx'
import { statusNames } from '../product-words.ts'
import { productPath } from '../../product-details/product-paths.ts'
import type { BulkAnswer, BulkProblem } from './bulk-actions.ts'
import { stayedReasons } from './stayed-reasons.ts'

type Result = FormResult & { answer?: BulkAnswer | object }

function doneText(result: Result | undefined, answer: BulkAnswer | undefined): string | false {
  if (result?.form?.startsWith('export-')) return exportText(result)
  return answer?.next !== undefined && m.products_bulk_rest({ n: countText(mostChosen) })
}

/** What became of many products: how many it was done to, and which not, line by line, with the reason. */
export function BulkNotice({ form }: { form: PageForm<BulkProblem> }) {
  const result: Result | undefined = form.result
  const answer = changeIn<BulkAnswer>(result)
  const refused = answer?.refused ?? []
  return (
    <div className="contents">
      <ActionNotice
        result={result}
        done={doneText(result, answer)}
        className="-mb-5 has-[[role=alert]:not(:empty)]:mb-0 has-[>output:not(:empty)]:mb-0"
        words={{
          ...exportTroubles,
          'none-picked': m.products_none_picked,
          'too-short': m.products_too_short_text,
        }}
      />
      <StepNotice
        result={result}
        done={answer && changedText(result?.form, answer)}
        undo={
          answer && {
            form,
            fields: answer.steps.map(({ id, version }) => ['step', `${id}.${version}`] as const),
          }
        }
      />
      <StayedRows
        title={m.products_not_done({ n: refused.length })}
        rows={refused.map(({ id, name, nameBn, why }) => ({
          id,
          to: productPath(id),
          name: inLanguage(getLocale(), name, nameBn) || m.products_title(),
          reason: stayedReasons[why](),
        }))}
      />
    </div>
  )
}

const changes: Readonly<Record<string, (of: { n: number; tag: string }) => string>> = {
  undo: m.products_undone,
  tag: m.products_tagged,
  untag: m.products_untagged,
  category: m.products_moved,
  'category-in': m.products_put_in,
  'category-out': m.products_taken_out,
  price: m.products_repriced,
  deal: m.products_dealt,
  'no-deal': m.products_deals_ended,
  stock: m.products_adjusted,
}

function changedText(form: string | undefined, { to, done: n }: BulkAnswer): string {
  const said = changes[form ?? '']?.({ n, tag: to })
  if (said !== undefined) return said
  const status = to === 'draft' || to === 'archived' ? to : 'active'
  return m.products_status_set({ n, status: statusNames[status]() })
}
