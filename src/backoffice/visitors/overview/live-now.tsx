import { m } from '#paraglide/messages.js'
import { countText } from '#pages/money/taka.ts'
import type { LiveVisits } from '#shop/reports/visits/load-live.ts'
import { useLiveVisits } from './use-live-visits.ts'

/** Who is in the shop now, and on which pages. */
export function LiveNow({ loaded }: { loaded: LiveVisits }) {
  const { visitors, pages } = useLiveVisits(loaded)
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
