import { m } from '#paraglide/messages.js'
import type { EntryKind } from '#shop/content/inbox/message.ts'
import { Moment } from '#ui/text/moment.tsx'
import { authorName } from '../author-words.ts'
import { StateBadge } from '../outbox/mail-table.tsx'
import type { ShownMessage, ShownMessageEntry } from './shown-message.ts'

const kindNames: Record<EntryKind, () => string> = {
  mail: m.inbox_by_mail,
  phone: m.inbox_by_phone,
  reply: m.inbox_reply_noted,
  note: m.inbox_note,
}

/** What was written, and all that the shop answered and noted: the first one first. */
export function Thread({ message }: { message: ShownMessage }) {
  return (
    <ol className="flex flex-col gap-4">
      <li>
        <p lang={message.language} className={theirs}>
          {message.message}
        </p>
        <p className="mt-1 text-sm text-ink-soft">
          {message.name} · <At at={message.receivedAt} />
        </p>
      </li>
      {message.entries.map((entry) => (
        <Entry key={entry.id} entry={entry} writer={message.name} />
      ))}
    </ol>
  )
}

const block = 'rounded-control px-4 py-3 [overflow-wrap:anywhere] whitespace-pre-line'
const theirs = `${block} bg-paper`

interface EntryProps {
  entry: ShownMessageEntry
  /** The name of who wrote to the shop. */
  writer: string
}

/**
 * Answers stand at the right, as in a chat, and what the person wrote back at the left; notes are of another colour, as nobody outside
 * reads them.
 */
function Entry({ entry, writer }: EntryProps) {
  const { at, author, kind, text, mail } = entry
  if (kind === 'reply')
    return (
      <li>
        <p className={theirs}>{text}</p>
        <p className="mt-1 text-sm text-ink-soft">
          {writer} · {kindNames.reply()} · {m.inbox_noted_by({ who: authorName(author) })} ·{' '}
          <At at={at} />
        </p>
      </li>
    )
  const look = kind === 'note' ? 'bg-deal-wash text-on-deal-wash' : 'bg-brand-wash'
  return (
    <li className="ml-6 sm:ml-16">
      <p className={`${block} ${look}`}>{text}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
        <span>
          {kindNames[kind]()} · {authorName(author)} · <At at={at} />
        </span>
        {mail && mail !== 'sent' && <StateBadge state={mail} attempts={0} />}
      </p>
    </li>
  )
}

const At = ({ at }: { at: string }) => (
  <span className="tabular">
    <Moment at={at} withTime />
  </span>
)
