import { m } from '#paraglide/messages.js'
import { Icon, type IconName } from '#ui/icon.tsx'
import { ShopNavLink } from '../../shop-link.tsx'
import { PersonPhoto, type ShownPhoto } from './person-photo.tsx'
import { SignOutButton } from './sign-out-button.tsx'

interface AccountMenuProps {
  /** `opens`: the pages that are theirs because they work for the shop. */
  person: { name: string; email: string; photo: ShownPhoto; opens: readonly string[] }
  /** Phones see the menu on the first page only; from the others they go back to it. */
  isOverview: boolean
}

const row =
  'flex min-h-12 w-full items-center gap-3 rounded-control px-3 font-medium hover:bg-brand-wash hover:text-brand aria-[current=page]:bg-brand-wash aria-[current=page]:text-brand'

const pages: { to: string; icon: IconName; text: () => string }[] = [
  { to: '/dashboard', icon: 'home', text: m.account_overview },
  { to: '/dashboard/myOrder', icon: 'package', text: m.account_orders },
  { to: '/dashboard/cart', icon: 'cart', text: m.header_cart },
  { to: '/dashboard/wishlist', icon: 'heart', text: m.header_wishlist },
  { to: '/dashboard/addresses', icon: 'pin', text: m.addresses_title },
  { to: '/dashboard/profile', icon: 'user', text: m.account_profile },
  { to: '/dashboard/security', icon: 'shield', text: m.account_security },
]

/** Those who work for the shop see of these what their role opens (../../who-may-open.ts). */
const staffPages: typeof pages = [
  { to: '/dashboard/users', icon: 'user', text: m.users_title },
  { to: '/dashboard/audit', icon: 'clock', text: m.audit_title },
  { to: '/dashboard/outbox', icon: 'mail', text: m.outbox_title },
]

export function AccountMenu({ person, isOverview }: AccountMenuProps) {
  const forStaff = staffPages.filter(({ to }) => person.opens.includes(to))
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
      <MenuList pages={pages} />
      {forStaff.length > 0 && (
        <>
          <p className="mt-2 border-t border-line px-3 pt-4 pb-1 text-sm font-semibold text-ink-soft">
            {m.staff_menu()}
          </p>
          <MenuList pages={forStaff} reloadDocument />
        </>
      )}
      <div className="mt-2 border-t border-line pt-2">
        <SignOutButton className={row} />
      </div>
    </nav>
  )
}

interface MenuListProps {
  pages: typeof pages
  /** Another door: what it is made of comes with its own documents. */
  reloadDocument?: boolean
}

function MenuList({ pages: listed, reloadDocument }: MenuListProps) {
  return (
    <ul className="first-of-type:border-t first-of-type:border-line first-of-type:pt-2">
      {listed.map(({ to, icon, text }) => (
        // On phones the menu stands on the overview only.
        <li key={to} className={to === '/dashboard' ? 'max-md:hidden' : undefined}>
          <ShopNavLink
            to={to}
            end={to === '/dashboard'}
            reloadDocument={reloadDocument}
            className={row}
          >
            <Icon name={icon} />
            <span className="flex-1">{text()}</span>
            <Icon name="chevron-right" className="size-4 text-ink-faint md:hidden" />
          </ShopNavLink>
        </li>
      ))}
    </ul>
  )
}
