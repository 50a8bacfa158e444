import { m } from '#paraglide/messages.js'
import { formAction, formActions, type FormOutcome } from '#pages/form/form-action.ts'
import { resultOf } from '#pages/form/use-page-form.ts'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { byStranger } from '#shop/initiator.ts'
import { askQuestion } from '#shop/reviews/questions/ask-question.ts'
import { askQuestionSchema, reportQuestionSchema } from '#shop/reviews/questions/contract.ts'
import { reportQuestion } from '#shop/reviews/questions/report-question.ts'
import { listShownQuestions } from '#shop/reviews/questions/list-questions.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { langOf } from '#ui/text/lang-of.ts'
import { callerContext } from '#shop-context.ts'
import type { Route } from './+types/product-questions'
import { Steps } from '../../layout/steps.tsx'
import { PageHead, useShell } from '../../page-head.tsx'
import { loadSaidPage, requireProduct } from '../load-said-page.ts'
import { behind, questionsPath } from '../paths.ts'
import { ReportForm } from '../report-form.tsx'
import { showQuestion } from '../shown-review.ts'
import { AskForm } from './ask-form.tsx'
import { QuestionItem } from './question-item.tsx'

export const handle = { mayOpen: 'anyone' } satisfies PageHandle

export async function loader(args: Route.LoaderArgs) {
  const { shop, after, product, shopUrl } = await loadSaidPage(args, questionsPath)
  const { questions, next } = await listShownQuestions(shop, { productId: product.id, after })
  return { product, shopUrl, questions: questions.map(showQuestion), next, isFirst: !after }
}

/** A guest asks; who is signed in asks by the API. */
const asking = formAction({
  schema: askQuestionSchema.omit({ productId: true }),
  known: ({ request }) => ({ language: languageOfPath(new URL(request.url).pathname) }),
  run: async (typed, { shop, context, params }): Promise<FormOutcome> => {
    const { id: productId, slug } = await requireProduct({ context, params })
    const by = byStranger(context.get(callerContext).ipAddress)
    const result = await askQuestion(shop, by, {
      ...typed,
      phone: typed.phone ?? '',
      email: typed.email ?? '',
      productId,
    })
    switch (result.outcome) {
      case 'asked': {
        const page = pathInLanguage(questionsPath(slug), typed.language)
        return { outcome: 'done', goTo: `${page}#ask` }
      }
      case 'name-missing':
        return { outcome: 'refused', fields: { name: result.outcome } }
      case 'phone-invalid':
        return { outcome: 'refused', fields: { phone: result.outcome } }
      case 'too-many-requests':
        return { outcome: 'refused', trouble: 'too-many' }
      default:
        return { outcome: 'refused', trouble: result.outcome }
    }
  },
})

/** A reader reports a question. */
const reporting = formAction({
  schema: reportQuestionSchema,
  run: async (report, { shop, context, request, params }) => {
    const by = byStranger(context.get(callerContext).ipAddress)
    const { outcome } = await reportQuestion(shop, by, report)
    if (outcome === 'too-many-requests') return { outcome: 'refused', trouble: outcome }
    const language = languageOfPath(new URL(request.url).pathname)
    const page = pathInLanguage(questionsPath(params['product'] ?? ''), language)
    return { outcome: 'done', goTo: page }
  },
})

export const action = formActions({ ask: asking, report: reporting })

/** What people asked about a product and the shop answered, the latest first, and where to ask. */
export default function ProductQuestions({ loaderData, actionData }: Route.ComponentProps) {
  const { product, shopUrl, questions, next, isFirst } = loaderData
  const { shopName } = useShell()
  const title = m.questions_about({ name: product.name })
  return (
    <div className="page-width min-h-[60dvh] pt-2 md:pt-4">
      <PageHead
        title={`${title} · ${shopName}`}
        description={title}
        path={questionsPath(product.slug)}
        shopUrl={shopUrl}
        hidden={questions.length === 0 || !isFirst}
      />
      <Steps
        steps={[{ path: `/product/${product.slug}`, text: product.name }]}
        current={m.questions_title()}
      />
      <h1 lang={langOf(product.name)} className="mb-4 text-2xl font-semibold">
        {title}
      </h1>
      <div className="divide-y divide-line rounded-card border border-line bg-surface px-4 md:px-6">
        {questions.map((question) => (
          <QuestionItem key={question.id} question={question}>
            <ReportForm about={{ name: 'questionId', id: question.id }} lastResult={actionData} />
          </QuestionItem>
        ))}
        {questions.length === 0 && <EmptyState icon="chat" title={m.questions_none()} />}
      </div>
      {next && (
        <ShopButtonLink
          to={behind(questionsPath(product.slug), next)}
          variant="quiet"
          rel="next"
          className="mt-4"
        >
          {m.questions_more()}
        </ShopButtonLink>
      )}
      <AskForm productId={product.id} lastResult={resultOf(actionData, 'ask')} />
    </div>
  )
}
