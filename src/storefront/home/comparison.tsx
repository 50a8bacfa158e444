import { Suspense } from 'react'
import { m } from '#paraglide/messages.js'
import { fewestToCompare } from '#shop/cart/compare.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { whenNear } from '#ui/when-near.ts'
import { Section } from '../product-cards/section.tsx'
import type { Home } from './load-home.ts'

const { Part, watch } = whenNear(() =>
  import('../compare/comparison-at-home.tsx').then(({ ComparisonAtHome }) => ComparisonAtHome),
)

/** Products side by side (D20): popular ones of a category, or those that the shopper chose. */
export function Comparison({ comparison }: Pick<Home, 'comparison'>) {
  if (comparison.popular.length < fewestToCompare) return null
  return (
    <div id="compare" tabIndex={-1} ref={watch} className="outline-none">
      <Section title={m.compare_title()} all="/compare">
        <Suspense fallback={<Skeleton className="h-160 w-full" />}>
          <Part comparison={comparison} />
        </Suspense>
      </Section>
    </div>
  )
}
