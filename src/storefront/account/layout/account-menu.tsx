import { m } from '#paraglide/messages.js'
import type { MenuEntry } from '#pages/site-map.ts'
import { Icon } from '#ui/icon.tsx'
import { ShopNavLink } from '#pages/shop-link.tsx'
import { PersonPhoto, type ShownPhoto } from './person-photo.tsx'
import { SignOutButton } from './sign-out-button.tsx'

interface AccountMenuProps {
  /** `staff`: the pages that are theirs because they work for the shop. */
  person: {
    name: string
    email: string
    photo: ShownPhoto
    menu: { account: readonly MenuEntry[]; staff: readonly MenuEntry[] }
  }
  /** Phones see the menu on the first page only; from the others they go back to it. */
  isOverview: boolean
}

const row =
  'flex min-h-12 w-full items-center gap-3 rounded-control px-3 py-1.5 leading-snug font-medium hover:bg-brand-wash hover:text-brand aria-[current=page]:bg-brand-wash aria-[current=page]:text-brand'

export function AccountMenu({ person, isOverview }: AccountMenuProps) {
  const { account, staff } = person.menu
  return (
    <nav
      aria-label={m.account_menu()}
      className={`rounded-card border border-line bg-surface p-3 print:hidden ${isOverview ? 'max-md:order-last' : 'max-md:hidden'}`}
    >
      <div className="flex items-center gap-3 px-3 pt-2 pb-3">
        <PersonPhoto photo={person.photo} size="small" />
        <div className="min-w-0">
          <p className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">{person.name}</p>
          <p className="truncate text-sm text-ink-soft">{person.email}</p>
        </div>
      </div>
      <MenuList entries={staff.length > 0 ? account.filter(isNoOverview) : account} />
      {staff.length > 0 && (
        <>
          <p className="mt-2 border-t border-line px-3 pt-4 pb-1 text-sm font-semibold text-ink-soft">
            {m.staff_menu()}
          </p>
          <MenuList entries={staff} reloadDocument />
        </>
      )}
      <div className="mt-2 border-t border-line pt-2">
        <SignOutButton className={row} />
      </div>
    </nav>
  )
}

/** Those who work for the shop have the first page of the back office in its place. */
const isNoOverview = ({ to }: MenuEntry) => to !== '/dashboard'

interface MenuListProps {
  entries: readonly MenuEntry[]
  /** Another door: what it is made of comes with its own documents. */
  reloadDocument?: boolean
}

function MenuList({ entries, reloadDocument }: MenuListProps) {
  return (
    <ul className="first-of-type:border-t first-of-type:border-line first-of-type:pt-2">
      {entries.map(({ to, icon, text }) => (
        // On phones the menu stands on the overview only.
        <li key={to} className={to === '/dashboard' ? 'max-md:hidden' : undefined}>
          <ShopNavLink
            to={to}
            end={to === '/dashboard'}
            reloadDocument={reloadDocument}
            className={row}
          >
            <Icon name={icon} />
            <span className="flex-1">{text}</span>
            <Icon name="chevron-right" className="size-4 text-ink-faint md:hidden" />
          </ShopNavLink>
        </li>
      ))}
    </ul>
  )
}
