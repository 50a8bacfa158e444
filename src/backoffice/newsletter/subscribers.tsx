import { m } from '#paraglide/messages.js'
import { accountContext } from '#pages/account-context.ts'
import { listHref, readListQuery } from '#pages/list/list-query.ts'
import { ListCard } from '#pages/list/list-card.tsx'
import { ListSearch } from '#pages/list/list-search.tsx'
import { ListTabs } from '#pages/list/list-tabs.tsx'
import type { PageHandle } from '#pages/page-handle.ts'
import { localPath, ShopButtonLink } from '#pages/shop-link.tsx'
import { may } from '#shop/identity/roles/policy.ts'
import { countSubscribers, listSubscribers } from '#shop/newsletter/list-subscribers.ts'
import { mostSubscribersCounted, subscriberStatuses } from '#shop/newsletter/subscriber.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { shopContext } from '../../shop-context.ts'
import { countUpTo } from '../count-up-to.ts'
import { downloadAction } from '../exports/download-action.ts'
import { DownloadForm } from '../exports/download-form.tsx'
import { Page } from '../layout/page.tsx'
import { OlderLink } from '../lists/older-link.tsx'
import type { Route } from './+types/subscribers'
import { showSubscriber, subscriberNames, SubscriberTable } from './subscriber-table.tsx'

const path = '/dashboard/newsletter'

export const handle = {
  mayOpen: 'see-customers',
  menu: { icon: 'mail', text: m.subscribers_title },
} satisfies PageHandle

const shape = { choices: { status: subscriberStatuses }, ids: ['after'] } as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { page: _, ...query } = readListQuery(url.searchParams, shape)
  const { q, status, after } = query
  const [counts, { subscribers, next }] = await Promise.all([
    countSubscribers(shop),
    listSubscribers(shop, { filter: { q, status }, after }),
  ])
  return {
    query,
    counts,
    subscribers: subscribers.map(showSubscriber),
    next,
    mayExport: may(context.get(accountContext), 'export-people'),
  }
}

/** A file of what the list shows. */
export const action = downloadAction(({ request }) => {
  const { q, status } = readListQuery(new URL(request.url).searchParams, shape)
  return listHref('/api/newsletter/subscribers/export', { q, status })
})

type Loaded = Route.ComponentProps['loaderData']

/** Who asked for the newsletter, and who of them has confirmed it (D21). */
export default function Subscribers({ loaderData, actionData }: Route.ComponentProps) {
  const { query, subscribers, next, mayExport } = loaderData
  const { q, status, after } = query
  const isAsked = Boolean(q || status || after)
  return (
    <Page title={m.subscribers_title()} intro={m.subscribers_intro()}>
      <ListTabs label={m.subscribers_tabs()} tabs={tabsOf(loaderData)} />
      <ListSearch
        action={localPath(path)}
        label={m.subscribers_search()}
        kept={{ status }}
        q={{ label: m.subscribers_hint(), value: q }}
        choices={[]}
      />
      <ListCard
        rows={subscribers.length > 0 && <SubscriberTable subscribers={subscribers} />}
        empty={<NoSubscribers isAsked={isAsked} />}
      />
      <OlderLink
        last={next}
        isLatest={after === undefined}
        hrefOf={(last) => listHref(path, { q, status, after: last })}
      />
      {mayExport && subscribers.length > 0 && (
        <DownloadForm answered={actionData} text={m.subscribers_export_text()} />
      )}
    </Page>
  )
}

function tabsOf({ query: { q, status: current }, counts }: Loaded) {
  const all = subscriberStatuses.reduce((sum, status) => sum + counts[status], 0)
  return [undefined, ...subscriberStatuses].map((status) => ({
    to: listHref(path, { q, status }),
    text: status ? subscriberNames[status]() : m.subscribers_all(),
    count: countUpTo(mostSubscribersCounted, status ? counts[status] : all),
    isCurrent: status === current,
  }))
}

function NoSubscribers({ isAsked }: { isAsked: boolean }) {
  if (!isAsked)
    return (
      <EmptyState icon="mail" title={m.subscribers_none()}>
        {m.subscribers_none_text()}
      </EmptyState>
    )
  return (
    <EmptyState
      icon="search"
      title={m.subscribers_none_fit()}
      action={<ShopButtonLink to={path}>{m.subscribers_show_all()}</ShopButtonLink>}
    >
      {m.inbox_none_fit_text()}
    </EmptyState>
  )
}
