import { Suspense } from 'react'
import { Skeleton } from '#ui/skeleton.tsx'
import { whenNear } from '#ui/when-near.ts'
import type { SaidOfProduct } from './load-said.ts'

const { Part, watch } = whenNear(() =>
  import('./said-of-product.tsx').then(({ SaidOfProductView }) => SaidOfProductView),
)

interface SaidPlaceProps {
  slug: string
  said: SaidOfProduct
}

/** Reviews and questions below a product; the server writes them, and their code comes when they are near. */
export function SaidPlace(props: SaidPlaceProps) {
  return (
    <div id="reviews" ref={watch} className="mt-10 scroll-mt-32">
      <Suspense fallback={<Skeleton className="h-80 w-full" />}>
        <Part {...props} />
      </Suspense>
    </div>
  )
}
