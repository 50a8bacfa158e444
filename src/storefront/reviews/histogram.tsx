import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { ratingOf, type StarCounts } from '#shop/catalog/ratings/rating.ts'
import { StarRow } from './star-row.tsx'

/** What all reviews give together, and how many gave how many stars. */
export function Histogram({ counts }: { counts: StarCounts }) {
  const rating = ratingOf(counts)
  if (!rating) return null
  const { format } = new Intl.NumberFormat(getLocale())
  const all = { average: format(rating.average), n: format(rating.count) }
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
      <p className="flex flex-col items-start gap-1">
        <span aria-hidden className="tabular text-3xl font-semibold">
          {all.average}
        </span>
        <span aria-hidden>
          <StarRow given={rating.average} />
        </span>
        <span className="sr-only">{m.rating_in_words(all)}</span>
        <span aria-hidden className="text-sm text-ink-soft">
          {m.reviews_count({ n: all.n })}
        </span>
      </p>
      <dl className="grid min-w-56 flex-1 grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-1 sm:max-w-sm">
        {counts
          .map((count, index) => ({ star: index + 1, count }))
          .toReversed()
          .map(({ star, count }) => (
            <div key={star} className="col-span-full grid grid-cols-subgrid items-center">
              <dt className="tabular text-sm">{m.review_stars_given({ n: format(star) })}</dt>
              <dd className="contents">
                {/* The page's policy forbids style attributes: this draws its own bar. */}
                <progress aria-hidden max={rating.count} value={count} className="h-2 w-full" />
                <span className="tabular text-sm text-ink-soft">{format(count)}</span>
              </dd>
            </div>
          ))}
      </dl>
    </div>
  )
}
