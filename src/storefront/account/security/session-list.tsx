import { m } from '#paraglide/messages.js'
import type { OpenSession } from '#shop/identity/sessions/list-sessions.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { formatMoment } from '#ui/text/moment.tsx'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { browserName } from './browser-name.ts'

export type ShownSession = Pick<OpenSession, 'id' | 'isCurrent' | 'ipAddress' | 'userAgent'> & {
  startedAt: string
}

/** Without the rest, which is nobody's business on a page. */
export function showSession({
  id,
  isCurrent,
  ipAddress,
  userAgent,
  startedAt,
}: OpenSession): ShownSession {
  return { id, isCurrent, ipAddress, userAgent, startedAt: startedAt.toISOString() }
}

interface SessionListProps {
  sessions: readonly ShownSession[]
  /** Of all rows. */
  form: PageForm
}

/** The browsers in which one is signed in; each of them can be signed out, this one by its own button. */
export function SessionList({ sessions, form }: SessionListProps) {
  const isEndingOthers = form.sending?.get('what') === 'end-others'
  return (
    <>
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} form={form} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <form {...form.props} className="mt-5">
          <input type="hidden" name="what" value="end-others" />
          <Button type="submit" variant="quiet" busy={isEndingOthers}>
            {m.sessions_end_others()}
          </Button>
        </form>
      )}
    </>
  )
}

function SessionRow({ session, form }: { session: ShownSession; form: PageForm }) {
  const { id, isCurrent, ipAddress, userAgent, startedAt } = session
  const isBusy = form.sending?.get('id') === id
  const known = browserName(userAgent)
  const name = known ? m.sessions_on(known) : m.sessions_unknown()
  const date = formatMoment(startedAt, true)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4 first:pt-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          {name}
          {isCurrent && <Badge kind="brand">{m.sessions_this()}</Badge>}
        </p>
        <p className="tabular text-sm text-ink-soft" suppressHydrationWarning>
          {[m.sessions_since({ date }), ipAddress].filter(Boolean).join(' · ')}
        </p>
      </div>
      {!isCurrent && (
        <form {...form.props}>
          <input type="hidden" name="what" value="end-one" />
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            variant="quiet"
            busy={isBusy}
            aria-label={m.sessions_end_name({ name, date })}
          >
            {m.sessions_end()}
          </Button>
        </form>
      )}
    </li>
  )
}
