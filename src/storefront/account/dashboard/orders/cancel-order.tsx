import { Form } from 'react-router'
import { m } from '#paraglide/messages.js'
import { canShopperCancel, type OrderStatus } from '#shop/orders/order.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { PhoneLink } from '../../../phone-link.tsx'
import { useIsSending } from '../use-is-sending.ts'
import { WayOut } from '../way-out.tsx'

interface CancelOrderProps {
  status: OrderStatus
  answer: { outcome: 'moved' | 'not-allowed' } | undefined
}

/** While an order is Pending (D17); asked once more, also without JavaScript. */
export function CancelOrder({ status, answer }: CancelOrderProps) {
  const isBusy = useIsSending()
  return (
    // Where the order can not be taken back any more, only what is to be heard, which takes no room.
    <div className={canShopperCancel(status) || answer ? 'print:hidden' : 'absolute'}>
      <output className="block">
        {answer?.outcome === 'moved' && (
          <p className="rounded-control bg-brand-wash px-4 py-3 font-medium">
            {m.account_cancelled()}
          </p>
        )}
      </output>
      <div role="alert">
        {answer?.outcome === 'not-allowed' && status !== 'Canceled' && (
          <p className="rounded-control border border-cut bg-cut-wash px-4 py-3 font-medium text-cut">
            {m.account_cancel_late()} <PhoneLink />
          </p>
        )}
      </div>
      {canShopperCancel(status) && (
        <details className="group">
          <summary className={buttonClass('quiet', 'cursor-pointer list-none text-cut!')}>
            {m.account_cancel()}
          </summary>
          <Form
            method="post"
            aria-label={m.account_cancel_sure()}
            className="mt-3 rounded-card border border-cut bg-cut-wash p-4"
          >
            <p className="font-semibold">{m.account_cancel_sure()}</p>
            <p className="mb-3">{m.account_cancel_text()}</p>
            <div className="flex flex-wrap gap-2">
              <Button type="submit" variant="quiet" busy={isBusy}>
                {m.account_cancel_yes()}
              </Button>
              <WayOut>{m.account_cancel_no()}</WayOut>
            </div>
          </Form>
        </details>
      )}
    </div>
  )
}
