import { typedFromMoment } from '#platform/typed-moment.ts'
import { typedFromPaisa } from '#platform/typed-taka.ts'
import type { WholeCoupon } from '#shop/coupons/list-coupons.ts'

export type EditedCoupon = ReturnType<typeof showEdited>

const dayOf = (at: Date | null) => (at ? typedFromMoment(at) : '')
const takaOf = (paisa: number | null) => (paisa === null ? '' : typedFromPaisa(paisa))
const countOf = (count: number | null) => (count === null ? '' : String(count))

/** As the fields of its form hold it. */
export function showEdited(coupon: WholeCoupon) {
  const { id, version, kind, goods, uses, codes, categories, firstOrderOnly, isActive } = coupon
  return {
    id,
    version,
    kind,
    goods,
    uses,
    codes,
    categories,
    firstOrderOnly,
    isActive,
    typed: {
      name: coupon.name,
      amount: takaOf(coupon.amountInPaisa),
      percent: countOf(coupon.percent),
      cap: takaOf(coupon.capInPaisa),
      least: takaOf(coupon.leastInPaisa),
      products: coupon.products.join('\n'),
      startsAt: dayOf(coupon.startsAt),
      endsAt: dayOf(coupon.endsAt),
      mostUses: countOf(coupon.mostUses),
      mostUsesOfPhone: countOf(coupon.mostUsesOfPhone),
      mostUsesOfCode: countOf(coupon.mostUsesOfCode),
    },
  }
}

type TypedField = keyof EditedCoupon['typed']

/** What a field of the form needs, with what is stored. */
export type CouponField = (name: TypedField) => {
  name: string
  defaultValue: string
  error: string | undefined
}
