import { m } from '#paraglide/messages.js'
import { OrderAmounts } from '#pages/money/order-amounts.tsx'
import { paisaText } from '#pages/money/taka.ts'
import { TextField } from '#ui/field.tsx'
import type { ShownOrder } from '../shown-order.ts'
import { discountLimitText } from '../../orders/fields/discount-limit-text.ts'
import { CouponField } from '../../orders/fields/coupon-field.tsx'
import type { EditedField } from '../../orders/fields/place-fields.tsx'
import type { TypedField } from './draft/edit-draft.ts'
import type { Priced } from './use-priced.ts'

interface EditAmountsProps {
  field: (name: TypedField) => EditedField
  order: ShownOrder
  priced: Priced
  /** In percent of the goods; null: none. */
  discountLimit: number | null
}

/** What delivery costs, what is taken off, and what it comes to. */
export function EditAmounts({ field, order, priced, discountLimit }: EditAmountsProps) {
  const { zone, zoneName, zoneChargeInPaisa, problems } = priced
  const isTooMuch = problems.some(({ what }) => what === 'discount-too-large')
  const discount = field('discount')
  // The same discount as before was given its reason then.
  const isReasonNeeded =
    priced.discountInPaisa > 0 && priced.discountInPaisa !== order.discountInPaisa
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        {zone !== null && (
          <ChargeFields field={field} zoneName={zoneName} zoneChargeInPaisa={zoneChargeInPaisa} />
        )}
        <TextField
          {...discount}
          label={m.edit_discount()}
          hint={discountLimit === null ? undefined : discountLimitText(discountLimit)}
          error={discount.error ?? (isTooMuch ? m.edit_discount_too_large() : undefined)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={30}
        />
        <TextField
          {...field('discountReason')}
          label={m.edit_discount_reason()}
          hint={isReasonNeeded ? m.edit_discount_reason_needed() : m.edit_reason_hint()}
          required={isReasonNeeded}
          autoComplete="off"
          maxLength={500}
        />
      </div>
      <div className="mt-5">
        <CouponField field={field('coupon')} asked={priced.coupon} priced={priced} />
      </div>
      <OrderAmounts order={{ ...priced, deliveryMethod: zone === null ? 'pickup' : 'delivery' }}>
        {priced.grandTotalInPaisa !== order.grandTotalInPaisa && (
          <>
            <dt className="text-ink-soft">{m.edit_total_before()}</dt>
            <dd className="text-right text-ink-soft">{paisaText(order.grandTotalInPaisa)}</dd>
          </>
        )}
      </OrderAmounts>
    </>
  )
}

interface ChargeFieldsProps {
  field: EditAmountsProps['field']
  /** Undefined while nobody knows where the place lies. */
  zoneName: string | undefined
  zoneChargeInPaisa: number
}

function ChargeFields({ field, zoneName, zoneChargeInPaisa }: ChargeFieldsProps) {
  return (
    <>
      <TextField
        {...field('charge')}
        label={m.edit_charge()}
        hint={
          zoneName
            ? m.edit_charge_hint({ zone: zoneName, charge: paisaText(zoneChargeInPaisa) })
            : m.edit_charge_later()
        }
        inputMode="decimal"
        autoComplete="off"
        maxLength={30}
      />
      <TextField
        {...field('chargeReason')}
        label={m.edit_charge_reason()}
        hint={m.edit_reason_hint()}
        autoComplete="off"
        maxLength={500}
      />
    </>
  )
}
