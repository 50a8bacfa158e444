import { m } from '#paraglide/messages.js'
import { ShopLink } from '#pages/shop-link.tsx'
import type { PanelboardVisits } from '#shop/reports/panelboard/load-visits.ts'
import type { LiveVisits } from '#shop/reports/visits/load-live.ts'
import { BarRows } from '#ui/chart/bar-rows.tsx'
import { buttonClass } from '#ui/button.tsx'
import { askedOf, rangeHref } from '../../ranges/range-query.ts'
import { useLiveVisits } from '../../visitors/overview/use-live-visits.ts'
import { figuresOfVisits } from '../../visitors/overview/visit-figures.ts'
import { nameInWords } from '../../visitors/visit-words.ts'
import { viewPath, visitorsPath } from '../../visitors/visitors-href.ts'
import { Card } from './card.tsx'
import { Figure } from './figure.tsx'

/** Who comes to the shop and how many of them order, who is here now, and where they came from. */
export function VisitsCard({ range, total, live, sources }: PanelboardVisits) {
  return (
    <Card card="visits" text={m.figures_visits_text()} isWide beside={<LiveLink loaded={live} />}>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <dl className="relative grid grid-cols-2 gap-3">
          {figuresOfVisits(range, total).map((figure) => (
            <Figure key={figure.name} {...figure} />
          ))}
        </dl>
        <Sources sources={sources} range={range} />
      </div>
    </Card>
  )
}

/** Anew every few seconds. */
function LiveLink({ loaded }: { loaded: LiveVisits }) {
  const { visitors } = useLiveVisits(loaded)
  return (
    <ShopLink to={visitorsPath} prefetch="intent" className={buttonClass('plain')}>
      {m.visits_live({ n: visitors })}
    </ShopLink>
  )
}

function Sources({ sources, range }: Pick<PanelboardVisits, 'sources' | 'range'>) {
  return (
    <div>
      <h3 className="mb-1 font-semibold">{m.figures_visit_sources()}</h3>
      {sources.length === 0 ? (
        <p className="text-ink-soft">{m.visits_none()}</p>
      ) : (
        <BarRows
          title={m.figures_visit_sources()}
          unit="count"
          columns={{
            name: m.figures_source(),
            amount: m.visits_visits(),
            more: m.figures_orders(),
          }}
          rows={sources.map(({ name, visits, placed }) => ({
            key: name,
            label: (
              <ShopLink
                to={rangeHref(
                  name === '' ? viewPath('sources') : visitorsPath,
                  askedOf(range),
                  name === '' ? {} : { way: `source:${name}` },
                )}
                className="inline-flex min-h-9 items-center [overflow-wrap:anywhere] underline-offset-4 hover:text-brand hover:underline"
              >
                {nameInWords('source', name)}
              </ShopLink>
            ),
            amount: visits,
            more: m.figures_of_orders({ n: placed }),
          }))}
        />
      )}
    </div>
  )
}
