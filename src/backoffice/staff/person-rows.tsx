import { m } from '#paraglide/messages.js'
import type { Person } from '#shop/identity/users/person.ts'
import { Badge } from '#ui/badge.tsx'
import { Moment } from '#ui/moment.tsx'
import { ShopLink } from '../../storefront/shop-link.tsx'
import { roleNames } from './role-words.ts'

/** As it comes from the server: moments are text on the way. */
export type ShownPerson = Omit<Person, 'since' | 'blockedAt' | 'secondFactorAt'> & {
  since: string
  blockedAt: string | null
  hasSecondFactor: boolean
}

export function showPerson({ since, blockedAt, secondFactorAt, ...person }: Person): ShownPerson {
  return {
    ...person,
    since: since.toISOString(),
    blockedAt: blockedAt && blockedAt.toISOString(),
    hasSecondFactor: secondFactorAt !== null,
  }
}

export function PersonRows({ people, ownId }: { people: readonly ShownPerson[]; ownId: string }) {
  return (
    <ul className="divide-y divide-line">
      {people.map((person) => (
        <li
          key={person.id}
          className="relative flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0"
        >
          <div className="min-w-0 flex-1 basis-56">
            <ShopLink
              to={`/dashboard/users/${person.id}`}
              className="font-semibold break-words after:absolute after:inset-0 hover:text-brand"
            >
              {person.name}
            </ShopLink>
            <p className="text-sm break-all text-ink-soft">{person.email}</p>
          </div>
          <PersonBadges person={person} isSelf={person.id === ownId} />
          <p className="tabular text-sm text-ink-soft">
            <Moment at={person.since} />
          </p>
        </li>
      ))}
    </ul>
  )
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
