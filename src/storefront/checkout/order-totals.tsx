import { m } from '#paraglide/messages.js'
import { Dollars } from '#ui/text/dollars.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { daysWords, zoneName } from './delivery-words.ts'
import { paisaText } from '#pages/money/taka.ts'
import type { ShownTotals } from './totals.ts'

/** Without totals, their shape. */
export function OrderTotals({
  totals,
  busy = false,
}: {
  totals: ShownTotals | undefined
  busy?: boolean
}) {
  const delivery = totals?.delivery
  return (
    <div className={`border-t border-line pt-4 ${busy ? 'opacity-85' : ''}`}>
      <dl className="tabular space-y-2">
        <div className="flex justify-between gap-4">
          <dt className="text-ink-soft">{m.cart_subtotal()}</dt>
          <dd>{totals ? paisaText(totals.subtotalInPaisa) : <Skeleton className="h-6 w-16" />}</dd>
        </div>
        <DeliveryRow delivery={delivery} />
        <CouponRow coupon={totals?.coupon} />
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3 text-lg font-semibold">
          <dt>
            {m.checkout_total()}
            <span className="block text-sm font-normal text-ink-soft">
              {deliveryInTotal(delivery)}
            </span>
          </dt>
          <dd className="text-right text-xl">
            {totals ? paisaText(totals.totalInPaisa) : <Skeleton className="h-7 w-24" />}
            <Dollars amountInPaisa={totals?.totalInPaisa} />
          </dd>
        </div>
      </dl>
      <ArrivesIn delivery={delivery} />
      {totals?.missingForFreeInPaisa !== undefined && (
        <MissingForFree amountInPaisa={totals.missingForFreeInPaisa} />
      )}
    </div>
  )
}

type Delivery = ShownTotals['delivery']

const placeWords = (delivery: Delivery) => {
  if (delivery === 'pickup') return m.checkout_pickup_row()
  return delivery ? zoneName(delivery) : m.checkout_choose_place()
}

const chargeOf = (delivery: NonNullable<Delivery>) =>
  chargeText(delivery === 'pickup' ? 0 : delivery.chargeInPaisa)

function DeliveryRow({ delivery }: { delivery: Delivery }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-soft">
        {m.checkout_delivery_charge()}
        <span className="block text-sm">{placeWords(delivery)}</span>
      </dt>
      <dd>{delivery ? chargeOf(delivery) : '–'}</dd>
    </div>
  )
}

function CouponRow({ coupon }: { coupon: ShownTotals['coupon'] }) {
  if (!coupon) return null
  const { code, kind, discountInPaisa } = coupon
  const isLater = kind === 'free-delivery' && discountInPaisa === 0
  return (
    <div className="flex justify-between gap-4">
      <dt className="min-w-0 [overflow-wrap:anywhere] text-ink-soft">
        {m.checkout_coupon_row({ code })}
      </dt>
      <dd>{isLater ? m.checkout_coupon_off_delivery() : paisaText(-discountInPaisa)}</dd>
    </div>
  )
}

/** Its room is there from the start: what stands below it is about to be pressed. */
function ArrivesIn({ delivery }: { delivery: Delivery }) {
  return (
    <p className="mt-3 flex min-h-[1lh] items-center gap-2 text-sm text-ink-soft">
      {delivery && (
        <>
          <Icon name={delivery === 'pickup' ? 'shop' : 'truck'} />
          {delivery === 'pickup'
            ? m.checkout_pickup_when()
            : m.checkout_arrives_in({ days: daysWords(delivery) })}
        </>
      )}
    </p>
  )
}

function MissingForFree({ amountInPaisa }: { amountInPaisa: number }) {
  return (
    <p className="mt-3 rounded-control bg-deal-wash px-3 py-2 text-sm text-on-deal-wash">
      {m.checkout_missing_for_free({ amount: paisaText(amountInPaisa) })}
    </p>
  )
}

/** What a total says of the delivery: without a place nobody knows yet what will be paid. */
export function deliveryInTotal(delivery: Delivery): string {
  if (delivery === 'pickup') return m.checkout_pickup_row()
  return delivery
    ? m.checkout_with_delivery({ charge: chargeText(delivery.chargeInPaisa) })
    : m.checkout_without_delivery()
}

export const chargeText = (chargeInPaisa: number) =>
  chargeInPaisa === 0 ? m.product_delivery_free() : paisaText(chargeInPaisa)
