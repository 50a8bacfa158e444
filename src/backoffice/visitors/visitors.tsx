import { useLocation } from 'react-router'
import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { dayInDhaka } from '#shop/visits/days.ts'
import { shopContext } from '../../shop-context.ts'
import { Page } from '../layout/page.tsx'
import type { Route } from './+types/visitors'
import { DaysForm } from './days-form.tsx'
import { loadOverview } from './load-visits.ts'
import { OverviewCards } from './overview/overview-cards.tsx'
import { readVisitDays } from './visit-days.ts'
import { visitorsPath } from './visitors-href.ts'
import { VisitorsTabs } from './visitors-tabs.tsx'

export const handle = {
  mayOpen: 'see-visitors',
  menu: { icon: 'globe', text: m.visits_title },
} satisfies PageHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const days = readVisitDays(url.searchParams, dayInDhaka(shop.now()))
  return { days, overview: await loadOverview(shop, days) }
}

/** Who comes to the shop, and how far (spec 2, 3): counted without cookies. The records of signed-in visitors stand beside. */
export default function Visitors({ loaderData: { days, overview } }: Route.ComponentProps) {
  const { search } = useLocation()
  return (
    <Page title={m.visits_title()} intro={m.visits_intro()}>
      <VisitorsTabs current="overview" search={search} />
      <DaysForm path={visitorsPath} days={days} />
      <OverviewCards overview={overview} />
    </Page>
  )
}
