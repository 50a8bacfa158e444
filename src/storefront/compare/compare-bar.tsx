import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { Icon } from '#ui/icon.tsx'
import { useCompare } from '../lists/compare-list.ts'
import { ShopLink } from '#pages/shop-link.tsx'

/** Says that something waits to be compared, and leads there. */
export function CompareBar({ className }: { className: string }) {
  const count = useCompare().length
  return (
    <ShopLink
      to="/compare"
      aria-label={m.compare_go({ items: m.common_items({ n: count }) })}
      className={`fixed left-4 above-bars z-20 inline-flex min-h-11 items-center gap-2 rounded-full bg-ink px-4 font-semibold text-on-brand shadow-lift hover:bg-brand-press ${className}`}
    >
      <Icon name="compare" />
      <span className="max-sm:hidden">{m.compare_word()}</span>
      <span
        aria-hidden
        // Drawn, not written: the link's words say it already.
        data-count={new Intl.NumberFormat(getLocale()).format(count)}
        className="tabular grid h-6 min-w-6 place-items-center rounded-full bg-surface px-1.5 text-sm leading-none text-ink after:content-[attr(data-count)]"
      />
    </ShopLink>
  )
}
