import { m } from '#paraglide/messages.js'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { longestReviewAnswer } from '#shop/reviews/review.ts'
import { langOf } from '#ui/text/lang-of.ts'
import { TextAreaField } from '#ui/field.tsx'
import { useNoteDraft } from '../forms/use-note-draft.ts'

interface AnswerFormProps {
  id: string
  version: number
  /** As it stands; empty where there is none. */
  answer: string
  form: PageForm
  /** Nothing takes the answer away. */
  mayBeEmpty?: boolean
  words: { open: string }
}

/** What the shop says below a review or a question, folded until somebody wants to say it. */
export function AnswerForm({ id, version, answer, form, mayBeEmpty, words }: AnswerFormProps) {
  const kept = useNoteDraft(`answer:${id}`)
  const isSending = form.sending?.get('what') === 'answer' && form.sending.get('id') === id
  return (
    <>
      {answer && (
        <p
          lang={langOf(answer)}
          className="border-l-4 border-brand bg-brand-wash px-3 py-1.5 whitespace-pre-line"
        >
          {answer}
        </p>
      )}
      <details key={version}>
        <summary className="inline-flex min-h-9 cursor-pointer items-center font-semibold text-brand">
          {words.open}
        </summary>
        <form
          {...form.props}
          {...kept.form}
          ref={undefined}
          className="flex max-w-xl flex-col gap-3 py-2"
        >
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="version" value={version} />
          <TextAreaField
            {...kept.field}
            id={`answer-${id}`}
            name="text"
            defaultValue={answer}
            label={m.reviews_answer()}
            hint={mayBeEmpty ? m.reviews_answer_hint() : m.questions_answer_hint()}
            maxLength={longestReviewAnswer}
            rows={3}
            required={!mayBeEmpty}
          />
          <SubmitButton what="answer" busy={isSending} className="self-start">
            {m.reviews_answer_send()}
          </SubmitButton>
        </form>
      </details>
    </>
  )
}
