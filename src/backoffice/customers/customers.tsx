import { m } from '#paraglide/messages.js'
import { inLanguage } from '#platform/language.ts'
import { accountContext } from '#pages/account-context.ts'
import { DoneNotice } from '#pages/done-notice.tsx'
import { languageOfPath } from '#pages/language.ts'
import { listAddress } from '#pages/list/list-address.ts'
import { ListCard } from '#pages/list/list-card.tsx'
import { countText } from '#pages/money/taka.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { listCustomers, listTags, mostCounted } from '#shop/customers/list/list-customers.ts'
import { listDistricts } from '#shop/delivery/find-destination.ts'
import { may } from '#shop/identity/roles/policy.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { shopContext } from '../../shop-context.ts'
import { Page } from '../layout/page.tsx'
import { FilterChips } from '../lists/filter-chips.tsx'
import { OlderLink } from '../lists/older-link.tsx'
import type { Route } from './+types/customers'
import { customerChips } from './customer-chips.ts'
import { CustomerSearch } from './customer-search.tsx'
import { CustomerTable } from './customer-table.tsx'
import { customersAddress, customersPath, narrowingOf } from './customers-address.ts'
import { downloadAction } from './download-action.ts'
import { ExportForm } from './export-form.tsx'
import { readCustomersAddress } from './read-customers-address.ts'
import { showRow } from './shown-row.ts'

export const handle = {
  mayOpen: 'see-customers',
  menu: { icon: 'user', text: m.customers_title },
  failed: { title: m.customers_failed, text: m.customers_failed_text },
} satisfies PageHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const tags = await listTags(shop)
  const address = readCustomersAddress(url.searchParams, tags)
  const { filter, isNarrowed } = narrowingOf(address)
  const { sort = 'latest', after } = address
  const listed = await listCustomers(shop, { filter, sort, after, isCounted: isNarrowed })
  const language = languageOfPath(url.pathname)
  const districts = listDistricts().map(({ name, nameBn }) => ({
    value: name,
    text: inLanguage(language, name, nameBn),
  }))
  const isTooShort = listed.outcome === 'too-short'
  return {
    address,
    tags,
    districts,
    isTooShort,
    customers: isTooShort ? [] : listed.customers.map(showRow),
    next: isTooShort ? undefined : listed.next,
    found: isTooShort ? undefined : listed.count,
    isErased: url.searchParams.has('erased'),
    mayExport: may(context.get(accountContext), 'export-people'),
  }
}

/** Exactly the list that is shown, whichever page of it. */
export const action = downloadAction(async ({ request, context }) => {
  const tags = await listTags(context.get(shopContext))
  const { searchParams } = new URL(request.url)
  const { filter } = narrowingOf(readCustomersAddress(searchParams, tags))
  return listAddress('/api/customers/export', filter)
})

/** Everybody who has ordered or has an account: to search, to narrow down, and to open (spec 2, D30). */
export default function Customers({ loaderData, actionData }: Route.ComponentProps) {
  const { address, tags, districts, customers, next, found, isErased, mayExport } = loaderData
  const chips = customerChips(address, districts)
  return (
    <Page title={m.customers_title()}>
      <DoneNotice>{isErased && m.customers_erased()}</DoneNotice>
      <CustomerSearch
        address={address}
        districts={districts}
        tags={tags}
        filters={chips.length - (address.q === '' ? 0 : 1)}
      />
      <FilterChips chips={chips} clear={customersPath} />
      <ListCard
        {...(found !== undefined && { count: foundText(found) })}
        isCountShown
        rows={customers.length > 0 && <CustomerTable customers={customers} />}
        empty={<NoCustomers {...loaderData} />}
      />
      <OlderLink
        last={next}
        isLatest={address.after === undefined}
        addressOf={(after) => customersAddress(address, { after })}
        words={{ first: m.list_first, next: m.list_next }}
      />
      {mayExport && customers.length > 0 && <ExportForm answered={actionData} />}
    </Page>
  )
}

const foundText = (found: number) =>
  found > mostCounted
    ? m.customers_found_more({ n: countText(mostCounted) })
    : m.customers_found({ n: found })

type Loaded = Pick<Route.ComponentProps['loaderData'], 'address' | 'isTooShort'>

/** Nothing yet, nothing that fits, or too little to look for. */
function NoCustomers({ address, isTooShort }: Loaded) {
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
