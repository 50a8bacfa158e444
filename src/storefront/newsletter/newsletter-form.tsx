import { m } from '#paraglide/messages.js'
import { FormDone } from '#pages/form/form-done.tsx'
import { FormNotice } from '#pages/form/form-notice.tsx'
import type { FormResult } from '#pages/form/form-result.ts'
import { useForm } from '#pages/form/use-form.ts'
import type { NewsletterProblem, Subscribe } from '#shop/newsletter/contract.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { localPath } from '#pages/shop-link.tsx'

const words: Record<NewsletterProblem, () => string> = {
  'email-invalid': m.newsletter_problem_email,
  'language-unknown': m.form_check_fields,
}

/** Wherever it stands, the page /newsletter takes it. */
export function NewsletterForm({ lastResult }: { lastResult?: FormResult | undefined }) {
  const form = useForm<keyof Subscribe, NewsletterProblem>({
    id: 'newsletter',
    action: localPath('/newsletter'),
    lastResult,
    check: () => import('./check-subscription.ts').then((checks) => checks.checkSubscription),
    words,
  })
  if (form.isTaken) {
    return (
      <FormDone title={m.newsletter_done()}>
        <p className="mb-3 text-ink-soft">{m.newsletter_done_text()}</p>
        <Button variant="plain" className="-ml-3" onClick={form.beginAgain}>
          {m.newsletter_again()}
        </Button>
      </FormDone>
    )
  }
  return (
    <form {...form.props}>
      <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
        <TextField
          {...form.field('email')}
          label={m.newsletter_email()}
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder={m.newsletter_example()}
          required
          className="min-w-0 flex-1"
        />
        <Button type="submit" busy={form.isBusy} className="sm:mt-[calc(1lh+0.375rem)]">
          {m.newsletter_subscribe()}
        </Button>
      </div>
      {/* The field says itself what is wrong with it. */}
      <FormNotice trouble={form.problem('email') ? undefined : form.trouble} />
    </form>
  )
}
