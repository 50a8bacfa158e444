import { m } from '#paraglide/messages.js'
import { Icon, type IconName } from '#ui/icon.tsx'
import { ShopNavLink } from '../../shop-link.tsx'
import { SignOutButton } from './sign-out-button.tsx'

interface AccountMenuProps {
  person: { name: string; email: string }
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
  { to: '/dashboard/profile', icon: 'user', text: m.account_profile },
  { to: '/dashboard/security', icon: 'shield', text: m.account_security },
]

export function AccountMenu({ person, isOverview }: AccountMenuProps) {
  return (
    <nav
      aria-label={m.account_menu()}
      className={`rounded-card border border-line bg-surface p-3 print:hidden ${isOverview ? 'max-md:order-last' : 'max-md:hidden'}`}
    >
      <p className="px-3 pt-2 font-semibold">{person.name}</p>
      <p className="truncate px-3 pb-3 text-sm text-ink-soft">{person.email}</p>
      <ul className="border-t border-line pt-2">
        {pages.map(({ to, icon, text }) => (
          <li key={to}>
            <ShopNavLink to={to} end={to === '/dashboard'} className={row}>
              <Icon name={icon} />
              <span className="flex-1">{text()}</span>
              <Icon name="chevron-right" className="size-4 text-ink-faint md:hidden" />
            </ShopNavLink>
          </li>
        ))}
        <li className="mt-2 border-t border-line pt-2">
          <SignOutButton className={row} />
        </li>
      </ul>
    </nav>
  )
}
