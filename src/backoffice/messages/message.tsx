import { data } from 'react-router'
import { m } from '#paraglide/messages.js'
import { accountContext } from '#pages/account-context.ts'
import { usePageForm } from '#pages/form/use-page-form.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { requireId } from '#pages/read-id.ts'
import { replyEmail } from '#shop/content/inbox/answer-message.ts'
import { findMessage, type FoundMessage } from '#shop/content/inbox/find-message.ts'
import type { EntryKind } from '#shop/content/inbox/message.ts'
import { findNamed } from '#shop/customers/detail/find-customer.ts'
import { may } from '#shop/identity/roles/policy.ts'
import { listColleagues } from '#shop/identity/users/list-staff.ts'
import { loadSettings } from '#shop/settings/load-settings.ts'
import { DashboardCard } from '#storefront/account/layout/dashboard-page.tsx'
import { shopContext } from '../../shop-context.ts'
import { ActionNotice } from '../action-notice.tsx'
import { Page } from '../layout/page.tsx'
import { isEditing } from '../live/is-editing.ts'
import { useLiveMessages } from '../live/live-orders.tsx'
import { useRefresh } from '../live/use-refresh.ts'
import { NoMailServer } from '../outbox/no-mail-server.tsx'
import type { Route } from './+types/message'
import { AnswerForm, NoteForm, ReplyForm } from './answer-form.tsx'
import { messageAction, type MessageFormProblem } from './message-action.ts'
import { MessageWork } from './message-work.tsx'
import { messagesPath } from './messages-href.ts'
import { OtherMessages, Writer } from './writer.tsx'
import { showMessage } from './shown-message.ts'
import { Thread } from './thread.tsx'

export const handle = { mayOpen: 'read-messages', parent: messagesPath } satisfies PageHandle

export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const actor = context.get(accountContext)
  const message = await findMessage(shop, requireId(params.message))
  if (!message) throw data(null, { status: 404 })
  const contact = message.phone ?? message.email ?? ''
  const [colleagues, settings, customerId] = await Promise.all([
    listColleagues(shop),
    loadSettings(shop),
    may(actor, 'see-customers') ? findNamed(shop, contact) : undefined,
  ])
  return {
    message: showMessage(message),
    colleagues,
    customerId,
    replyTo: replyEmail(settings),
    sends: await shop.mail.isSending(),
    asOf: shop.now().toISOString(),
    own: {
      answers: countOwn(message, actor.userId, ['mail', 'phone']),
      replies: countOwn(message, actor.userId, ['reply']),
      notes: countOwn(message, actor.userId, ['note']),
    },
  }
}

const countOwn = ({ entries }: FoundMessage, userId: string, kinds: readonly EntryKind[]) =>
  entries.filter(
    ({ author, kind }) => author.kind === 'person' && author.id === userId && kinds.includes(kind),
  ).length

export const action = messageAction

const words: Record<MessageFormProblem, () => string> = {
  'answer-missing': m.inbox_answer_missing,
  'answer-too-long': m.inbox_answer_long,
  'reply-missing': m.inbox_reply_missing,
  'reply-too-long': m.inbox_reply_long,
  'note-missing': m.desk_note_missing,
  'note-too-long': m.desk_note_long,
}

const troubles = {
  'changed-meanwhile': m.inbox_changed_meanwhile,
  'is-there-already': m.inbox_changed_meanwhile,
  'works-not-here': m.inbox_works_not_here,
}

const done: Readonly<Record<string, () => string>> = {
  answer: m.inbox_answered,
  reply: m.inbox_reply_added,
  note: m.inbox_noted,
  close: m.inbox_closed,
  reopen: m.inbox_reopened,
  assign: m.inbox_assigned,
}

/** One message with its thread: to answer, to give to a colleague, and to close. */
export default function Message({ loaderData, actionData }: Route.ComponentProps) {
  const { message, colleagues, customerId, replyTo, sends, asOf, own } = loaderData
  const form = usePageForm<string, MessageFormProblem>({
    id: 'message',
    lastResult: actionData,
    words,
  })
  const refresh = useRefresh()
  useLiveMessages((news) => {
    if (news.kind === 'message' && news.ref === message.id && !isEditing()) refresh()
  })
  const about = { message, form }
  return (
    <Page
      title={message.subject || m.inbox_from({ name: message.name })}
      titleLanguage={message.subject ? message.language : undefined}
    >
      <ActionNotice
        result={form.result}
        done={form.isTaken && done[form.result?.form ?? '']?.()}
        words={troubles}
        className="-mt-4 empty:hidden"
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-5">
          {!sends && message.email !== null && <NoMailServer />}
          <DashboardCard id="message-thread" title={m.inbox_thread()}>
            <Thread message={message} />
            {/* Emptied once it is written; what colleagues write meanwhile takes nothing away. */}
            <AnswerForm key={own.answers} {...about} replyTo={replyTo} />
          </DashboardCard>
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <DashboardCard id="message-work" title={m.inbox_state()}>
            <MessageWork {...about} colleagues={colleagues} asOf={asOf} />
          </DashboardCard>
          <DashboardCard id="message-writer" title={m.inbox_writer()}>
            <Writer message={message} customerId={customerId} />
          </DashboardCard>
          <DashboardCard id="message-replies" title={m.inbox_reply()}>
            <ReplyForm key={own.replies} {...about} replyTo={replyTo} />
          </DashboardCard>
          <DashboardCard id="message-notes" title={m.desk_notes()}>
            <NoteForm key={own.notes} {...about} />
          </DashboardCard>
          {message.others.length > 0 && (
            <DashboardCard id="message-others" title={m.inbox_others()}>
              <OtherMessages others={message.others} language={message.language} />
            </DashboardCard>
          )}
        </div>
      </div>
    </Page>
  )
}
