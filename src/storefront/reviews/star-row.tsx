import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { stars } from '#shop/catalog/ratings/rating.ts'
import { Icon } from '#ui/icon.tsx'

/** So many of five, to the half star: 4.5 is not drawn as five. */
export function StarRow({ given }: { given: number }) {
  const { format } = new Intl.NumberFormat(getLocale())
  return (
    <span className="inline-flex">
      {stars.map((star) => (
        <Star key={star} share={Math.round(2 * Math.min(Math.max(given - star + 1, 0), 1)) / 2} />
      ))}
      <span className="sr-only">{m.review_stars_given({ n: format(given) })}</span>
    </span>
  )
}

/** `share`: 0, a half, or 1. */
function Star({ share }: { share: number }) {
  return (
    <span className="relative inline-flex" data-share={share}>
      <Icon name="star" className="size-4 text-control-line" />
      {share > 0 && (
        <span className={`absolute inset-0 overflow-hidden ${share === 1 ? 'w-full' : 'w-1/2'}`}>
          <Icon name="star" filled className="size-4 text-brand" />
        </span>
      )}
    </span>
  )
}
