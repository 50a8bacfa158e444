import { m } from '#paraglide/messages.js'
import type { FormResult } from '#pages/form/form-result.ts'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import { usePageForm } from '#pages/form/use-page-form.ts'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { countText } from '#pages/money/taka.ts'
import type { StayedProduct } from '#shop/catalog/desk/bulk/change-products.ts'
import { DashboardCard } from '#storefront/account/layout/dashboard-page.tsx'
import { Moment } from '#ui/text/moment.tsx'
import { ActionNotice } from '../action-notice.tsx'
import { StayedRows } from '../lists/selection/stayed-rows.tsx'
import { productPath } from '../product-details/product-paths.ts'
import { stayedReasons } from '../products/bulk/stayed-reasons.ts'

interface PriceChangesProps {
  changes: readonly { id: string; at: string; products: number; undoable: number }[]
  answered: (FormResult & { answer?: object }) | undefined
}

/** The result of an undo. */
export interface UndonePrices {
  undone: number
  kept: StayedProduct[]
}

const isUndonePrices = (answer: object | undefined): answer is UndonePrices =>
  answer !== undefined && 'undone' in answer

/** Bulk price changes of the last 30 days that can be undone. */
export function PriceChanges({ changes, answered }: PriceChangesProps) {
  const form = usePageForm({ id: 'price-changes', lastResult: answered, words: {}, queues: true })
  const result: (FormResult & { answer?: object }) | undefined = form.result
  const answer = result?.answer
  return (
    <DashboardCard id="price-changes" title={m.jobs_prices()}>
      <p className="-mt-2 mb-4 text-ink-soft">{m.jobs_prices_text()}</p>
      <ActionNotice
        result={result}
        done={isUndonePrices(answer) && m.jobs_prices_undone({ n: answer.undone })}
        words={{ 'unknown-change': m.jobs_prices_too_late }}
      />
      {isUndonePrices(answer) && (
        <StayedRows
          title={m.products_not_done({ n: answer.kept.length })}
          rows={answer.kept.map(({ id, name, nameBn, why }) => ({
            id,
            to: productPath(id),
            name: inLanguage(getLocale(), name, nameBn) || m.products_title(),
            reason: stayedReasons[why](),
          }))}
        />
      )}
      <ul className="divide-y divide-line">
        {changes.map(({ id, at, products, undoable }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div>
              <p className="font-medium">{m.jobs_prices_of({ n: products })}</p>
              <p className="text-sm text-ink-soft">
                <Moment at={at} withTime />
                {undoable < products && ` · ${m.jobs_prices_left({ n: countText(undoable) })}`}
              </p>
            </div>
            <form {...form.props}>
              <input type="hidden" name="id" value={id} />
              <SubmitButton
                what="prices-undo"
                variant="quiet"
                sending={form.sending?.get('id') === id ? form.sending : undefined}
              >
                {m.jobs_prices_undo()}
              </SubmitButton>
            </form>
          </li>
        ))}
      </ul>
    </DashboardCard>
  )
}
