import { m } from '#paraglide/messages.js'
import type { MessageProblem } from '#shop/content/message-contract.ts'
import { Button } from '#ui/button.tsx'
import { TextAreaField, TextField } from '#ui/field.tsx'
import type { FieldProblems } from '../forms/form-answer.ts'
import { FormNotice } from '../forms/form-notice.tsx'
import { useSending } from '../forms/use-sending.ts'
import { localPath } from '../shop-link.tsx'
import type { MessageField, TypedMessage } from './message-fields.ts'
import { MessageSent } from './message-sent.tsx'
import { problemWords } from './problem-words.ts'
import type { AnsweredMessage } from './take-message.ts'

const loadSending = () =>
  import('./send-typed-message.ts').then(({ sendTypedMessage }) => sendTypedMessage)

/** Without JavaScript the page itself takes what is posted (`answered`), by the same rules. */
export function MessageForm({ answered }: { answered: AnsweredMessage | undefined }) {
  const { answer, problems, isSending, form, beginAgain } = useSending(loadSending, {
    answered: answered?.answer,
    firstField: 'contact-name',
  })
  if (answer?.outcome === 'sent') {
    return (
      <MessageSent>
        <Button variant="quiet" onClick={beginAgain}>
          {m.contact_sent_again()}
        </Button>
      </MessageSent>
    )
  }
  return (
    <form
      {...form}
      action={localPath('/contact-us')}
      aria-labelledby="contact-form"
      className="flex flex-col gap-5"
    >
      <div>
        <h2 id="contact-form" className="text-xl font-semibold">
          {m.contact_form()}
        </h2>
        <FormNotice answer={answer} />
      </div>
      <MessageFields problems={problems} typed={answered?.typed} />
      <Button type="submit" busy={isSending} className="sm:self-start sm:px-8">
        {m.contact_send()}
      </Button>
    </form>
  )
}

interface MessageFieldsProps {
  problems: FieldProblems<MessageField, MessageProblem>
  typed: TypedMessage | undefined
}

function MessageFields({ problems, typed }: MessageFieldsProps) {
  const field = (name: MessageField) => {
    const problem = problems[name]
    return {
      id: `contact-${name}`,
      name,
      defaultValue: typed?.[name],
      error: problem && problemWords[problem](),
    }
  }
  return (
    <>
      <TextField {...field('name')} label={m.contact_name()} autoComplete="name" required />
      <TextField
        {...field('replyTo')}
        label={m.contact_reply_to()}
        hint={m.contact_reply_to_hint()}
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="email"
        required
      />
      <TextField {...field('subject')} label={m.contact_subject()} optional />
      <TextAreaField
        {...field('message')}
        label={m.contact_message()}
        hint={m.contact_message_hint()}
        rows={6}
        required
      />
    </>
  )
}
