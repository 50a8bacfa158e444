import { m } from '#paraglide/messages.js'
import { Icon, type IconName } from '#ui/icon.tsx'
import { ShopNavLink } from '../shop-link.tsx'
import { isOpenPage } from '../site-pages.ts'
import { CartLink, WishlistLink } from './list-links.tsx'

/** Phones: what a thumb wants, always there. */
export function BottomBar() {
  return (
    <>
      {/* As high as the bar, so that it never covers the end of the page. */}
      <div className="h-15 md:hidden" />
      <nav
        aria-label={m.header_quick_links()}
        className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
      >
        <ul className="grid h-15 auto-cols-fr grid-flow-col *:grid">
          <li>
            <BarLink to="/" icon="home" text={m.header_home()} />
          </li>
          <li>
            <BarLink to="/shop" icon="shop" text={m.header_shop()} />
          </li>
          {isOpenPage('/dashboard') && (
            <li>
              <BarLink to="/dashboard" icon="user" text={m.header_account()} />
            </li>
          )}
          <li>
            <CartLink inBar />
          </li>
          {isOpenPage('/wishlist') && (
            <li>
              <WishlistLink inBar />
            </li>
          )}
        </ul>
      </nav>
    </>
  )
}

function BarLink({ to, icon, text }: { to: string; icon: IconName; text: string }) {
  return (
    <ShopNavLink
      to={to}
      end={to === '/'}
      className="flex flex-col items-center justify-center gap-1 text-xs leading-tight font-medium text-ink-soft hover:text-brand aria-[current=page]:text-brand"
    >
      <Icon name={icon} className="size-6" />
      {text}
    </ShopNavLink>
  )
}
