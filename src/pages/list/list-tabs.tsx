import { ShopLink } from '../shop-link.tsx'

export interface Tab {
  to: string
  text: string
  /** In words, such as 12 or 1,000+; none where parts are not counted. */
  count?: string
  isCurrent: boolean
}

/** The parts of a list, each a URL with its count. On phones they are moved sideways. */
export function ListTabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label} className="-mx-4 overflow-x-auto px-4 md:mx-0 md:px-0">
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
