import { Suspense } from 'react'
import { m } from '#paraglide/messages.js'
import { withoutViewed } from '#shop/cart/viewed.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { whenNear } from '#ui/when-near.ts'
import { Section } from '../product-cards/section.tsx'
import { useRecentlyViewed } from '../lists/recently-viewed-list.ts'

const { Part, watch } = whenNear(() =>
  import('./recently-viewed.tsx').then(({ RecentlyViewed }) => RecentlyViewed),
)

/** What the shopper looked at before, known to this browser alone. As high before its code has come as after. */
export function RecentlyViewedPlace({ lookingAt }: { lookingAt?: string }) {
  const items = withoutViewed(useRecentlyViewed(), lookingAt)
  if (items.length === 0) return null
  return (
    <div ref={watch} className="mt-10">
      <Section title={m.recently_viewed_title()}>
        <Suspense fallback={<Skeleton className="h-54 w-full md:h-60" />}>
          <Part items={items} />
        </Suspense>
      </Section>
    </div>
  )
}
