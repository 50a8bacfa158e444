import { m } from '#paraglide/messages.js'
import { DataTable, type Column } from '#pages/list/data-table.tsx'
import { ShopLink } from '#pages/shop-link.tsx'
import { Badge } from '#ui/badge.tsx'
import { Moment } from '#ui/text/moment.tsx'
import { AnswerClock } from './answer-clock.tsx'
import { messageStatusLooks, messageStatusNames } from './message-words.ts'
import { messagePath } from './messages-href.ts'
import type { ShownRow } from './shown-message.ts'

const messageCell = (row: ShownRow) => (
  <div className="@2xl:py-1">
    <ShopLink
      to={messagePath(row.id)}
      className="font-semibold [overflow-wrap:anywhere] after:absolute after:inset-0 hover:text-brand"
    >
      {row.name}
    </ShopLink>
    <p lang={row.language} className="line-clamp-2 text-sm [overflow-wrap:anywhere] text-ink-soft">
      {row.subject && <span className="font-medium text-ink">{row.subject} · </span>}
      {row.excerpt}
    </p>
  </div>
)

const columnsAt = (asOf: string): readonly Column<ShownRow>[] => [
  { title: m.inbox_message, isMain: true, cell: messageCell },
  {
    title: m.tracking_status,
    cell: ({ status, answerDueAt }) => (
      <span className="flex flex-wrap gap-1.5">
        <Badge kind={messageStatusLooks[status]}>{messageStatusNames[status]()}</Badge>
        {status === 'new' && <AnswerClock dueAt={answerDueAt} asOf={asOf} />}
      </span>
    ),
  },
  {
    title: m.inbox_assignee,
    isMinor: true,
    cell: ({ assignee }) => (
      <span className="text-sm text-ink-soft">{assignee?.name ?? m.inbox_nobody()}</span>
    ),
  },
  {
    title: m.inbox_received,
    cell: ({ receivedAt }) => (
      <span className="tabular text-sm text-ink-soft">
        <Moment at={receivedAt} withTime />
      </span>
    ),
  },
]

interface MessageTableProps {
  messages: readonly ShownRow[]
  asOf: string
}

export const MessageTable = ({ messages, asOf }: MessageTableProps) => (
  <DataTable label={m.inbox_title()} columns={columnsAt(asOf)} rows={messages} />
)
