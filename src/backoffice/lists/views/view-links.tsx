import { m } from '#paraglide/messages.js'
import { ShopLink } from '#pages/shop-link.tsx'
import { Icon } from '#ui/icon.tsx'
import type { ShownView } from './view-query.ts'

interface ViewLinksProps {
  views: readonly ShownView[]
  /** The id of the one that the list began with. */
  chosen: string | undefined
  /** The URL of the list as it is now. */
  now: string
}

/** One's own views, then those that are shared. */
export function ViewLinks({ views, chosen, now }: ViewLinksProps) {
  if (views.length === 0) return null
  return (
    <nav aria-label={m.views_title()} className="border-b border-line pb-3">
      <ul className="flex flex-wrap gap-2">
        {views.map((view) => {
          const { id, to, name, isShared, author } = view
          const isCurrent = id === chosen
          return (
            <li key={id}>
              <ShopLink
                to={to}
                aria-current={isCurrent ? 'page' : undefined}
                title={isShared && author ? m.views_shared_by({ name: author }) : undefined}
                className="relative inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-control-line bg-surface px-4 font-medium hover:border-brand hover:text-brand aria-[current=page]:border-brand aria-[current=page]:bg-brand-wash aria-[current=page]:text-brand-press"
              >
                {isShared && <Icon name="share" className="size-4" />}
                <span className="truncate">{name}</span>
                {isShared && <span className="sr-only">({m.views_shared()})</span>}
                {isCurrent && now !== to && <span>· {m.views_changed()}</span>}
              </ShopLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
