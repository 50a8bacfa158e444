import { useEffect, useState } from 'react'
import { m } from '#paraglide/messages.js'
import { countText } from '#pages/money/taka.ts'
import type { LiveVisits } from '#shop/reports/visits/load-live.ts'
import { callAsStaff } from '../../ask-as-staff.ts'

const lookEveryMs = 20_000

/** Who is in the shop now. It looks again while the page is in sight; what does not answer leaves what is known. */
export function LiveNow({ loaded }: { loaded: LiveVisits }) {
  const [fresh, setFresh] = useState<LiveVisits>()
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void look().then((live) => live && setFresh(live))
    }, lookEveryMs)
    return () => clearInterval(timer)
  }, [])
  const { visitors, pages } = fresh ?? loaded
  return (
    <section
      aria-labelledby="visits-live"
      className="rounded-card border border-line bg-surface p-4 md:p-6"
    >
      <h2 id="visits-live" className="text-xl font-semibold">
        {m.visits_live({ n: visitors })}
      </h2>
      <p className="mt-1 text-ink-soft">{m.visits_live_text()}</p>
      {pages.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {pages.map(({ page, visitors: here }) => (
            <li
              key={page}
              className="rounded-full bg-brand-wash px-3 py-1 text-sm [overflow-wrap:anywhere] text-brand-press"
            >
              {page || m.visits_others()} <strong className="tabular">{countText(here)}</strong>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const look = () => callAsStaff<LiveVisits>('/reports/visits/live', { method: 'GET' })
