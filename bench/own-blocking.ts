/** What Lighthouse takes for a mid-range phone: this processor, four times slower. */
const slowdown = 4

/** A task is felt from here on. */
const unnoticedMs = 50

export interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds. */
  ts: number
  /** Microseconds by the clock. */
  dur?: number
  /** Microseconds of the processor. */
  tdur?: number
}

/**
 * Milliseconds for which the page's own work would keep a phone from answering, after the first paint. Lighthouse counts by the
 * clock: where two cores carry browser, shop and Lighthouse itself, tasks that wait for a core count four times, too. This counts
 * what the processor did.
 */
export function ownBlockingMs(events: readonly TraceEvent[]): number {
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint')
  if (!painted) throw new Error('The trace knows no first paint.')
  return events
    .filter(
      ({ name, pid, tid, ts }) =>
        name.endsWith('RunTask') && pid === painted.pid && tid === painted.tid && ts > painted.ts,
    )
    .map(({ tdur = 0 }) => Math.max(0, (tdur / 1000) * slowdown - unnoticedMs))
    .reduce((sum, ms) => sum + ms, 0)
}
