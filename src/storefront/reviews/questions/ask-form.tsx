import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { FormDone } from '#pages/form/form-done.tsx'
import { FormNotice } from '#pages/form/form-notice.tsx'
import { refused, type FormResult, type FormTrouble } from '#pages/form/form-result.ts'
import { useForm } from '#pages/form/use-form.ts'
import type { QuestionProblem } from '#shop/reviews/questions/contract.ts'
import { useAccount } from '#storefront/session/use-account.ts'
import { Button } from '#ui/button.tsx'
import { TextAreaField, TextField } from '#ui/field.tsx'

/** What each field says: what to do. */
const words: Record<QuestionProblem, () => string> = {
  'name-missing': m.contact_problem_name_missing,
  'name-too-long': m.contact_problem_name_long,
  'phone-invalid': m.checkout_problem_phone,
  'email-invalid': m.checkout_problem_email,
  'question-too-short': m.question_problem_short,
  'question-too-long': m.question_problem_long,
}

interface AskFormProps {
  productId: string
  lastResult: FormResult | undefined
}

/** Guests say who they are; an account has a name already. */
export function AskForm({ productId, lastResult }: AskFormProps) {
  const isGuest = useAccount() !== 'signed-in'
  const form = useForm<'name' | 'phone' | 'email' | 'text', QuestionProblem>({
    id: 'ask',
    lastResult,
    check: () => import('./check-question.ts').then(({ checkQuestion }) => checkQuestion(isGuest)),
    ...(!isGuest && { send: (_, typed) => askAsUser(productId, typed) }),
    words,
  })
  return (
    <section
      id="ask"
      aria-labelledby="ask-title"
      className="mt-8 max-w-2xl scroll-mt-32 rounded-card border border-line bg-surface p-5 md:p-8"
    >
      {form.isTaken ? (
        <FormDone title={m.question_asked()}>
          <p className="mt-1 mb-5 text-ink-soft">{m.question_asked_text()}</p>
          <Button variant="quiet" onClick={form.beginAgain}>
            {m.question_ask_another()}
          </Button>
        </FormDone>
      ) : (
        <form {...form.props} aria-labelledby="ask-title" className="flex flex-col gap-5">
          <div>
            <h2 id="ask-title" className="text-xl font-semibold">
              {m.questions_ask()}
            </h2>
            <p className="text-ink-soft">{m.question_ask_text()}</p>
            <FormNotice trouble={form.trouble} words={{ 'signed-out': m.question_signed_out }} />
          </div>
          <TextAreaField {...form.field('text')} label={m.question_text()} rows={3} required />
          {isGuest && <GuestFields field={form.field} />}
          <Button
            type="submit"
            name="what"
            value="ask"
            busy={form.isBusy}
            className="sm:self-start sm:px-8"
          >
            {m.questions_ask()}
          </Button>
        </form>
      )}
    </section>
  )
}

type GuestForm = ReturnType<typeof useForm<'name' | 'phone' | 'email' | 'text', QuestionProblem>>

function GuestFields({ field }: { field: GuestForm['field'] }) {
  return (
    <>
      <TextField {...field('name')} label={m.contact_name()} autoComplete="name" required />
      <TextField
        {...field('phone')}
        label={m.question_phone()}
        hint={m.question_phone_hint()}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
      />
      <TextField
        {...field('email')}
        label={m.question_email()}
        hint={m.question_email_hint()}
        type="email"
        autoComplete="email"
      />
    </>
  )
}

const tooManyRequests = 429
const signInRequired = 401
const stay = () => false

/** By the call of the API: the page itself is the same for everybody and does not know who asks (D25). */
async function askAsUser(
  productId: string,
  typed: FormData,
): Promise<FormResult | FormTrouble | undefined> {
  const { callApiAsUser } = await import('#storefront/session/call-api-as-user.ts')
  const content = { text: String(typed.get('text') ?? ''), language: getLocale() }
  const answer = await callApiAsUser(`/product/${productId}/questions`, { content }, stay)
  if (answer.outcome === 'no-connection') return answer.outcome
  if (answer.status === signInRequired) {
    // The form becomes a guest's and keeps the question.
    const { clearToken } = await import('#storefront/session/stored-session.ts')
    clearToken('signed-out')
    return refused({ trouble: 'signed-out' })
  }
  if (answer.status < 300) return { ...refused({}), error: null, reset: true }
  return answer.status === tooManyRequests ? 'too-many' : 'away'
}
