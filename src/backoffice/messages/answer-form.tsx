import { m } from '#paraglide/messages.js'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import { longestAnswer, longestMessageNote, longestReply } from '#shop/content/inbox/message.ts'
import { TextAreaField } from '#ui/field.tsx'
import { useNoteDraft } from '../forms/use-note-draft.ts'
import type { MessageFormProblem } from './message-action.ts'
import type { ShownMessage } from './shown-message.ts'

interface AnswerFormProps {
  message: ShownMessage
  form: PageForm<MessageFormProblem>
  /** Where the person writes back to. */
  replyTo: string | undefined
}

/** By mail; or what the person was told on the phone. */
export function AnswerForm({ message, form, replyTo }: AnswerFormProps) {
  const kept = useNoteDraft(`message-answer:${message.id}`)
  const isMail = message.email !== null
  return (
    <form
      {...form.props}
      {...kept.form}
      aria-label={isMail ? m.inbox_send() : m.inbox_write_down()}
      className="mt-6 flex flex-col gap-3 border-t border-line pt-5"
    >
      <input type="hidden" name="version" value={message.version} />
      <TextAreaField
        {...form.field('text')}
        {...kept.field}
        label={isMail ? m.inbox_answer() : m.inbox_answer_phone()}
        hint={isMail ? <MailHint language={message.language} replyTo={replyTo} /> : undefined}
        rows={6}
        maxLength={longestAnswer}
        required
      />
      <SubmitButton what="answer" sending={form.sending} className="self-start">
        {isMail ? m.inbox_send() : m.inbox_write_down()}
      </SubmitButton>
    </form>
  )
}

type MailHintProps = Pick<ShownMessage, 'language'> & Pick<AnswerFormProps, 'replyTo'>

const MailHint = ({ language, replyTo }: MailHintProps) => (
  <>
    {language === 'bn' ? m.inbox_in_bangla() : m.inbox_in_english()}{' '}
    {replyTo === undefined ? m.inbox_reply_nowhere() : m.inbox_reply_to({ email: replyTo })}
  </>
)

/** What the person wrote back: it came to the mailbox of the shop. */
export function ReplyForm({ message, form, replyTo }: AnswerFormProps) {
  const kept = useNoteDraft(`message-reply:${message.id}`)
  return (
    <form
      {...form.props}
      {...kept.form}
      aria-label={m.inbox_reply()}
      className="flex flex-col gap-3"
    >
      <input type="hidden" name="version" value={message.version} />
      <TextAreaField
        {...form.field('reply')}
        {...kept.field}
        label={m.inbox_reply_text()}
        hint={
          replyTo === undefined ? m.inbox_reply_hint() : m.inbox_reply_hint_at({ email: replyTo })
        }
        rows={4}
        maxLength={longestReply}
        required
      />
      <SubmitButton what="reply" variant="quiet" sending={form.sending} className="self-start">
        {m.inbox_reply_add()}
      </SubmitButton>
    </form>
  )
}

/** What colleagues should know; the writer never sees it. */
export function NoteForm({ message, form }: Omit<AnswerFormProps, 'replyTo'>) {
  const kept = useNoteDraft(`message-note:${message.id}`)
  return (
    <form
      {...form.props}
      {...kept.form}
      aria-label={m.desk_note_add()}
      className="flex flex-col gap-3"
    >
      <TextAreaField
        {...form.field('note')}
        {...kept.field}
        label={m.desk_note()}
        maxLength={longestMessageNote}
        required
      />
      <SubmitButton what="note" variant="quiet" sending={form.sending} className="self-start">
        {m.desk_note_add()}
      </SubmitButton>
    </form>
  )
}
