import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { formatPhone } from '#platform/phone.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import type { PromisedCall } from '#shop/orders/calls/list-promised-calls.ts'
import { StatusBadge } from '#shop/orders/views/status-badge.tsx'
import { DashboardCard } from '#storefront/account/layout/dashboard-page.tsx'
import { formatMoment } from '#ui/text/moment.tsx'

export type ShownPromise = Omit<PromisedCall, 'callAgainAt'> & { callAgainAt: string }

export const showPromise = ({ callAgainAt, ...call }: PromisedCall): ShownPromise => ({
  ...call,
  callAgainAt: callAgainAt.toISOString(),
})

/** Beside the queue: whom staff said they would call about an order that needs no confirming. What came of it is written on its page. */
export function PromisedCalls({ promised }: { promised: readonly ShownPromise[] }) {
  if (promised.length === 0) return null
  return (
    <DashboardCard id="promised-calls" title={m.calls_promised()}>
      <p className="-mt-2 mb-2 text-ink-soft">{m.calls_promised_text()}</p>
      <ul className="divide-y divide-line">
        {promised.map((call) => (
          <li
            key={call.orderId}
            className="relative flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-3"
          >
            <span className="min-w-0">
              <ShopLink
                to={`/dashboard/order-details/${call.orderId}`}
                aria-label={m.account_order({ number: call.orderId })}
                className="tabular font-semibold after:absolute after:inset-0 hover:text-brand"
              >
                {call.orderId}
              </ShopLink>
              <span className="block [overflow-wrap:anywhere]">
                {call.fullName} ·{' '}
                <span className="tabular whitespace-nowrap">
                  {formatPhone(call.phone, getLocale())}
                </span>
              </span>
              <span className="tabular block text-sm text-ink-soft" suppressHydrationWarning>
                {m.calls_promised_due({ time: formatMoment(call.callAgainAt, true) })}
              </span>
            </span>
            <StatusBadge status={call.status} />
          </li>
        ))}
      </ul>
    </DashboardCard>
  )
}
