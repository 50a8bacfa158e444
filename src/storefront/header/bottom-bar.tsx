import { useLocation } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Icon, type IconName } from '#ui/icon.tsx'
import { AccountLink } from './account-link.tsx'
import { localPath, ShopNavLink } from '#pages/shop-link.tsx'
import { CartLink, WishlistLink } from './list-links.tsx'

const place =
  'flex flex-col items-center justify-center gap-1 text-xs leading-tight font-medium text-ink-soft hover:text-brand aria-[current=page]:text-brand'

/** Phones: what a thumb wants, always there. At the checkout its place belongs to the order button. */
export function BottomBar() {
  const { pathname } = useLocation()
  if (pathname === localPath('/checkout')) return null
  return (
    <>
      {/* As high as the bar, so that it never covers the end of the page. */}
      <div className="h-15 md:hidden" />
      <nav
        aria-label={m.header_quick_links()}
        className="bottom-bar fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
      >
        <ul className="grid h-15 auto-cols-fr grid-flow-col *:grid">
          <li>
            <BarLink to="/" icon="home" text={m.header_home()} />
          </li>
          <li>
            <BarLink to="/shop" icon="shop" text={m.header_shop()} />
          </li>
          <li>
            <AccountLink
              account={m.header_account_button()}
              login={m.header_account_button()}
              icon={<Icon name="user" className="size-6" />}
              className={place}
            />
          </li>
          <li>
            <CartLink inBar />
          </li>
          <li>
            <WishlistLink inBar />
          </li>
        </ul>
      </nav>
    </>
  )
}

function BarLink({ to, icon, text }: { to: string; icon: IconName; text: string }) {
  return (
    <ShopNavLink to={to} end={to === '/'} className={place}>
      <Icon name={icon} className="size-6" />
      {text}
    </ShopNavLink>
  )
}
