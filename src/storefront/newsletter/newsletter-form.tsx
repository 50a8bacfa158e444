import { m } from '#paraglide/messages.js'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { FormDone } from '../forms/form-done.tsx'
import { FormNotice } from '../forms/form-notice.tsx'
import { useSending } from '../forms/use-sending.ts'
import { localPath } from '../shop-link.tsx'
import type { AnsweredSubscription } from './take-subscription.ts'

const loadSending = () =>
  import('./send-subscription.ts').then(({ sendSubscription }) => sendSubscription)

/** Without JavaScript the page /newsletter takes what is posted (`answered`), by the same rules. */
export function NewsletterForm({ answered }: { answered?: AnsweredSubscription | undefined }) {
  const { answer, problems, isSending, form, beginAgain } = useSending(loadSending, {
    answered: answered?.answer,
    firstField: 'newsletter-email',
  })
  if (answer?.outcome === 'sent') {
    return (
      <FormDone title={m.newsletter_done()}>
        <p className="mb-3 text-ink-soft">{m.newsletter_done_text()}</p>
        <Button variant="plain" className="-ml-3" onClick={beginAgain}>
          {m.newsletter_again()}
        </Button>
      </FormDone>
    )
  }
  const isWrong = problems.email !== undefined
  return (
    <form {...form} action={localPath('/newsletter')}>
      <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
        <TextField
          id="newsletter-email"
          name="email"
          label={m.newsletter_email()}
          error={isWrong ? m.newsletter_problem_email() : undefined}
          defaultValue={answered?.typed.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder={m.newsletter_example()}
          required
          className="min-w-0 flex-1"
        />
        <Button type="submit" busy={isSending} className="sm:mt-[calc(1lh+0.375rem)]">
          {m.newsletter_subscribe()}
        </Button>
      </div>
      {/* The field says itself what is wrong with it. */}
      <FormNotice answer={isWrong ? undefined : answer} />
    </form>
  )
}
