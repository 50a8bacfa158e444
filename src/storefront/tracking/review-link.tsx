import { m } from '#paraglide/messages.js'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import type { TrackedOrderAnswer } from '#shop/orders/order-contract.ts'
import { writePath } from '../reviews/writing/write-path.ts'

/** Once it has arrived: the way to say what one thinks of it. */
export function ReviewLink({ order }: { order: TrackedOrderAnswer }) {
  if (order.orderDetails.status !== 'Delivered') return null
  return (
    <ShopButtonLink
      to={writePath(order.trackingId)}
      reloadDocument
      variant="quiet"
      className="mt-5 w-full"
    >
      {m.review_write_title()}
    </ShopButtonLink>
  )
}
