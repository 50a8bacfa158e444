import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import { isTaken } from '#pages/form/form-result.ts'
import { usePageForm } from '#pages/form/use-page-form.ts'
import { DataTable } from '#pages/list/data-table.tsx'
import { ListCard } from '#pages/list/list-card.tsx'
import { countText } from '#pages/money/taka.ts'
import { ActionNotice } from '../action-notice.tsx'
import { StepNotice } from '../calls/step-notice.tsx'
import { refusedTicks } from '../lists/selection/refused-ticks.ts'
import { SelectionBar } from '../lists/selection/selection-bar.tsx'
import { PageBox, selectionColumn } from '../lists/selection/selection-boxes.tsx'
import { bulkFormId, useSelection } from '../lists/selection/use-selection.ts'
import { reviewColumns } from './review-columns.tsx'
import { reviewTroubles } from './review-words.ts'
import { pickOf } from './picked.ts'
import type { ReviewsResult } from './reviews-action.ts'
import type { ReviewsQuery } from './reviews-href.ts'
import type { ShownReview } from './shown-review.ts'

interface ReviewListProps {
  reviews: readonly ShownReview[]
  query: ReviewsQuery
  lastResult: ReviewsResult | undefined
  empty: ReactNode
}

/** The rows, each with what is decided about it, and what is decided about all that are ticked. */
export function ReviewList({ reviews, query, lastResult, empty }: ReviewListProps) {
  const { values, tickPage, clear, listProps } = useSelection(reviews)
  const form = usePageForm<string>({ id: bulkFormId, lastResult, words: {}, queues: true })
  const { ticked } = refusedTicks(lastResult)
  const result: ReviewsResult | undefined = form.result
  const box = selectionColumn<ShownReview>(
    (review) => ({ value: pickOf(review), label: m.reviews_pick({ name: review.author }) }),
    ticked,
    <PageBox rows={reviews.length} ticked={values.length} tickPage={tickPage} />,
  )
  return (
    <>
      <ActionNotice
        result={result}
        words={reviewTroubles}
        className="-mb-5 has-[[role=alert]:not(:empty)]:mb-0"
      />
      <StepNotice
        result={result}
        done={isTaken(result) && doneText(result)}
        undo={{ form, fields: undoFields(result) }}
      />
      <div className="group/list max-md:has-[input[name=pick]:checked]:pb-40" {...listProps}>
        <ListCard
          rows={
            reviews.length > 0 && (
              <DataTable
                label={m.reviews_desk_title()}
                columns={[box, ...reviewColumns(form, query)]}
                rows={reviews}
              />
            )
          }
          empty={empty}
        />
        {reviews.length > 0 && (
          <SelectionBar
            form={form}
            label={m.reviews_selected()}
            ticked={values.length}
            clear={clear}
          >
            <SubmitButton what="approve" sending={form.sending}>
              {m.reviews_approve()}
            </SubmitButton>
            <SubmitButton what="hide" variant="quiet" sending={form.sending}>
              {m.reviews_hide()}
            </SubmitButton>
          </SelectionBar>
        )}
      </div>
    </>
  )
}

/** An undo of an undo would be another press. */
const undoFields = (result: ReviewsResult | undefined) =>
  result?.form === 'undo' ? [] : (result?.answer?.undo ?? []).map((one) => ['pick', one] as const)

const doneWords: Readonly<Record<string, (n: string) => string>> = {
  approve: (n) => m.reviews_approved({ n }),
  hide: (n) => m.reviews_were_hidden({ n }),
  undo: () => m.reviews_undone(),
  answer: () => m.reviews_answered(),
}

function doneText(result: ReviewsResult | undefined): string | undefined {
  const { done = 0, stayed = 0 } = result?.answer ?? {}
  const said = doneWords[result?.form ?? '']?.(countText(done))
  return stayed > 0 ? `${said} ${m.reviews_stayed({ n: countText(stayed) })}` : said
}
