import { m } from '#paraglide/messages.js'
import { ShopLink } from '#pages/shop-link.tsx'
import { PersonPhoto } from '#storefront/account/layout/person-photo.tsx'
import { Icon } from '#ui/icon.tsx'
import { Bell } from '../live/bell.tsx'
import { WaitingCount } from '../live/waiting-count.tsx'
import { ordersPath } from '../orders/orders-href.ts'
import { toCallPath } from '../calls/to-call-path.ts'
import { palette } from './dialogs.ts'
import { useLightDismiss } from './light-dismiss.ts'
import { MenuLink, MenuList } from './menu-list.tsx'
import type { NavigationProps } from './navigation.tsx'
import { PersonLinks } from './person-links.tsx'

/** Above the page on phones. */
export function TopBar({ shopName }: Pick<NavigationProps, 'shopName'>) {
  return (
    <header className="flex items-center justify-between gap-2 border-b border-line bg-surface px-2 md:hidden print:hidden">
      <ShopLink
        to="/dashboard/panelboard"
        className="flex min-h-12 min-w-0 items-center px-2 text-lg font-bold"
      >
        <span className="truncate">{shopName}</span>
      </ShopLink>
      <div className="ml-auto">
        <Bell panelClassName="fixed inset-x-2 top-14" />
      </div>
      <button
        type="button"
        aria-label={m.palette_open()}
        className="grid size-12 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-brand-wash hover:text-brand"
        {...palette.linkProps}
      >
        <Icon name="search" />
      </button>
    </header>
  )
}

const place =
  'flex cursor-pointer flex-col items-center justify-center gap-1 text-xs leading-tight font-medium text-ink-soft hover:text-brand aria-[current=page]:text-brand'

/** What a thumb wants; the rest is in the sheet. */
const inBar = ['/dashboard/panelboard', ordersPath, toCallPath, '/dashboard/products']

/** At the bottom of phones: the main pages, and a sheet with all others and with what belongs to the person. */
export function BottomBar({ person, menu, appearance }: NavigationProps) {
  return (
    <nav
      aria-label={m.shell_bar()}
      className="bottom-bar fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <ul className="grid h-15 auto-cols-fr grid-flow-col *:grid">
        {menu
          .filter(({ to }) => inBar.includes(to))
          .map(({ to, icon, text, count }) => (
            <li key={to}>
              <MenuLink to={to} className={`${place} relative`}>
                <Icon name={icon} className="size-6" />
                {text}
                {to === ordersPath && (
                  <WaitingCount className="absolute top-0.5 left-1/2 ml-1.5 bg-deal! px-1.5! text-xs! text-deal-ink!" />
                )}
                {count !== undefined && (
                  <span className="tabular absolute top-0.5 left-1/2 ml-1.5 rounded-full bg-brand px-1.5 text-xs font-semibold text-on-brand">
                    {count}
                  </span>
                )}
              </MenuLink>
            </li>
          ))}
        <li>
          <details ref={useLightDismiss()} className="group grid">
            <summary className={`${place} h-15 list-none [&::-webkit-details-marker]:hidden`}>
              <Icon name="menu" className="size-6" />
              {m.shell_menu()}
            </summary>
            <div className="fixed inset-x-0 bottom-[calc(3.75rem+env(safe-area-inset-bottom))] max-h-[calc(100dvh-6rem)] overflow-y-auto overscroll-contain rounded-t-card border-t border-line bg-surface p-3 shadow-lift">
              <MenuList menu={menu} />
              <div className="mt-2 flex items-center gap-3 border-t border-line px-3 pt-3 pb-1">
                <PersonPhoto photo={person.photo} size="tiny" />
                <div className="min-w-0">
                  <p className="truncate font-semibold">{person.name}</p>
                  <p className="truncate text-sm text-ink-soft">{person.email}</p>
                </div>
              </div>
              <PersonLinks appearance={appearance} />
            </div>
          </details>
        </li>
      </ul>
    </nav>
  )
}
