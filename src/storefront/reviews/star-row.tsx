import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { stars } from '#shop/catalog/ratings/rating.ts'
import { Icon } from '#ui/icon.tsx'

/** So many of five. */
export function StarRow({ given }: { given: number }) {
  const { format } = new Intl.NumberFormat(getLocale())
  return (
    <span className="inline-flex">
      {stars.map((star) => (
        <Icon
          key={star}
          name="star"
          filled={star <= Math.round(given)}
          className={`size-4 ${star <= Math.round(given) ? 'text-brand' : 'text-control-line'}`}
        />
      ))}
      <span className="sr-only">{m.review_stars_given({ n: format(given) })}</span>
    </span>
  )
}
