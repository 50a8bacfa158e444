import { useEffect } from 'react'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { formatPhone } from '#platform/phone.ts'
import type { PlacedOrderAnswer } from '#shop/orders/order-contract.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { takaText } from '#pages/money/taka.ts'
import { ChatLink } from '../chat/chat-button.tsx'
import { daysWords } from '../checkout/delivery-words.ts'
import { useIsMeasured, useShell } from '../page-head.tsx'
import { PhoneLink } from '../phone-link.tsx'
import type { LastOrder } from '../checkout/submission/last-order.ts'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { CopyButton } from './copy-button.tsx'
import { Receipt } from './receipt.tsx'

/** Thanks, how to find the order again, what happens next, and what was ordered. */
export function Confirmation({ last }: { last: LastOrder }) {
  const { order, beforeChanges } = last
  return (
    <div className="mx-auto max-w-3xl space-y-5">
      <Thanks order={order} />
      {beforeChanges && (
        <p className="rounded-card border border-line bg-deal-wash p-4 text-on-deal-wash">
          {m.ordered_before_changes()} <PhoneLink />
        </p>
      )}
      <Numbers order={order} />
      <NextSteps order={order} />
      <Receipt order={order} />
    </div>
  )
}

const titleId = 'ordered-title'

function Thanks({ order }: { order: PlacedOrderAnswer }) {
  // A screen reader begins with this.
  useEffect(() => document.getElementById(titleId)?.focus({ preventScroll: true }), [])
  return (
    <div className="flex flex-col items-center gap-3 pt-2 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-brand text-on-brand">
        <Icon name="check" className="size-8" />
      </span>
      <h1
        id={titleId}
        tabIndex={-1}
        className="max-w-full text-2xl font-semibold outline-none [overflow-wrap:anywhere]"
      >
        {m.ordered_thanks({ name: order.billingDetails.fullName })}
      </h1>
      <p className="text-lg text-ink-soft">
        {order.deliveryMethod === 'pickup' ? m.ordered_text_pickup() : m.ordered_text()}
      </p>
    </div>
  )
}

const trackingId = 'ordered-tracking-id'

function Numbers({ order }: { order: PlacedOrderAnswer }) {
  const isMeasured = useIsMeasured()
  return (
    <section
      aria-label={m.ordered_tracking_id()}
      className="grid gap-5 rounded-card border border-line bg-surface p-4 sm:grid-cols-[1fr_auto] sm:items-center md:p-6"
    >
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-[auto_1fr]">
        <div>
          <dt className="text-sm text-ink-soft">{m.tracking_order_id()}</dt>
          <dd className="tabular text-xl font-semibold sm:flex sm:min-h-11 sm:items-center">
            {order.orderId}
          </dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">{m.ordered_tracking_id()}</dt>
          <dd className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span id={trackingId} className="tabular text-xl font-semibold tracking-wide">
              {order.trackingId}
            </span>
            <CopyButton text={order.trackingId} sourceId={trackingId} />
          </dd>
          <dd className="mt-1 text-sm text-ink-soft">{m.ordered_keep()}</dd>
        </div>
      </dl>
      <div className="grid gap-3">
        <ShopButtonLink
          to={`/order-tracking?trackingId=${order.trackingId}`}
          reloadDocument={isMeasured}
        >
          {m.ordered_track()}
        </ShopButtonLink>
        <ShopButtonLink to="/shop" variant="quiet">
          {m.ordered_continue()}
        </ShopButtonLink>
        <ChatLink className="justify-center" />
      </div>
    </section>
  )
}

function NextSteps({ order }: { order: PlacedOrderAnswer }) {
  const { billingDetails, orderDetails, deliveryMethod, delivery } = order
  const { pickup } = useShell()
  const steps: { icon: IconName; text: string }[] = [
    {
      icon: 'phone',
      text: m.ordered_next_call({ phone: formatPhone(billingDetails.phone, getLocale()) }),
    },
    ...(delivery
      ? [{ icon: 'truck' as const, text: m.ordered_next_send({ days: daysWords(delivery) }) }]
      : []),
    ...(deliveryMethod === 'pickup'
      ? [{ icon: 'shop' as const, text: m.ordered_next_fetch({ address: pickup?.address ?? '' }) }]
      : []),
    { icon: 'check', text: m.ordered_next_pay({ total: takaText(orderDetails.grandTotal) }) },
  ]
  return (
    <section className="rounded-card border border-line bg-surface p-4 md:p-6">
      <h2 className="mb-4 text-lg font-semibold">{m.ordered_next()}</h2>
      <ol className="grid gap-4 sm:grid-cols-3">
        {steps.map(({ icon, text }) => (
          <li key={icon} className="flex items-start gap-3 sm:flex-col">
            <span className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-wash text-brand">
              <Icon name={icon} />
            </span>
            <span className="py-2 sm:py-0">{text}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
