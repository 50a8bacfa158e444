import { m } from '#paraglide/messages.js'
import { ShopLink } from '#pages/shop-link.tsx'
import { Icon } from '#ui/icon.tsx'

export interface Chip {
  text: string
  /** The list without it. */
  without: string
}

/** How many filters are set beside the search. */
export const filtersAmong = (chips: readonly Chip[], { q }: { q: string }): number =>
  chips.length - (q === '' ? 0 : 1)

/** What a list is narrowed by; each goes away with a press. */
export function FilterChips({ chips, clear }: { chips: readonly Chip[]; clear: string }) {
  if (chips.length === 0) return null
  return (
    <ul aria-label={m.list_filters()} className="flex flex-wrap items-center gap-2">
      {chips.map(({ text, without }) => (
        <li key={without} className="max-w-full">
          <ShopLink
            to={without}
            aria-label={m.list_filter_off({ filter: text })}
            className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full border border-control-line bg-surface px-4 font-medium md:min-h-8 md:px-3 md:text-sm hover:border-brand hover:text-brand"
          >
            <span className="truncate">{text}</span>
            <Icon name="close" className="size-4" />
          </ShopLink>
        </li>
      ))}
      <li>
        <ShopLink
          to={clear}
          className="inline-flex min-h-11 items-center px-2 font-semibold md:min-h-8 md:text-sm text-brand underline underline-offset-4"
        >
          {m.list_filters_clear()}
        </ShopLink>
      </li>
    </ul>
  )
}
