import { m } from '#paraglide/messages.js'
import { canShopperCancel, type OrderStatus } from '#shop/orders/order.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { PhoneLink } from '#storefront/phone-link.tsx'
import { FormNotice } from '#pages/form/form-notice.tsx'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { WayOut } from '#pages/way-out.tsx'

interface CancelProps {
  status: OrderStatus
  form: PageForm
}

/** What came of it; a screen reader announces it when it appears. */
export function CancelNotice({ status, form }: CancelProps) {
  return (
    <>
      <output className="block print:hidden">
        {form.isTaken && (
          <p className="rounded-control bg-brand-wash px-4 py-3 font-medium">
            {m.account_cancelled()}
          </p>
        )}
      </output>
      <div role="alert" className="print:hidden">
        {form.trouble === 'not-allowed' && status !== 'Canceled' && (
          <p className="rounded-control border border-cut bg-cut-wash px-4 py-3 font-medium text-cut">
            {m.account_cancel_late()} <PhoneLink />
          </p>
        )}
      </div>
    </>
  )
}

/**
 * While an order is Pending (D17); asked once more, also without JavaScript. On wide screens it stands at the end of the row of
 * actions, and what it opens under all of them.
 */
export function CancelOrder({ status, form }: CancelProps) {
  if (!canShopperCancel(status)) return null
  return (
    <details className="pointer-events-none *:pointer-events-auto">
      <summary
        className={buttonClass(
          'quiet',
          'flex! cursor-pointer list-none text-cut! sm:ml-auto sm:w-fit',
        )}
      >
        {m.account_cancel()}
      </summary>
      <form
        {...form.props}
        aria-label={m.account_cancel_sure()}
        className="mt-3 rounded-card border border-cut bg-cut-wash p-4"
      >
        <p className="font-semibold">{m.account_cancel_sure()}</p>
        <p className="mb-3">{m.account_cancel_text()}</p>
        {form.trouble !== 'not-allowed' && <FormNotice trouble={form.trouble} />}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="quiet" busy={form.isBusy}>
            {m.account_cancel_yes()}
          </Button>
          <WayOut>{m.account_cancel_no()}</WayOut>
        </div>
      </form>
    </details>
  )
}
