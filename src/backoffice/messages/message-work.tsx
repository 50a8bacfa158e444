import { m } from '#paraglide/messages.js'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { Badge } from '#ui/badge.tsx'
import { Field, Select } from '#ui/field.tsx'
import { Moment } from '#ui/text/moment.tsx'
import { AnswerClock, useNow } from './answer-clock.tsx'
import type { MessageFormProblem } from './message-action.ts'
import { messageStatusLooks, messageStatusNames } from './message-words.ts'
import type { ShownMessage } from './shown-message.ts'

interface MessageWorkProps {
  message: ShownMessage
  colleagues: readonly { id: string; name: string }[]
  asOf: string
  form: PageForm<MessageFormProblem>
}

/** How far it is, until when an answer is promised, and whose work it is. */
export function MessageWork({ message, colleagues, asOf, form }: MessageWorkProps) {
  const { status, answerDueAt, version } = message
  const isClosed = status === 'closed'
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-2">
        <Badge kind={messageStatusLooks[status]}>{messageStatusNames[status]()}</Badge>
        {status === 'new' && <AnswerClock dueAt={answerDueAt} asOf={asOf} />}
      </div>
      {status === 'new' && <Promised dueAt={answerDueAt} asOf={asOf} />}
      <AssignForm message={message} colleagues={colleagues} form={form} />
      <form {...form.props} className="flex flex-wrap gap-3">
        <input type="hidden" name="version" value={version} />
        {status !== 'new' && (
          <SubmitButton what="reopen" variant="quiet" sending={form.sending}>
            {m.inbox_reopen()}
          </SubmitButton>
        )}
        {!isClosed && (
          <SubmitButton what="close" variant="quiet" sending={form.sending}>
            {m.inbox_close()}
          </SubmitButton>
        )}
      </form>
    </div>
  )
}

function Promised({ dueAt, asOf }: { dueAt: string; asOf: string }) {
  const isOver = new Date(dueAt).getTime() < useNow(asOf)
  return (
    <p className="text-sm text-ink-soft">
      {isOver ? m.inbox_was_promised() : m.inbox_promised()}{' '}
      <span className="tabular">
        <Moment at={dueAt} withTime />
      </span>
    </p>
  )
}

function AssignForm({ message, colleagues, form }: Omit<MessageWorkProps, 'asOf'>) {
  const { assignee } = message
  const isListed = assignee === null || colleagues.some(({ id }) => id === assignee.id)
  const offered = isListed ? colleagues : [assignee, ...colleagues]
  return (
    <form {...form.props} className="flex flex-wrap items-end gap-3">
      <Field label={m.inbox_assignee()} id="message-assignee" className="min-w-0 flex-1 basis-40">
        {(control) => (
          <Select {...control} key={assignee?.id} name="assignee" defaultValue={assignee?.id ?? ''}>
            <option value="">{m.inbox_nobody()}</option>
            {offered.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <SubmitButton what="assign" variant="quiet" sending={form.sending}>
        {m.inbox_assign()}
      </SubmitButton>
    </form>
  )
}
