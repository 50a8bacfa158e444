import { m } from '#paraglide/messages.js'
import { ShopLink } from '#pages/shop-link.tsx'
import { CallList } from '../calls/call-log.tsx'
import { OlderLink } from '../lists/older-link.tsx'
import { customerPageHref, type CustomerPage } from './customer-page-href.ts'
import type { ShownCustomer } from './shown-customer.ts'

interface CustomerCallsProps {
  customer: ShownCustomer
  page: CustomerPage
}

/** The calls about all orders of a customer, the latest first, each with its order. */
export function CustomerCalls({ customer: { id, calls, nextCall }, page }: CustomerCallsProps) {
  const isLatest = page.callsAfter === undefined
  if (calls.length === 0 && isLatest) return <p className="text-ink-soft">{m.calls_none()}</p>
  return (
    <div className="flex flex-col gap-4">
      <CallList calls={calls} about={orderLink} />
      <OlderLink
        label={m.calls_pages()}
        last={nextCall}
        isLatest={isLatest}
        hrefOf={(callsAfter) => customerPageHref(id, { ...page, callsAfter })}
      />
    </div>
  )
}

const orderLink = ({ orderId }: { orderId: string }) => (
  <ShopLink
    to={`/dashboard/order-details/${orderId}`}
    className="tabular underline underline-offset-4 hover:text-brand"
  >
    {m.account_order({ number: orderId })}
  </ShopLink>
)
