import { m } from '#paraglide/messages.js'
import { listHref, readListQuery, type ListUrlQuery } from '#pages/list/list-query.ts'
import { ListCard } from '#pages/list/list-card.tsx'
import { ListSearch } from '#pages/list/list-search.tsx'
import type { PageHandle } from '#pages/page-handle.ts'
import { invitedRoles } from '#shop/identity/invitations/invitation.ts'
import { listInvitations } from '#shop/identity/invitations/list-invitations.ts'
import { may, mayManage } from '#shop/identity/roles/policy.ts'
import { storedRoles, type Role } from '#shop/identity/roles/role.ts'
import { listPeople } from '#shop/identity/users/list-people.ts'
import { mostCounted, peopleOrders } from '#shop/identity/users/person.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { shopContext } from '../../shop-context.ts'
import { countText } from '#pages/money/taka.ts'
import { localPath, ShopButtonLink } from '#pages/shop-link.tsx'
import { accountContext } from '#pages/account-context.ts'
import { Page } from '../layout/page.tsx'
import { OlderLink } from '../lists/older-link.tsx'
import type { Route } from './+types/users'
import { invitationAction } from './invitation-action.ts'
import { InvitationCard } from './invitation-card.tsx'
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
  const { page: _, ...query } = readListQuery(url.searchParams, { choices, ids: ['after'] })
  const asked = { ...query, isCounted: true }
  const shop = context.get(shopContext)
  const actor = context.get(accountContext)
  const [{ people, next, count = 0 }, invitations, sendsMails] = await Promise.all([
    listPeople(shop, asked),
    listInvitations(shop),
    shop.mail.isSending(),
  ])
  return {
    query,
    people: people.map(showPerson),
    next,
    count,
    ownId: actor.userId,
    roles: may(actor, 'give-roles') ? invitedRoles.filter((role) => mayManage(actor, role)) : [],
    invitations: invitations.map(
      ({ id, email, role, state, expiresAt, isMailed, invitedByName }) => ({
        id,
        email,
        role,
        state,
        isMailed,
        invitedByName,
        expiresAt: expiresAt.toISOString(),
        mayRevoke: mayManage(actor, role),
      }),
    ),
    sendsMails,
  }
}

export const action = invitationAction

const orderWords = { newest: m.users_newest, oldest: m.users_oldest, name: m.users_by_name }

/** Everybody with an account (spec 2, D6): to search, and to open where a role is given or an account blocked. */
export default function Users({ loaderData, actionData }: Route.ComponentProps) {
  const { query, people, next, count, ownId, roles, invitations, sendsMails } = loaderData
  return (
    <Page title={m.users_title()}>
      {roles.length > 0 && (
        <InvitationCard
          roles={roles}
          invitations={invitations}
          sendsMails={sendsMails}
          answered={actionData}
        />
      )}
      <PeopleSearch {...query} />
      <ListCard
        count={foundText(count)}
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
      <OlderLink
        last={next}
        isLatest={query.after === undefined}
        hrefOf={(after) => listHref(path, { ...query, after })}
        words={{ first: m.list_first, next: m.list_next }}
      />
    </Page>
  )
}

const foundText = (count: number) =>
  count > mostCounted
    ? m.users_found_more({ n: countText(mostCounted) })
    : m.users_found({ n: count })

type Searched = Pick<ListUrlQuery<typeof choices>, 'q' | 'role' | 'sort'>

function PeopleSearch({ q, role, sort = 'newest' }: Searched) {
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
