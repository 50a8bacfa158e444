import { m } from '#paraglide/messages.js'
import { TextField } from '#ui/field.tsx'
import type { CouponField, EditedCoupon } from './edited-coupon.ts'

interface LimitFieldsProps {
  field: CouponField
  coupon: EditedCoupon | undefined
}

/** When it counts, for whom, and how often. */
export function LimitFields({ field, coupon }: LimitFieldsProps) {
  const number = { inputMode: 'numeric', autoComplete: 'off', optional: true } as const
  const moment = { type: 'datetime-local', optional: true } as const
  return (
    <div className="grid max-w-3xl items-start gap-5 sm:grid-cols-2">
      <TextField {...field('startsAt')} {...moment} label={m.banners_starts()} />
      <TextField {...field('endsAt')} {...moment} label={m.banners_ends()} />
      <TextField {...field('mostUses')} {...number} label={m.coupons_most_uses()} />
      <TextField {...field('mostUsesOfPhone')} {...number} label={m.coupons_most_of_phone()} />
      <TextField
        {...field('mostUsesOfCode')}
        {...number}
        label={m.coupons_most_of_code()}
        hint={m.coupons_most_of_code_hint()}
      />
      <div className="flex flex-col">
        <Box name="firstOrderOnly" isTicked={coupon?.firstOrderOnly ?? false}>
          {m.coupons_first_order()}
        </Box>
        <Box name="isActive" isTicked={coupon?.isActive ?? true}>
          {m.coupons_is_active()}
        </Box>
      </div>
    </div>
  )
}

interface BoxProps {
  name: string
  isTicked: boolean
  children: string
}

const Box = ({ name, isTicked, children }: BoxProps) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3">
    <input
      type="checkbox"
      name={name}
      defaultChecked={isTicked}
      className="size-5 shrink-0 accent-brand"
    />
    {children}
  </label>
)
