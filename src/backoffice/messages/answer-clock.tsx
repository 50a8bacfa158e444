import { useEffect, useState } from 'react'
import { m } from '#paraglide/messages.js'
import { Badge, type BadgeKind } from '#ui/badge.tsx'
import { formatMoment } from '#ui/text/moment.tsx'

interface AnswerClockProps {
  /** Until when an answer was promised; ISO 8601. */
  dueAt: string
  /** When the page was made: server and browser say the same at first. */
  asOf: string
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** Less than this is left: soon. */
const soonMs = 4 * hourMs

/** How long is left to answer as promised, or for how long it has been overdue. It goes on while the page stands there. */
export function AnswerClock({ dueAt, asOf }: AnswerClockProps) {
  const leftMs = new Date(dueAt).getTime() - useNow(asOf)
  const kind: BadgeKind = leftMs < 0 ? 'cut' : leftMs < soonMs ? 'deal-wash' : 'quiet'
  const time = lengthText(Math.abs(leftMs))
  return (
    <span title={m.inbox_due_at({ time: formatMoment(dueAt, true) })}>
      <Badge kind={kind}>{leftMs < 0 ? m.inbox_overdue({ time }) : m.inbox_left({ time })}</Badge>
    </span>
  )
}

/** In milliseconds, going on while the page stands there. */
export function useNow(asOf: string): number {
  const loadedAt = new Date(asOf).getTime()
  const [passed, setPassed] = useState({ ms: 0, since: asOf })
  useEffect(() => {
    const began = performance.now()
    const timer = setInterval(
      () => setPassed({ ms: performance.now() - began, since: asOf }),
      minuteMs / 2,
    )
    return () => clearInterval(timer)
  }, [asOf])
  return loadedAt + (passed.since === asOf ? passed.ms : 0)
}

/** In the largest unit of which there are two, so that `1 hour` is not said of 119 minutes. */
function lengthText(ms: number): string {
  const minutes = Math.floor(ms / minuteMs)
  if (minutes < 120) return m.inbox_minutes({ n: minutes })
  const hours = Math.floor(ms / hourMs)
  return hours < 48 ? m.inbox_hours({ n: hours }) : m.inbox_days({ n: Math.floor(hours / 24) })
}
