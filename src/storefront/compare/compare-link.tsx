import { m } from '#paraglide/messages.js'
import { ShopLink } from '#pages/shop-link.tsx'
import { useCompare } from '../lists/compare-list.ts'

/** On phones, in the text of a product, in place of the bar that would cover its buttons. */
export function CompareLink() {
  const count = useCompare().length
  if (count === 0) return null
  return (
    <ShopLink
      to="/compare"
      className="inline-flex min-h-11 items-center font-medium text-brand underline underline-offset-4 md:hidden"
    >
      {m.compare_go({ items: m.common_items({ n: count }) })}
    </ShopLink>
  )
}
