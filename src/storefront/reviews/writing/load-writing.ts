import { byStranger } from '#shop/initiator.ts'
import type { BuyerProof } from '#shop/orders/buyers/buyer-contract.ts'
import { findOwnDelivered } from '#shop/orders/buyers/find-delivered.ts'
import { loadPictures } from '#shop/pictures/load-pictures.ts'
import { smallPicture, type Picture } from '#shop/pictures/picture.ts'
import type { ReviewStatus } from '#shop/reviews/review.ts'
import { listWritten } from '#shop/reviews/writing/find-written.ts'
import type { Shop } from '#shop/shop.ts'

interface WrittenSoFar {
  stars: number
  text: string
  status: ReviewStatus
  photos: Picture[]
}

/** Something that was delivered, and what its buyer has said of it. */
export interface ReviewedProduct {
  productId: string
  name: string
  nameBn: string | null
  picture: string
  review: WrittenSoFar | undefined
}

/** What can be reviewed with this order; undefined where who asks has not proved to be its buyer. */
export async function loadWriting(
  shop: Shop,
  proof: BuyerProof,
): Promise<{ orderId: string; products: ReviewedProduct[] } | undefined> {
  const order = await findOwnDelivered({ shop, by: byStranger('—'), proof })
  if (!order) return undefined
  // Two sizes of one product are one review.
  const lines = new Map(
    order.lines.flatMap((line) => (line.productId ? [[line.productId, line]] : [])),
  )
  const written = await listWritten(shop.database, order, [...lines.keys()])
  const pictures = await loadPictures(
    shop.database,
    [...written.values()].flatMap(({ photos }) => photos),
  )
  const products = [...lines].map(([productId, { name, nameBn, picture }]) => {
    const own = written.get(productId)
    return {
      productId,
      name,
      nameBn,
      picture: smallPicture(picture),
      review: own && {
        stars: own.stars,
        text: own.text,
        status: own.status,
        photos: own.photos.flatMap((hash) => pictures.get(hash) ?? []),
      },
    }
  })
  return { orderId: order.orderId, products }
}
