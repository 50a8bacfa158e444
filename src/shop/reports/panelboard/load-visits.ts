import type { Shop } from '../../shop.ts'
import type { ChosenRange } from '../range.ts'
import { loadLive, type LiveVisits } from '../visits/load-live.ts'
import { loadVisitFigures, loadVisitTotal } from '../visits/load-visit-figures.ts'
import type { NamedFigures, VisitFigures } from '../visits/visit-figures.ts'
import type { Compared } from './figures.ts'

/** What the panelboard says of visits. */
export interface PanelboardVisits {
  range: ChosenRange
  total: Compared<VisitFigures>
  live: LiveVisits
  /** Where most visits came from. */
  sources: NamedFigures[]
}

const mostSources = 6

/** Visits of some days beside others, and who is here now: from sums alone, all asked for at once. */
export async function loadPanelboardVisits(
  shop: Shop,
  range: ChosenRange,
): Promise<PanelboardVisits> {
  const { days, before } = range
  const [now, then, live, sources] = await Promise.all([
    loadVisitTotal(shop, days),
    loadVisitTotal(shop, before),
    loadLive(shop),
    loadVisitFigures(shop, { days, by: 'source', most: mostSources }),
  ])
  return { range, total: { now, before: then }, live, sources }
}
