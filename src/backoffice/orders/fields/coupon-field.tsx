import { m } from '#paraglide/messages.js'
import { paisaText } from '#pages/money/taka.ts'
import type { Zone } from '#shop/delivery/zone.ts'
import { judgeEdited } from '#shop/orders/coupons/edited-coupon.ts'
import type { PricedOrder } from '#shop/orders/edits/edit.ts'
import { refusalWords, type SaidRefusal } from '#storefront/checkout/coupon/refusal-words.ts'
import { TextField } from '#ui/field.tsx'
import { discountLimitText } from './discount-limit-text.ts'
import type { EditedField } from './place-fields.tsx'
import type { AskedCoupon } from './use-coupon.ts'

interface CouponFieldProps {
  field: EditedField
  asked: AskedCoupon
  /** How much of the goods it may take off, in percent; null: everything. Left out where another field says it. */
  discountLimit?: number | null
  priced: Pick<PricedOrder, 'lines' | 'deliveryChargeInPaisa' | 'couponDiscountInPaisa'> & {
    /** Undefined while nobody knows where to. */
    zone: Zone | null | undefined
  }
}

/** A code that somebody read out, with what it takes off just now, or why it does not count. */
export function CouponField({ field, asked, priced, discountLimit = null }: CouponFieldProps) {
  const limit = discountLimit === null ? undefined : discountLimitText(discountLimit)
  const refusal = refusalOf(asked, priced)
  return (
    <TextField
      {...field}
      label={m.checkout_coupon_code()}
      hint={hintOf(asked, refusal, priced.couponDiscountInPaisa) ?? limit}
      error={refusal ? refusalWords(refusal) : field.error}
      optional
      maxLength={100}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  )
}

function refusalOf(
  { coupon, refusal, state }: AskedCoupon,
  priced: CouponFieldProps['priced'],
): SaidRefusal | undefined {
  if (refusal) return refusal
  // Before there are goods nobody is told that they are the wrong ones.
  if (state !== 'known' || !coupon || priced.lines.length === 0) return undefined
  const { lines, zone } = priced
  const deliveryChargeInPaisa = zone === undefined ? undefined : priced.deliveryChargeInPaisa
  const judged = judgeEdited(coupon, { lines, deliveryChargeInPaisa })
  return judged.outcome === 'refused' && judged.reason !== 'not-yet' ? judged : undefined
}

function hintOf({ state }: AskedCoupon, refusal: SaidRefusal | undefined, paisa: number) {
  if (state === 'loading') return m.palette_loading()
  if (state === 'failed') return m.palette_failed()
  return state === 'known' && !refusal && paisa > 0
    ? m.order_coupon_takes_off({ amount: paisaText(paisa) })
    : undefined
}
