import { m } from '#paraglide/messages.js'
import { ShopButtonLink } from '#pages/shop-link.tsx'

interface OlderLinkProps {
  /** For screen readers, where a page has several lists. */
  label?: string
  /** Of the last one shown, where there are more behind it. */
  last: string | undefined
  isLatest: boolean
  hrefOf: (before: string | undefined) => string
  /** Where the list is not in the order of time. */
  words?: { first: () => string; next: () => string }
}

const ofTime = { first: m.staff_latest, next: m.staff_older }

/** Through a list that only grows at its beginning: each page goes on where the one before ended. */
export function OlderLink({
  label = m.shop_pages(),
  last,
  isLatest,
  hrefOf,
  words = ofTime,
}: OlderLinkProps) {
  if (last === undefined && isLatest) return null
  return (
    <nav aria-label={label} className="flex flex-wrap gap-3">
      {!isLatest && (
        <ShopButtonLink to={hrefOf(undefined)} variant="quiet">
          {words.first()}
        </ShopButtonLink>
      )}
      {last !== undefined && (
        <ShopButtonLink to={hrefOf(last)} variant="quiet" rel="next">
          {words.next()}
        </ShopButtonLink>
      )}
    </nav>
  )
}
