import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { dayInDhaka } from '#shop/visits/days.ts'
import { shopContext } from '../../shop-context.ts'
import { Page } from '../layout/page.tsx'
import { RangePicker } from '../ranges/range-picker.tsx'
import type { Route } from './+types/visitors'
import { loadOverview } from './load-visits.ts'
import { OverviewCards } from './overview/overview-cards.tsx'
import { visitorsPath } from './visitors-href.ts'
import { VisitorsTabs } from './visitors-tabs.tsx'
import { readVisitsQuery } from './visits-query.ts'

export const handle = {
  mayOpen: 'see-visitors',
  menu: { icon: 'globe', text: m.visits_title },
} satisfies PageHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const query = readVisitsQuery(url.searchParams, dayInDhaka(shop.now()))
  return { query, overview: await loadOverview(shop, query.range, query.step) }
}

/** Who comes to the shop, and how far (spec 2, 3): counted without cookies. The records of signed-in visitors stand beside. */
export default function Visitors({ loaderData: { query, overview } }: Route.ComponentProps) {
  const { range, step, way, offered } = query
  const along = { step: offered.length > 1 ? step : undefined, way }
  return (
    <Page title={m.visits_title()} intro={m.visits_intro()}>
      <VisitorsTabs current="overview" range={range} />
      <RangePicker path={visitorsPath} chosen={range} along={along} />
      <OverviewCards query={query} overview={overview} />
    </Page>
  )
}
