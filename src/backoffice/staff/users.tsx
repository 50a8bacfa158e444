import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { listPeople } from '#shop/identity/users/list-people.ts'
import { peopleOnPage, peopleOrders } from '#shop/identity/users/person.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { shopContext } from '../../shop-context.ts'
import { Paging } from '../../storefront/paging.tsx'
import { ShopButtonLink } from '../../storefront/shop-link.tsx'
import { accountContext } from '../../storefront/account/account-context.ts'
import { Page } from '../layout/page.tsx'
import type { Route } from './+types/users'
import { ListSearch } from '../lists/list-search.tsx'
import {
  peopleAddress,
  readPeopleAddress,
  shownRoles,
  type PeopleAddress,
} from './people-address.ts'
import { PersonRows, showPerson } from './person-rows.tsx'
import { roleNames } from './role-words.ts'

export const handle = {
  mayOpen: 'see-users',
  menu: { icon: 'user', text: m.users_title },
} satisfies PageHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const address = readPeopleAddress(url.searchParams)
  const { people, total } = await listPeople(context.get(shopContext), address)
  const { userId: ownId } = context.get(accountContext)
  return { address, people: people.map(showPerson), total, ownId }
}

const orderWords = { newest: m.users_newest, oldest: m.users_oldest, name: m.users_by_name }

/** Everybody with an account (spec 2, D6): to search, and to open where a role is given or an account blocked. */
export default function Users({ loaderData }: Route.ComponentProps) {
  const { address, people, total, ownId } = loaderData
  return (
    <Page title={m.users_title()}>
      <PeopleSearch {...address} />
      <div className="rounded-card border border-line bg-surface p-4 md:p-6">
        <output className="mb-3 block text-sm text-ink-soft">{m.users_found({ n: total })}</output>
        {people.length > 0 ? (
          <PersonRows people={people} ownId={ownId} />
        ) : (
          <EmptyState
            icon="search"
            title={m.users_none()}
            action={<ShopButtonLink to="/dashboard/users">{m.users_all()}</ShopButtonLink>}
          >
            {m.users_none_text()}
          </EmptyState>
        )}
      </div>
      <Paging
        page={address.page}
        pages={Math.ceil(total / peopleOnPage)}
        addressOf={(page) => peopleAddress({ ...address, page })}
      />
    </Page>
  )
}

function PeopleSearch({ q, role, sort }: PeopleAddress) {
  const roles = shownRoles.map((each) => ({ value: each, text: roleNames[each]() }))
  return (
    <ListSearch
      to="/dashboard/users"
      label={m.users_search()}
      q={{ label: m.users_hint(), value: q }}
      choices={[
        {
          name: 'role',
          label: m.users_role(),
          value: role ?? '',
          options: [{ value: '', text: m.users_any_role() }, ...roles],
        },
        {
          name: 'sort',
          label: m.users_sort(),
          value: sort,
          options: peopleOrders.map((each) => ({ value: each, text: orderWords[each]() })),
        },
      ]}
    />
  )
}
