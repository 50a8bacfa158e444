import { m } from '#paraglide/messages.js'
import { FormNotice } from '#pages/form/form-notice.tsx'
import type { FormResult } from '#pages/form/form-result.ts'
import { useForm } from '#pages/form/use-form.ts'
import type { MessageProblem, SendMessage } from '#shop/content/message-contract.ts'
import { Button } from '#ui/button.tsx'
import { TextAreaField, TextField } from '#ui/field.tsx'
import { localPath } from '#pages/shop-link.tsx'
import { MessageSent } from './message-sent.tsx'

/** What each field says: what to do. */
const words: Record<MessageProblem, () => string> = {
  'name-missing': m.contact_problem_name_missing,
  'name-too-long': m.contact_problem_name_long,
  'reply-to-invalid': m.contact_problem_reply_to,
  'subject-too-long': m.contact_problem_subject_long,
  'message-too-short': m.contact_problem_message_short,
  'message-too-long': m.contact_problem_message_long,
  'language-unknown': m.form_check_fields,
}

export function MessageForm({ lastResult }: { lastResult: FormResult | undefined }) {
  const form = useForm<keyof SendMessage, MessageProblem>({
    id: 'contact',
    action: localPath('/contact-us'),
    lastResult,
    check: () => import('./check-message.ts').then(({ checkMessage }) => checkMessage),
    words,
  })
  if (form.isTaken) {
    return (
      <MessageSent>
        <Button variant="quiet" onClick={form.beginAgain}>
          {m.contact_sent_again()}
        </Button>
      </MessageSent>
    )
  }
  return (
    <form {...form.props} aria-labelledby="contact-form" className="flex flex-col gap-5">
      <div>
        <h2 id="contact-form" className="text-xl font-semibold">
          {m.contact_form()}
        </h2>
        <FormNotice trouble={form.trouble} />
      </div>
      <TextField {...form.field('name')} label={m.contact_name()} autoComplete="name" required />
      <TextField
        {...form.field('replyTo')}
        label={m.contact_reply_to()}
        hint={m.contact_reply_to_hint()}
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="email"
        required
      />
      <TextField {...form.field('subject')} label={m.contact_subject()} optional />
      <TextAreaField
        {...form.field('message')}
        label={m.contact_message()}
        hint={m.contact_message_hint()}
        rows={6}
        required
      />
      <Button type="submit" busy={form.isBusy} className="sm:self-start sm:px-8">
        {m.contact_send()}
      </Button>
    </form>
  )
}
