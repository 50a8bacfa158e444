import { m } from '#paraglide/messages.js'
import type { MenuEntry } from '#pages/site-map.ts'
import { Icon } from '#ui/icon.tsx'
import { SignOutButton } from '#storefront/account/layout/sign-out-button.tsx'
import { ShopLink, ShopNavLink } from '#pages/shop-link.tsx'

const row =
  'flex min-h-11 items-center gap-2 rounded-control px-3 font-medium hover:bg-brand-wash hover:text-brand aria-[current=page]:bg-brand-wash aria-[current=page]:text-brand'

interface NavigationProps {
  shopName: string
  /** The pages of the role. */
  menu: readonly MenuEntry[]
}

/** At the side of desks; above the page on phones. */
export function Navigation({ shopName, menu }: NavigationProps) {
  return (
    <header className="border-b border-line py-3 md:sticky md:top-0 md:border-b-0 md:py-6 print:hidden">
      <ShopLink to="/" className="flex min-h-11 items-center px-3 text-lg font-bold">
        {shopName}
      </ShopLink>
      <nav aria-label={m.staff_menu()}>
        <ul className="flex flex-wrap gap-x-1 md:mt-3 md:flex-col md:gap-1">
          {menu.map(({ to, icon, text }) => (
            <li key={to}>
              <ShopNavLink to={to} className={row}>
                <Icon name={icon} />
                {text}
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
