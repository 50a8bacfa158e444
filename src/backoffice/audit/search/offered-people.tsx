import { m } from '#paraglide/messages.js'
import { ShopLink } from '#pages/shop-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import type { OfferedPerson } from './find-asked-person.ts'

interface OfferedPeopleProps {
  people: readonly OfferedPerson[]
  /** Of the log of one of them. */
  hrefOf: (id: string) => string
}

/** Whom the typed text may mean: each leads to what they did and what was done to them. */
export function OfferedPeople({ people, hrefOf }: OfferedPeopleProps) {
  if (people.length === 0)
    return (
      <EmptyState icon="search" title={m.audit_nobody()}>
        {m.audit_nobody_text()}
      </EmptyState>
    )
  return (
    <section
      aria-labelledby="offered-people"
      className="rounded-card border border-line bg-surface p-4 md:p-6"
    >
      <h2 id="offered-people" className="font-semibold">
        {m.audit_who()}
      </h2>
      <ul className="mt-2">
        {people.map(({ id, name, email }) => (
          <li key={id}>
            <ShopLink
              to={hrefOf(id)}
              className="-mx-2 block rounded-control px-2 py-2 hover:bg-brand-wash hover:text-brand"
            >
              <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>
              <span className="block text-sm break-all text-ink-soft">{email}</span>
            </ShopLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
