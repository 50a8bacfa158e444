import { m } from '#paraglide/messages.js'
import { listAddress, readListAddress, type ListAddress } from '#pages/list/list-address.ts'
import { ListCard } from '#pages/list/list-card.tsx'
import { ListSearch } from '#pages/list/list-search.tsx'
import type { PageHandle } from '#pages/page-handle.ts'
import { storedRoles, type Role } from '#shop/identity/roles/role.ts'
import { listPeople } from '#shop/identity/users/list-people.ts'
import { peopleOnPage, peopleOrders } from '#shop/identity/users/person.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { shopContext } from '../../shop-context.ts'
import { Paging } from '#pages/list/paging.tsx'
import { localPath, ShopButtonLink } from '#pages/shop-link.tsx'
import { accountContext } from '#pages/account-context.ts'
import { Page } from '../layout/page.tsx'
import type { Route } from './+types/users'
import { PersonTable, showPerson } from './person-table.tsx'
import { roleNames } from './role-words.ts'

export const handle = {
  mayOpen: 'see-users',
  menu: { icon: 'shield', text: m.users_title, group: 'management' },
} satisfies PageHandle

const path = '/dashboard/users'
const shownRoles: readonly Role[] = [...storedRoles, 'blocked']
const choices = { role: shownRoles, sort: peopleOrders }

export async function loader({ context, url }: Route.LoaderArgs) {
  const address = readListAddress(url.searchParams, { choices })
  const { sort = 'newest', ...filter } = address
  const { people, total } = await listPeople(context.get(shopContext), { ...filter, sort })
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
      <ListCard
        count={m.users_found({ n: total })}
        isCountShown
        rows={people.length > 0 && <PersonTable people={people} ownId={ownId} />}
        empty={
          <EmptyState
            icon="search"
            title={m.users_none()}
            action={<ShopButtonLink to={path}>{m.users_all()}</ShopButtonLink>}
          >
            {m.users_none_text()}
          </EmptyState>
        }
      />
      <Paging
        page={address.page}
        pages={Math.ceil(total / peopleOnPage)}
        addressOf={(page) => listAddress(path, { ...address, page })}
      />
    </Page>
  )
}

function PeopleSearch({ q, role, sort = 'newest' }: ListAddress<typeof choices>) {
  const roles = shownRoles.map((each) => ({ value: each, text: roleNames[each]() }))
  return (
    <ListSearch
      action={localPath(path)}
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
