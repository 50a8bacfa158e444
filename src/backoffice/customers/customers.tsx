import { m } from '#paraglide/messages.js'
import { inLanguage } from '#platform/language.ts'
import { accountContext } from '#pages/account-context.ts'
import { DoneNotice } from '#pages/done-notice.tsx'
import { languageOfPath } from '#pages/language.ts'
import { resultOf } from '#pages/form/use-page-form.ts'
import { countText } from '#pages/money/taka.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import type { CustomerSort } from '#shop/customers/list/customer-filter.ts'
import { listCustomers, listTags, mostCounted } from '#shop/customers/list/list-customers.ts'
import { listDistricts } from '#shop/delivery/find-destination.ts'
import { may } from '#shop/identity/roles/policy.ts'
import { loadColumns } from '#shop/saved-views/choose-columns.ts'
import { shownColumns } from '#shop/saved-views/columns.ts'
import { listViews } from '#shop/saved-views/list-views.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { shopContext } from '../../shop-context.ts'
import { Page } from '../layout/page.tsx'
import { FilterChips } from '../lists/filter-chips.tsx'
import { ColumnChooser } from '../lists/columns/column-chooser.tsx'
import { sortingBy } from '../lists/sorting.ts'
import { OlderLink } from '../lists/older-link.tsx'
import { ListToolbar } from '../lists/toolbar/list-tool.tsx'
import { ListPlace, SkipToList } from '../lists/skip-to-list.tsx'
import { ViewMenu } from '../lists/views/view-menu.tsx'
import { showView } from '../lists/views/view-query.ts'
import type { Route } from './+types/customers'
import { CustomerList } from './bulk/customer-list.tsx'
import { columnNames } from './column-names.ts'
import { customerChips } from './customer-chips.ts'
import { CustomerSearch } from './customer-search.tsx'
import {
  allAddress,
  customersAddress,
  customersPath,
  narrowingOf,
  turnedBounds,
  type CustomersAddress,
} from './customers-address.ts'
import { customersActions } from './customers-actions.ts'
import { ExportForm } from './export-form.tsx'
import { keptCustomers } from './kept-customers.ts'
import { readCustomersAddress } from './read-customers-address.ts'
import { showRow } from './shown-row.ts'

export const handle = {
  mayOpen: 'see-customers',
  menu: { icon: 'user', text: m.customers_title },
  failed: { title: m.customers_failed, text: m.customers_failed_text },
} satisfies PageHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const address = readCustomersAddress(url.searchParams)
  const { filter, isNarrowed } = narrowingOf(address)
  const { sort = 'latest', after } = address
  const actor = context.get(accountContext)
  const [tags, ownColumns, views, listed] = await Promise.all([
    listTags(shop),
    loadColumns(shop, actor.userId, 'customers'),
    listViews(shop, actor.userId, 'customers'),
    listCustomers(shop, { filter, sort, after, isCounted: isNarrowed }),
  ])
  const language = languageOfPath(url.pathname)
  const districts = listDistricts().map(({ name, nameBn }) => ({
    value: name,
    text: inLanguage(language, name, nameBn),
  }))
  const isTooShort = listed.outcome === 'too-short'
  return {
    address,
    shown: shownColumns('customers', address.columns, ownColumns),
    views: views.map((view) => showView(keptCustomers, view, actor)),
    tags,
    districts,
    isTooShort,
    customers: isTooShort ? [] : listed.customers.map(showRow),
    next: isTooShort ? undefined : listed.next,
    found: isTooShort ? undefined : listed.count,
    isErased: url.searchParams.has('erased'),
    mayExport: may(actor, 'export-people'),
  }
}

export const action = customersActions

/** Everybody who has ordered or has an account: to search, to narrow down, and to open (spec 2, D30). */
export default function Customers({ loaderData, actionData }: Route.ComponentProps) {
  const { address, tags, districts, customers, next, found, mayExport } = loaderData
  const chips = customerChips(address, districts)
  const kept = { views: loaderData.views, chosen: address.view, now: customersAddress(address) }
  return (
    <Page title={m.customers_title()}>
      <DoneNotice>{loaderData.isErased && m.customers_erased()}</DoneNotice>
      <SkipToList />
      <div className="-mt-2 flex flex-col gap-3">
        <ListToolbar>
          <CustomerSearch
            address={address}
            districts={districts}
            tags={tags}
            filters={chips.length - (address.q === '' ? 0 : 1)}
          />
          <ViewMenu {...kept} answered={actionData} />
          <ColumnChooser list="customers" names={columnNames} shown={loaderData.shown} />
        </ListToolbar>
        <FilterChips chips={chips} clear={allAddress(address)} />
      </div>
      <ListPlace>
        <CustomerList
          {...loaderData}
          sortings={sortingsOf(address)}
          lastResult={isOfTicked(actionData) ? actionData : undefined}
          count={found === undefined ? undefined : foundText(found)}
          empty={<NoCustomers {...loaderData} />}
        />
      </ListPlace>
      <OlderLink
        last={next}
        isLatest={address.after === undefined}
        addressOf={(after) => customersAddress(address, { after })}
        words={{ first: m.list_first, next: m.list_next }}
      />
      {mayExport && customers.length > 0 && (
        <ExportForm answered={resultOf(actionData, 'export')} />
      )}
    </Page>
  )
}

const isOfTicked = (answered: Route.ComponentProps['actionData']) =>
  ['tag', 'untag', 'export-ticked'].includes(answered?.form ?? '')

function sortingsOf(address: CustomersAddress) {
  const { sort = 'latest' } = address
  const to = (chosen: CustomerSort) => customersAddress(address, { sort: chosen })
  return {
    last: sortingBy(sort, { descending: 'latest', ascending: 'oldest' }, to),
    orders: sortingBy(sort, { descending: 'orders' }, to),
    spent: sortingBy(sort, { descending: 'spent' }, to),
  }
}

const foundText = (found: number) =>
  found > mostCounted
    ? m.customers_found_more({ n: countText(mostCounted) })
    : m.customers_found({ n: found })

type Loaded = Pick<Route.ComponentProps['loaderData'], 'address' | 'isTooShort'>

/** Nothing yet, nothing that fits, or too little to look for. */
function NoCustomers({ address, isTooShort }: Loaded) {
  const turned = turnedBounds(address)
  if (turned.days || turned.orders)
    return (
      <EmptyState icon="search" title={m.list_bounds_turned()}>
        {m.list_bounds_turned_text()}
      </EmptyState>
    )
  const isAsked = narrowingOf(address).isNarrowed || address.after !== undefined
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
