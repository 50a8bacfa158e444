import { m } from '#paraglide/messages.js'
import { Icon, type IconName } from '#ui/icon.tsx'
import { SignOutButton } from '../../storefront/account/dashboard/sign-out-button.tsx'
import { ShopLink, ShopNavLink } from '../../storefront/shop-link.tsx'

const row =
  'flex min-h-11 items-center gap-2 rounded-control px-3 font-medium hover:bg-brand-wash hover:text-brand aria-[current=page]:bg-brand-wash aria-[current=page]:text-brand'

const pages: { to: string; icon: IconName; text: () => string }[] = [
  { to: '/dashboard/users', icon: 'user', text: m.users_title },
  { to: '/dashboard/audit', icon: 'clock', text: m.audit_title },
  { to: '/dashboard/outbox', icon: 'mail', text: m.outbox_title },
]

interface NavigationProps {
  shopName: string
  /** The pages of the role. */
  opens: readonly string[]
}

/** At the side of desks; above the page on phones. */
export function Navigation({ shopName, opens }: NavigationProps) {
  return (
    <header className="border-b border-line py-3 md:sticky md:top-0 md:border-b-0 md:py-6 print:hidden">
      <ShopLink to="/" className="flex min-h-11 items-center px-3 text-lg font-bold">
        {shopName}
      </ShopLink>
      <nav aria-label={m.staff_menu()}>
        <ul className="flex flex-wrap gap-x-1 md:mt-3 md:flex-col md:gap-1">
          {pages
            .filter(({ to }) => opens.includes(to))
            .map(({ to, icon, text }) => (
              <li key={to}>
                <ShopNavLink to={to} className={row}>
                  <Icon name={icon} />
                  {text()}
                </ShopNavLink>
              </li>
            ))}
        </ul>
      </nav>
      <div className="flex flex-wrap gap-x-1 md:mt-3 md:flex-col md:gap-1 md:border-t md:border-line md:pt-3">
        <ShopLink to="/dashboard" className={row}>
          <Icon name="home" />
          {m.header_my_account()}
        </ShopLink>
        <SignOutButton className={`${row} w-full`} />
      </div>
    </header>
  )
}
