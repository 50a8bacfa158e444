import { tidyCode } from '#shop/coupons/code.ts'
import type { EditedCoupon } from '#shop/orders/coupons/edited-coupon.ts'
import type { SaidRefusal } from '#storefront/checkout/coupon/refusal-words.ts'
import { useFound } from '../../palette/use-found.ts'

/** As it comes from the server: moments are text on the way. */
interface Answer {
  coupon: EditedCoupon | null
  refusal: SaidRefusal | null
}

interface Asked {
  /** As it stands in the field. */
  typed: string
  /** By which limits of a phone are counted; empty while nobody knows it. */
  phone: string
  variantIds: readonly string[]
  /** That is edited, with its coupon; left out while it is being taken down. */
  order?: { id: string; couponCode: string | null; coupon: EditedCoupon | undefined }
}

export interface AskedCoupon {
  /** As codes are stored; empty where none is typed. */
  code: string
  /** What the total goes by; null: none is typed, or it does not count. */
  coupon: EditedCoupon | null
  /** It is another one than the order has. */
  isNew: boolean
  /** Why it does not count for this buyer. */
  refusal: SaidRefusal | null
  state: 'none' | 'loading' | 'known' | 'failed'
}

const nothing: Answer = { coupon: null, refusal: null }

/** What the typed coupon takes off; asked again as buyer and goods change. */
export function useCoupon({ typed, phone, variantIds, order }: Asked): AskedCoupon {
  const code = tidyCode(typed)
  const beside = new URLSearchParams({
    phone,
    variants: variantIds.join(','),
    ...(order && { order: order.id }),
  })
  const { state, found } = useFound('/dashboard/orders/coupon', code, nothing, String(beside))
  const isNew = code !== (order?.couponCode ?? '')
  const asked = { code, isNew, ...nothing }
  switch (state) {
    case 'idle':
      return { ...asked, state: 'none' }
    case 'too-short':
      return { ...asked, refusal: { reason: 'unknown' }, state: 'known' }
    case 'found':
      return { ...asked, ...found, state: 'known' }
    default:
      // Until the shop has answered, what it said before, or what the page came with.
      return { ...asked, coupon: found.coupon ?? standing(order, isNew), state }
  }
}

const standing = (order: Asked['order'], isNew: boolean) => (isNew ? null : (order?.coupon ?? null))
