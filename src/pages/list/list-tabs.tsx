import { useLayoutEffect, useRef } from 'react'
import { ShopLink } from '../shop-link.tsx'

export interface Tab {
  to: string
  text: string
  /** In words, such as 12 or 1,000+; none where parts are not counted. */
  count?: string
  isCurrent: boolean
}

/** The parts of a list, each a URL with its count. On phones they are moved sideways, as far as the current one stands in sight. */
export function ListTabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const row = useRef<HTMLElement>(null)
  const current = tabs.find(({ isCurrent }) => isCurrent)?.to
  useLayoutEffect(() => {
    if (current !== undefined) bringIntoSight(row.current)
  }, [current])
  return (
    <nav ref={row} aria-label={label} className="-mx-4 overflow-x-auto px-4 md:mx-0 md:px-0">
      <ul className="flex min-w-max gap-1 border-b border-line">
        {tabs.map(({ to, text, count, isCurrent }) => (
          <li key={to}>
            <ShopLink
              to={to}
              aria-current={isCurrent ? 'page' : undefined}
              className="-mb-px flex min-h-11 items-center gap-2 border-b-2 border-transparent px-3 font-medium text-ink-soft hover:text-brand aria-[current=page]:border-brand aria-[current=page]:text-brand"
            >
              {text}
              {count !== undefined && (
                <span className="tabular rounded-full bg-brand-wash px-2 text-sm text-brand-press">
                  {count}
                </span>
              )}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Moves the row alone, and not the page: where the whole tab is seen it stays. */
function bringIntoSight(row: HTMLElement | null): void {
  const tab = row?.querySelector('[aria-current]')
  if (!row || !tab) return
  const [seen, stands] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
  if (stands.left < seen.left || stands.right > seen.right)
    row.scrollLeft += stands.left + stands.width / 2 - seen.left - seen.width / 2
}
