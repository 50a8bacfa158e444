import { m } from '#paraglide/messages.js'
import { isTaken } from '#pages/form/form-result.ts'
import { usePageForm } from '#pages/form/use-page-form.ts'
import { DataTable } from '#pages/list/data-table.tsx'
import { listHref, readListQuery } from '#pages/list/list-query.ts'
import { ListCard } from '#pages/list/list-card.tsx'
import { ListSearch } from '#pages/list/list-search.tsx'
import { ListTabs } from '#pages/list/list-tabs.tsx'
import type { PageHandle } from '#pages/page-handle.ts'
import { localPath, ShopButtonLink } from '#pages/shop-link.tsx'
import { countReviews } from '#shop/reviews/moderation/count-reviews.ts'
import { countQuestions, listQuestions } from '#shop/reviews/questions/list-questions.ts'
import { mostCountedQuestions, questionStatuses } from '#shop/reviews/questions/question.ts'
import { mostCountedReviews } from '#shop/reviews/review.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { shopContext } from '../../../shop-context.ts'
import { ActionNotice } from '../../action-notice.tsx'
import { StepNotice } from '../../calls/step-notice.tsx'
import { countUpTo } from '../../count-up-to.ts'
import { Page } from '../../layout/page.tsx'
import { OlderLink } from '../../lists/older-link.tsx'
import { questionStatusNames, reviewTroubles } from '../review-words.ts'
import { questionsPath, reviewsPath } from '../reviews-href.ts'
import { showQuestion } from '../shown-review.ts'
import type { Route } from './+types/questions'
import { questionColumns } from './question-columns.tsx'
import { questionsAction, type QuestionsResult } from './questions-action.ts'

export const handle = { mayOpen: 'edit-reviews', parent: '/dashboard/reviews' } satisfies PageHandle

const questionTabs = [...questionStatuses, 'reported'] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { page: _, ...query } = readListQuery(url.searchParams, {
    choices: { status: questionTabs },
    ids: ['after', 'product'],
  })
  const { q, status, product: productId, after } = query
  const filter = {
    q,
    productId,
    status: status === 'reported' ? undefined : status,
    isReported: status === 'reported',
  }
  const [counts, reviews, listed] = await Promise.all([
    countQuestions(shop),
    countReviews(shop),
    listQuestions(shop, { filter, after }),
  ])
  const isTooShort = listed.outcome === 'too-short'
  return {
    query,
    counts,
    openReviews: reviews.waiting,
    isTooShort,
    questions: isTooShort ? [] : listed.questions.map(showQuestion),
    next: isTooShort ? undefined : listed.next,
  }
}

export const action = questionsAction

type Loaded = Route.ComponentProps['loaderData']

/** What people ask about products; what is answered stands below the product. */
export default function Questions({ loaderData, actionData }: Route.ComponentProps) {
  const { query, questions, next } = loaderData
  const form = usePageForm<string>({
    id: 'questions',
    lastResult: actionData,
    words: {},
    queues: true,
  })
  const result: QuestionsResult | undefined = form.result
  return (
    <Page title={m.questions_title()} intro={m.questions_desk_intro()}>
      <ListTabs label={m.questions_tabs()} tabs={tabsOf(loaderData)} />
      <ListSearch
        action={localPath(questionsPath)}
        label={m.questions_search()}
        kept={{ status: query.status, product: query.product }}
        q={{ label: m.questions_search_hint(), value: query.q }}
        choices={[]}
      />
      <ActionNotice
        result={result}
        words={reviewTroubles}
        className="-mb-5 has-[[role=alert]:not(:empty)]:mb-0"
      />
      <StepNotice
        result={result}
        done={isTaken(result) && doneText(result?.form)}
        undo={{ form, fields: undoFields(result) }}
      />
      <ListCard
        rows={
          questions.length > 0 && (
            <DataTable
              label={m.questions_title()}
              columns={questionColumns(form)}
              rows={questions}
            />
          )
        }
        empty={<NoQuestions {...loaderData} />}
      />
      <OlderLink
        last={next}
        isLatest={query.after === undefined}
        hrefOf={(after) => listHref(questionsPath, { ...query, after })}
      />
    </Page>
  )
}

const undoFields = (result: QuestionsResult | undefined) =>
  result?.form === 'hide' && result.answer?.id !== undefined
    ? ([
        ['id', result.answer.id],
        ['version', String(result.answer.version)],
      ] as const)
    : []

function doneText(form: string | undefined): string | undefined {
  switch (form) {
    case 'answer':
      return m.questions_answered()
    case 'hide':
      return m.questions_hidden()
    case 'keep':
      return m.questions_kept()
    case 'show':
    case 'undo':
      return m.questions_shown_again()
    default:
      return undefined
  }
}

function tabsOf({ query, counts, openReviews }: Loaded) {
  const names = { ...questionStatusNames, reported: m.reviews_reported }
  const all = questionStatuses.reduce((sum, status) => sum + counts[status], 0)
  return [
    ...[undefined, ...questionTabs].map((status) => ({
      to: listHref(questionsPath, { ...query, after: undefined, status }),
      text: status ? names[status]() : m.inbox_all(),
      count: countUpTo(mostCountedQuestions, status ? counts[status] : all),
      isCurrent: status === query.status,
    })),
    {
      to: `${reviewsPath}?status=waiting`,
      text: m.reviews_desk_title(),
      count: countUpTo(mostCountedReviews, openReviews),
      isCurrent: false,
    },
  ]
}

function NoQuestions({ query: { q, status, product, after }, isTooShort }: Loaded) {
  if (isTooShort)
    return (
      <EmptyState icon="search" title={m.orders_too_short()}>
        {m.orders_too_short_text()}
      </EmptyState>
    )
  const isAsked = Boolean(q || status || product || after)
  return (
    <EmptyState
      icon="chat"
      title={isAsked ? m.questions_none_fit() : m.questions_desk_none()}
      action={
        isAsked && <ShopButtonLink to={questionsPath}>{m.questions_show_all()}</ShopButtonLink>
      }
    />
  )
}
