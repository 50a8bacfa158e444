import { m } from '#paraglide/messages.js'
import { Moment } from '#ui/text/moment.tsx'
import { markNames } from '../customers/customer-words.ts'
import { authorName } from '../author-words.ts'
import type { ShownEvent } from './shown-customer.ts'

/** Marks and joins, by whom and why: the latest first. */
export function CustomerEvents({ events }: { events: readonly ShownEvent[] }) {
  if (events.length === 0) return <p className="text-ink-soft">{m.customers_history_none()}</p>
  return (
    <ol className="flex flex-col gap-4 border-l-2 border-line pl-4">
      {events.map((event) => (
        <li key={event.id}>
          <p className="font-medium">{wordsOf(event)}</p>
          {event.what === 'marked' && event.reason && (
            <p className="[overflow-wrap:anywhere] text-ink-soft">“{event.reason}”</p>
          )}
          <p className="text-sm text-ink-soft">
            {m.desk_by({ who: authorName(event.author) })} ·{' '}
            <span className="tabular">
              <Moment at={event.at} withTime />
            </span>
          </p>
        </li>
      ))}
    </ol>
  )
}

function wordsOf(event: ShownEvent): string {
  if (event.mark) return m.customers_event_marked({ mark: markNames[event.mark]() })
  return event.what === 'joined' ? m.customers_event_joined() : m.customers_event_separated()
}
