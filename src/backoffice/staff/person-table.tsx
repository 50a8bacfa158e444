import { m } from '#paraglide/messages.js'
import { DataTable, type Column } from '#pages/list/data-table.tsx'
import type { Person } from '#shop/identity/users/person.ts'
import { Badge } from '#ui/badge.tsx'
import { Moment } from '#ui/text/moment.tsx'
import { ShopLink } from '#pages/shop-link.tsx'
import { roleNames } from './role-words.ts'

/** As it comes from the server: moments are text on the way. */
export type ShownPerson = Omit<
  Person,
  'since' | 'blockedAt' | 'secondFactorAt' | 'image' | 'language'
> & {
  since: string
  blockedAt: string | null
  hasSecondFactor: boolean
}

export function showPerson(person: Person): ShownPerson {
  const { since, blockedAt, secondFactorAt, image: _, language: __, ...rest } = person
  return {
    ...rest,
    since: since.toISOString(),
    blockedAt: blockedAt && blockedAt.toISOString(),
    hasSecondFactor: secondFactorAt !== null,
  }
}

const nameCell = ({ id, name, email }: ShownPerson) => (
  <>
    <ShopLink
      to={`/dashboard/users/${id}`}
      className="font-semibold break-words after:absolute after:inset-0 hover:text-brand"
    >
      {name}
    </ShopLink>
    <p className="text-sm break-all text-ink-soft">{email}</p>
  </>
)

const columns: readonly Column<ShownPerson & { isSelf: boolean }>[] = [
  { title: m.account_person, isMain: true, cell: nameCell },
  {
    title: m.users_role,
    cell: ({ isSelf, ...person }) => <PersonBadges person={person} isSelf={isSelf} />,
  },
  {
    title: m.users_joined,
    cell: ({ since }) => (
      <span className="tabular text-sm text-ink-soft">
        <Moment at={since} />
      </span>
    ),
  },
]

export function PersonTable({ people, ownId }: { people: readonly ShownPerson[]; ownId: string }) {
  const rows = people.map((person) => ({ ...person, isSelf: person.id === ownId }))
  return <DataTable label={m.users_title()} columns={columns} rows={rows} />
}

export function PersonBadges({ person, isSelf }: { person: ShownPerson; isSelf: boolean }) {
  const isStaff = person.role !== 'customer'
  return (
    <p className="flex flex-wrap gap-1.5">
      <Badge kind={isStaff ? 'brand' : 'quiet'}>{roleNames[person.role]()}</Badge>
      {person.blockedAt && <Badge kind="cut">{m.role_blocked()}</Badge>}
      {!person.emailVerified && <Badge kind="deal-wash">{m.users_unconfirmed()}</Badge>}
      {isSelf && <Badge>{m.users_you()}</Badge>}
    </p>
  )
}
