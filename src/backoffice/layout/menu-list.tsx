import { useEffect, useRef, type ComponentProps } from 'react'
import { useLocation, useMatches } from 'react-router'
import { m } from '#paraglide/messages.js'
import type { MenuGroup, PageHandle } from '#pages/page-handle.ts'
import { localPath, ShopLink } from '#pages/shop-link.tsx'
import type { MenuEntry } from '#pages/site-map.ts'
import { Icon } from '#ui/icon.tsx'
import { useLive } from '../live/live-orders.tsx'
import { WaitingCount, waitingText } from '../live/waiting-count.tsx'
import { messagesPath } from '../messages/messages-href.ts'
import { useNewMessages } from '../messages/use-new-messages.ts'
import { ordersPath } from '../orders/orders-href.ts'

export const row =
  'flex min-h-11 items-center gap-3 rounded-control px-3 font-medium hover:bg-brand-wash hover:text-brand aria-[current=page]:bg-brand-wash aria-[current=page]:text-brand'

const groups: readonly { group: MenuGroup; title?: () => string }[] = [
  { group: 'work' },
  { group: 'management', title: m.shell_group_management },
]

interface MenuListProps {
  menu: readonly MenuEntry[]
  /** Icons alone; the names are there for screen readers and under the pointer. */
  isFolded?: boolean
}

/** The pages of a person, in groups. Each is fetched when it is pointed at. */
export function MenuList({ menu, isFolded = false }: MenuListProps) {
  const { waiting } = useLive()
  const newMessages = useNewMessages(menu.find(({ to }) => to === messagesPath)?.count)
  const countOf = ({ to, count }: MenuEntry) => (to === messagesPath ? newMessages : count)
  return groups.map(({ group, title }) => {
    const entries = menu.filter((entry) => entry.group === group)
    if (entries.length === 0) return null
    return (
      <div
        key={group}
        className="not-first:mt-2 not-first:border-t not-first:border-line not-first:pt-2"
      >
        {title && !isFolded && (
          <p className="px-3 py-1 text-sm font-semibold text-ink-soft">{title()}</p>
        )}
        <ul className="flex flex-col gap-0.5" aria-label={title?.()}>
          {entries.map((entry) => {
            const { to, icon, text } = entry
            const count = countOf(entry)
            return (
              <li key={to}>
                <MenuLink
                  to={to}
                  title={isFolded ? text : undefined}
                  aria-description={
                    to === ordersPath && waiting > 0
                      ? m.live_waiting({ n: waitingText(waiting) })
                      : undefined
                  }
                  className={`${row} relative ${isFolded ? 'justify-center' : ''}`}
                >
                  <Icon name={icon} />
                  <span className={isFolded ? 'sr-only' : 'min-w-0'}>{text}</span>
                  {to === ordersPath && (
                    <WaitingCount
                      className={isFolded ? 'absolute top-0 right-0 px-1! text-xs!' : 'ml-auto'}
                    />
                  )}
                  {count !== undefined && <Count isFolded={isFolded}>{count}</Count>}
                </MenuLink>
              </li>
            )
          })}
        </ul>
      </div>
    )
  })
}

/** Marked on its page, on those below it, and on those that lead back to it: an order has a path of its own. */
export function MenuLink({ to, ...rest }: ComponentProps<typeof ShopLink>) {
  const { pathname } = useLocation()
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  const path = localPath(to)
  const isHere = pathname === path || pathname.startsWith(`${path}/`) || handle?.parent === to
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isHere && link.current) bringIntoSight(link.current)
  }, [isHere])
  return (
    <ShopLink
      {...rest}
      ref={link}
      to={to}
      prefetch="intent"
      aria-current={isHere ? 'page' : undefined}
    />
  )
}

/** The menu is longer than most windows. It is moved by itself: the page stays where it is. */
function bringIntoSight(link: HTMLElement): void {
  const list = link.closest('nav')
  if (!list) return
  const [marked, seen] = [link.getBoundingClientRect(), list.getBoundingClientRect()]
  if (marked.top >= seen.top && marked.bottom <= seen.bottom) return
  list.scrollTop += marked.top - seen.top - (seen.height - marked.height) / 2
}

/** How much work waits there. */
function Count({ isFolded, children }: { isFolded: boolean; children: string }) {
  return (
    <span
      className={`tabular rounded-full bg-brand px-2 text-sm font-semibold text-on-brand ${isFolded ? 'absolute top-0 right-0 text-xs' : 'ml-auto'}`}
    >
      {children}
    </span>
  )
}
