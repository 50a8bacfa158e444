import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import type { PageForm } from '#pages/form/use-page-form.ts'
import type { Column } from '#pages/list/data-table.tsx'
import { listHref } from '#pages/list/list-query.ts'
import { countText } from '#pages/money/taka.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import { inLanguage } from '#platform/language.ts'
import { formatPhone } from '#platform/phone.ts'
import { Badge } from '#ui/badge.tsx'
import { langOf } from '#ui/text/lang-of.ts'
import { Moment } from '#ui/text/moment.tsx'
import { AnswerForm } from '../answer-form.tsx'
import { questionStatusLooks, questionStatusNames } from '../review-words.ts'
import { questionsPath } from '../reviews-href.ts'
import type { ShownQuestion } from '../shown-review.ts'

const link = 'underline-offset-4 hover:text-brand hover:underline'

export const questionColumns = (form: PageForm): readonly Column<ShownQuestion>[] => [
  {
    title: m.questions_column,
    isMain: true,
    cell: (question) => <Asked question={question} form={form} />,
  },
  {
    title: m.tracking_status,
    cell: ({ status, reports }) => (
      <span className="flex flex-col items-start gap-1.5">
        <Badge kind={questionStatusLooks[status]}>{questionStatusNames[status]()}</Badge>
        {reports > 0 && <Badge kind="cut">{m.reviews_reports({ n: countText(reports) })}</Badge>}
      </span>
    ),
  },
  {
    title: m.reviews_decide,
    cell: (question) => <Decide question={question} form={form} />,
  },
]

/** Hidden is shown again; what readers reported may also be kept. */
function Decide({ question, form }: { question: ShownQuestion; form: PageForm }) {
  const { id, version, status, reports } = question
  const isSending = (what: string) =>
    form.sending?.get('what') === what && form.sending.get('id') === id
  return (
    <form {...form.props} ref={undefined} className="flex gap-2 py-1">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      {status === 'answered' && reports > 0 && (
        <SubmitButton what="keep" busy={isSending('keep')} className="px-3!">
          {m.reviews_keep()}
        </SubmitButton>
      )}
      {status === 'hidden' ? (
        <SubmitButton what="show" variant="quiet" busy={isSending('show')} className="px-3!">
          {m.questions_show_again()}
        </SubmitButton>
      ) : (
        <SubmitButton what="hide" variant="quiet" busy={isSending('hide')} className="px-3!">
          {m.reviews_hide()}
        </SubmitButton>
      )}
    </form>
  )
}

function Asked({ question, form }: { question: ShownQuestion; form: PageForm }) {
  const { id, version, author, phone, product, productId, text, askedAt, answer } = question
  const name = product && inLanguage(getLocale(), product.name, product.nameBn)
  return (
    <div className="flex flex-col gap-1 py-1 [overflow-wrap:anywhere] whitespace-normal @4xl:min-w-[32rem]">
      {name && (
        <ShopLink
          to={listHref(questionsPath, { product: productId })}
          lang={langOf(name)}
          className={`self-start font-semibold ${link}`}
        >
          {name}
        </ShopLink>
      )}
      <p lang={langOf(text)}>{text}</p>
      <p className="text-sm text-ink-soft">
        <span lang={langOf(author)}>{author || m.question_by_somebody()}</span>
        {phone && (
          <>
            {' '}
            ·{' '}
            <a href={`tel:${phone}`} className={`tabular ${link}`}>
              {formatPhone(phone, getLocale())}
            </a>
          </>
        )}{' '}
        · <Moment at={askedAt} withTime />
      </p>
      <AnswerForm
        id={id}
        version={version}
        answer={answer}
        form={form}
        words={{ open: answer ? m.reviews_answer_change() : m.reviews_answer() }}
      />
    </div>
  )
}
