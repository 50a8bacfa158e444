import { m } from '#paraglide/messages.js'
import { inLanguage } from '#platform/language.ts'
import { accountContext, personIn } from '#pages/account-context.ts'
import { DoneNotice } from '#pages/done-notice.tsx'
import { languageOfPath } from '#pages/language.ts'
import { countText } from '#pages/money/taka.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { recordReading } from '#shop/audit/record-reading.ts'
import type { CustomerSort } from '#shop/customers/list/customer-filter.ts'
import { listCustomers, listTags, mostCounted } from '#shop/customers/list/list-customers.ts'
import { listExports } from '#shop/exports/list-exports.ts'
import { listDistricts } from '#shop/delivery/find-destination.ts'
import { may } from '#shop/identity/roles/policy.ts'
import { loadColumns } from '#shop/saved-views/choose-columns.ts'
import { shownColumns } from '#shop/saved-views/columns.ts'
import { listViews } from '#shop/saved-views/list-views.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { shopContext } from '../../shop-context.ts'
import { countUpTo } from '../count-up-to.ts'
import { ExportList } from '../exports/export-list.tsx'
import { showExport } from '../exports/shown-export.ts'
import { Page } from '../layout/page.tsx'
import { sortingBy } from '../lists/sorting.ts'
import { answerTo, answerToBulk } from '../lists/answer-to.ts'
import { OlderLink } from '../lists/older-link.tsx'
import { ListPlace, SkipToList } from '../lists/skip-to-list.tsx'
import { showView } from '../lists/views/view-query.ts'
import type { Route } from './+types/customers'
import { CustomerList } from './bulk/customer-list.tsx'
import {
  customersHref,
  customersPath,
  narrowingOf,
  turnedBounds,
  type CustomersQuery,
} from './customers-href.ts'
import { customersActions } from './customers-actions.ts'
import { CustomersTools } from './customers-tools.tsx'
import { customersList } from './customers-list.ts'
import { readCustomersQuery } from './read-customers-query.ts'
import { showRow } from './shown-row.ts'

export const handle = {
  mayOpen: 'see-customers',
  menu: { icon: 'user', text: m.customers_title },
  failed: { title: m.customers_failed, text: m.customers_failed_text },
} satisfies PageHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const query = readCustomersQuery(url.searchParams)
  const { filter, isNarrowed } = narrowingOf(query)
  const { sort = 'latest', after } = query
  const actor = context.get(accountContext)
  const asOf = shop.now()
  const mayExport = may(actor, 'export-people')
  const [tags, ownColumns, views, exports, listed] = await Promise.all([
    listTags(shop),
    loadColumns(shop, actor.userId, 'customers'),
    listViews(shop, actor.userId, 'customers'),
    mayExport ? listExports(shop, actor.userId) : [],
    listCustomers(shop, { filter, sort, after, isCounted: true }),
  ])
  const language = languageOfPath(url.pathname)
  const districts = listDistricts().map(({ name, nameBn }) => ({
    value: name,
    text: inLanguage(language, name, nameBn),
  }))
  const isTooShort = listed.outcome === 'too-short'
  const ids = isTooShort ? [] : listed.customers.map(({ id }) => id)
  await recordReading(shop, personIn(context), { kind: 'customers', ids })
  return {
    query,
    shown: shownColumns('customers', query.columns, ownColumns),
    views: views.map((view) => showView(customersList, view, actor)),
    tags,
    districts,
    isTooShort,
    customers: isTooShort ? [] : listed.customers.map(showRow),
    next: isTooShort ? undefined : listed.next,
    found: isTooShort ? undefined : listed.count,
    isNarrowed,
    asOf: asOf.toISOString(),
    exports: exports.map(showExport),
    isErased: url.searchParams.has('erased'),
    mayExport,
  }
}

export const action = customersActions

/** Everybody who has ordered or has an account: to search, to narrow down, and to open (spec 2, D30). */
export default function Customers({ loaderData, actionData }: Route.ComponentProps) {
  const { query, next, found, isNarrowed, mayExport } = loaderData
  return (
    <Page title={m.customers_title()}>
      <DoneNotice>{loaderData.isErased && m.customers_erased()}</DoneNotice>
      <SkipToList />
      <CustomersTools {...loaderData} answered={actionData} />
      <ListPlace>
        <CustomerList
          {...loaderData}
          sortings={sortingsOf(query)}
          lastResult={answerToBulk(actionData)}
          count={isNarrowed && found !== undefined ? foundText(found) : undefined}
          matching={matchingText(loaderData)}
          empty={<NoCustomers {...loaderData} />}
        />
      </ListPlace>
      <OlderLink
        last={next}
        isLatest={query.after === undefined}
        hrefOf={(after) => customersHref(query, { after })}
        words={{ first: m.list_first, next: m.list_next }}
      />
      {mayExport && (
        <ExportList exports={loaderData.exports} answered={answerTo(actionData, 'file-')} />
      )}
    </Page>
  )
}

function sortingsOf(query: CustomersQuery) {
  const { sort = 'latest' } = query
  const to = (chosen: CustomerSort) => customersHref(query, { sort: chosen })
  return {
    last: sortingBy(sort, { descending: 'latest', ascending: 'oldest' }, to),
    orders: sortingBy(sort, { descending: 'orders' }, to),
    spent: sortingBy(sort, { descending: 'spent' }, to),
  }
}

/** Says how many fit in all; nothing where all of them are on the page. */
function matchingText({ query, next, found }: Route.ComponentProps['loaderData']) {
  if (found === undefined || (next === undefined && query.after === undefined)) return undefined
  return m.customers_bulk_all({ n: countUpTo(mostCounted, found) })
}

const foundText = (found: number) =>
  found > mostCounted
    ? m.customers_found_more({ n: countText(mostCounted) })
    : m.customers_found({ n: found })

type Loaded = Pick<Route.ComponentProps['loaderData'], 'query' | 'isTooShort'>

/** Nothing yet, nothing that fits, or too little to look for. */
function NoCustomers({ query, isTooShort }: Loaded) {
  const turned = turnedBounds(query)
  if (turned.days || turned.orders)
    return (
      <EmptyState icon="search" title={m.list_bounds_turned()}>
        {m.list_bounds_turned_text()}
      </EmptyState>
    )
  const isAsked = narrowingOf(query).isNarrowed || query.after !== undefined
  if (!isAsked)
    return (
      <EmptyState icon="user" title={m.customers_none()}>
        {m.customers_none_text()}
      </EmptyState>
    )
  return (
    <EmptyState
      icon="search"
      title={isTooShort ? m.orders_too_short() : m.customers_none_fit()}
      action={<ShopButtonLink to={customersPath}>{m.customers_show_all()}</ShopButtonLink>}
    >
      {isTooShort ? m.orders_too_short_text() : m.customers_none_fit_text()}
    </EmptyState>
  )
}
