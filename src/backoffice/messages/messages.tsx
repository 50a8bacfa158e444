import { m } from '#paraglide/messages.js'
import { accountContext } from '#pages/account-context.ts'
import { readListQuery } from '#pages/list/list-query.ts'
import { ListCard } from '#pages/list/list-card.tsx'
import { ListSearch } from '#pages/list/list-search.tsx'
import { ListTabs } from '#pages/list/list-tabs.tsx'
import type { PageHandle } from '#pages/page-handle.ts'
import { localPath, ShopButtonLink } from '#pages/shop-link.tsx'
import { countMessages, mostCounted } from '#shop/content/inbox/count-messages.ts'
import { listMessages } from '#shop/content/inbox/list-messages.ts'
import { messageStatuses } from '#shop/content/inbox/message.ts'
import { listColleagues } from '#shop/identity/users/list-staff.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { shopContext } from '../../shop-context.ts'
import { countUpTo } from '../count-up-to.ts'
import { Page } from '../layout/page.tsx'
import { OlderLink } from '../lists/older-link.tsx'
import { useLiveMessages } from '../live/live-orders.tsx'
import { useRefresh } from '../live/use-refresh.ts'
import type { Route } from './+types/messages'
import { MessageTable } from './message-table.tsx'
import { messageStatusNames } from './message-words.ts'
import { messagesHref, messagesPath } from './messages-href.ts'
import { showRow } from './shown-message.ts'

export const handle = {
  mayOpen: 'read-messages',
  menu: { icon: 'chat', text: m.inbox_title },
} satisfies PageHandle

const nobody = 'nobody'

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const colleagues = await listColleagues(shop)
  const { page: _, ...query } = readListQuery(url.searchParams, {
    choices: {
      status: messageStatuses,
      assigned: [nobody, ...colleagues.map(({ id }) => id)],
    },
    ids: ['after'],
  })
  const { q, status, assigned, after } = query
  const filter = { q, status, assignedTo: assigned === nobody ? null : assigned }
  const [counts, listed] = await Promise.all([
    countMessages(shop),
    listMessages(shop, { filter, after }),
  ])
  const isTooShort = listed.outcome === 'too-short'
  return {
    query,
    colleagues,
    self: context.get(accountContext).userId,
    counts,
    asOf: shop.now().toISOString(),
    isTooShort,
    messages: isTooShort ? [] : listed.messages.map(showRow),
    next: isTooShort ? undefined : listed.next,
  }
}

type Loaded = Route.ComponentProps['loaderData']

/** What people wrote to the shop on its contact page, by how far it is with the answer (D21). */
export default function Messages({ loaderData }: Route.ComponentProps) {
  const { query, messages, next, asOf } = loaderData
  const refresh = useRefresh()
  useLiveMessages(({ kind }) => kind === 'message' && refresh())
  return (
    <Page title={m.inbox_title()} intro={m.inbox_intro()}>
      <ListTabs label={m.inbox_tabs()} tabs={tabsOf(loaderData)} />
      <ListSearch
        action={localPath(messagesPath)}
        label={m.inbox_search()}
        kept={{ status: query.status }}
        q={{ label: m.inbox_hint(), value: query.q }}
        choices={[
          {
            name: 'assigned',
            label: m.inbox_assignee(),
            value: query.assigned ?? '',
            options: assigneesOf(loaderData),
          },
        ]}
      />
      <ListCard
        rows={messages.length > 0 && <MessageTable messages={messages} asOf={asOf} />}
        empty={<NoMessages {...loaderData} />}
      />
      <OlderLink
        last={next}
        isLatest={query.after === undefined}
        hrefOf={(after) => messagesHref(query, { after })}
        words={{ first: m.list_first, next: m.list_next }}
      />
    </Page>
  )
}

function tabsOf({ query, counts }: Loaded) {
  const all = messageStatuses.reduce((sum, status) => sum + counts[status], 0)
  return [undefined, ...messageStatuses].map((status) => ({
    to: messagesHref(query, { status }),
    text: status ? messageStatusNames[status]() : m.inbox_all(),
    count: countUpTo(mostCounted, status ? counts[status] : all),
    isCurrent: status === query.status,
  }))
}

const assigneesOf = ({ colleagues, self }: Loaded) => [
  { value: '', text: m.inbox_anybody() },
  { value: self, text: m.inbox_me() },
  { value: nobody, text: m.inbox_nobody() },
  ...colleagues.flatMap(({ id, name }) => (id === self ? [] : [{ value: id, text: name }])),
]

function NoMessages({ query: { q, status, assigned, after }, isTooShort }: Loaded) {
  if (isTooShort)
    return (
      <EmptyState icon="search" title={m.orders_too_short()}>
        {m.orders_too_short_text()}
      </EmptyState>
    )
  const isAsked = Boolean(q || status || assigned || after)
  return (
    <EmptyState
      icon="chat"
      title={isAsked ? m.inbox_none_fit() : m.inbox_none()}
      action={isAsked && <ShopButtonLink to={messagesPath}>{m.inbox_show_all()}</ShopButtonLink>}
    >
      {isAsked ? m.inbox_none_fit_text() : m.inbox_none_text()}
    </EmptyState>
  )
}
