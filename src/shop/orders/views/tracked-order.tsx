import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { formatTaka, paisaFromTaka } from '#platform/money.ts'
import { variantWords } from '#shop/catalog/options/variant-words.ts'
import { formatDay, formatMoment, Moment } from '#ui/text/moment.tsx'
import { langOf } from '#ui/text/lang-of.ts'
import type { TrackedOrderAnswer } from '../order-contract.ts'
import { OrderProgress } from './order-progress.tsx'
import { statusName } from './order-status.ts'

/** An order as anybody with its tracking ID sees it (spec 2). */
export function TrackedOrderView({ order }: { order: TrackedOrderAnswer }) {
  const { date, grandTotal, status, updateDate, products } = order.orderDetails
  const isPickup = order.deliveryMethod === 'pickup'
  return (
    <div className="flex flex-col gap-6">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3">
        <Fact term={m.tracking_order_id()}>{order.orderId}</Fact>
        <Fact term={m.tracking_date()}>
          <Moment at={date} />
        </Fact>
        <Fact term={m.tracking_total()}>
          {taka(grandTotal)}
          {amountWords(order).map((said) => (
            <span key={said} className="block text-sm font-normal text-ink-soft">
              {said}
            </span>
          ))}
        </Fact>
        <Fact term={isPickup ? m.tracking_for() : m.tracking_ship_to()}>
          {order.billingDetails.fullName}
          {isPickup && (
            <span className="block text-sm font-normal text-ink-soft">{m.tracking_pickup()}</span>
          )}
        </Fact>
        <Promised order={order} />
        <Fact term={m.tracking_status()}>
          {statusName(status)}{' '}
          <span className="font-normal text-ink-soft">
            ({m.tracking_updated({ date: formatMoment(updateDate) })})
          </span>
        </Fact>
      </dl>
      <OrderProgress
        status={status}
        deliveryMethod={order.deliveryMethod}
        canceledFrom={order.orderDetails.canceledFrom}
      />
      <section aria-label={m.tracking_products()}>
        <ul className="divide-y divide-line border-t border-line">
          {products.map((product, index) => (
            <Line key={product.variantId ?? index} product={product} />
          ))}
        </ul>
      </section>
    </div>
  )
}

/** What was taken off the total, and what was paid of it. */
function amountWords({ orderDetails }: TrackedOrderAnswer): string[] {
  const { discount, coupon, returned, paid, toPay = 0 } = orderDetails
  return [
    discount !== undefined && m.tracking_discount({ amount: taka(discount) }),
    coupon && m.tracking_coupon({ amount: taka(coupon.discount), code: coupon.code }),
    returned !== undefined && m.tracking_returned({ amount: taka(returned) }),
    paid !== undefined && m.tracking_paid({ amount: taka(paid) }),
    toPay > 0 && m.tracking_to_pay({ amount: taka(toPay) }),
  ].filter((said) => said !== undefined && said !== false)
}

/** When it comes, or where it is fetched. */
function Promised({ order: { expected, pickupAt } }: { order: TrackedOrderAnswer }) {
  if (expected) {
    const days = [...new Set([expected.from, expected.to])].map(formatDay)
    return <Fact term={m.tracking_expected()}>{days.join(' – ')}</Fact>
  }
  if (!pickupAt) return null
  const { address, hours } = pickupAt
  return (
    <Fact term={m.tracking_pickup_at()}>
      <span className="whitespace-pre-line">{address[getLocale()]}</span>
      {hours.en !== '' && (
        <span className="block text-sm font-normal text-ink-soft">
          {m.checkout_pickup_hours({ hours: hours[getLocale()] })}
        </span>
      )}
    </Fact>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0 [overflow-wrap:anywhere] last:odd:col-span-full">
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className="tabular font-semibold">{children}</dd>
    </div>
  )
}

type Product = TrackedOrderAnswer['orderDetails']['products'][number]

function Line({ product }: { product: Product }) {
  const { image, name, nameBn, quantity, price } = product
  const shownName = inLanguage(getLocale(), name, nameBn)
  const shownQuantity = new Intl.NumberFormat(getLocale()).format(quantity)
  return (
    <li className="flex items-center gap-3 py-3">
      <span className="size-14 shrink-0 overflow-hidden rounded-control bg-paper">
        {image && (
          <img src={image} alt="" width={56} height={56} className="size-full object-cover" />
        )}
      </span>
      <span className="min-w-0 flex-1">
        <span
          lang={langOf(shownName)}
          className="line-clamp-2 font-medium [overflow-wrap:anywhere]"
        >
          {shownName}
        </span>
        <span className="text-sm text-ink-soft">
          {[...variantWords(product, getLocale()), m.tracking_quantity({ n: shownQuantity })].join(
            ' · ',
          )}
        </span>
      </span>
      <span className="tabular font-semibold">{taka(price)}</span>
    </li>
  )
}

const taka = (amount: number) => formatTaka(paisaFromTaka(amount), getLocale())
