import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import type { Rating } from '#shop/catalog/ratings/rating.ts'
import { Icon } from '#ui/icon.tsx'

/** One star, the average and how many gave it; nothing where nobody has. */
export function CardRating({ rating }: { rating: Rating | undefined }) {
  if (!rating) return null
  const { format } = new Intl.NumberFormat(getLocale())
  const said = { average: format(rating.average), n: format(rating.count) }
  return (
    <p className="flex items-center gap-1 text-sm text-ink-soft">
      <Icon name="star" filled className="size-4 text-brand" />
      <span aria-hidden className="tabular">
        <span className="font-semibold text-ink">{said.average}</span> ({said.n})
      </span>
      <span className="sr-only">{m.rating_in_words(said)}</span>
    </p>
  )
}
