import { m } from '#paraglide/messages.js'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import type { OrderingCustomer } from '#shop/customers/people/find-members.ts'
import { DashboardCard } from '#storefront/account/layout/dashboard-page.tsx'
import { Moment } from '#ui/text/moment.tsx'
import { BuyerParticulars, ReachBuyer } from '../order-details/buyer/buyer.tsx'
import { OrderLines } from '../order-details/order-lines.tsx'
import { StaffNotes } from '../staff-notes.tsx'
import { OtherOrders } from '../order-details/other-orders.tsx'
import type { ShownOrder } from '../order-details/shown-order.ts'
import { CallForm } from './call-form.tsx'
import { CallTrouble } from './call-notice.tsx'
import { CallLog, countStanding } from './call-log.tsx'
import type { CallProblem } from './call-words.ts'

interface OrderToCallProps {
  order: ShownOrder
  /** What a message to the buyer begins with. */
  chatText: string
  buyer: OrderingCustomer | undefined
  isEvening: boolean
  form: PageForm<CallProblem>
}

/** On narrow windows there is one: whom to call and what came of it stand first. */
const column = 'flex min-w-0 flex-col gap-5'

/** Everything that one needs on the phone. */
export function OrderToCall({ order, chatText, buyer, isEvening, form }: OrderToCallProps) {
  const { orderId, placedAt, calls, notes } = order
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
      <div className={column}>
        <DashboardCard id="call-buyer" title={m.account_order({ number: orderId })}>
          <p className="tabular -mt-3 mb-4 text-ink-soft">
            <Moment at={placedAt} withTime /> ·{' '}
            <ShopLink
              to={`/dashboard/order-details/${orderId}`}
              className="underline underline-offset-4 hover:text-brand"
            >
              {m.calls_open_order()}
            </ShopLink>{' '}
            ·{' '}
            <ShopLink
              to={`/dashboard/order-details/${orderId}/edit`}
              className="underline underline-offset-4 hover:text-brand"
            >
              {m.edit_open()}
            </ShopLink>
          </p>
          <ReachBuyer order={order} chatText={chatText} buyer={buyer} />
          <h3 className="mt-4 mb-2 font-medium">{m.calls_how()}</h3>
          <CallForm
            order={order}
            calls={countStanding(calls)}
            isEvening={isEvening}
            form={form}
            isInQueue
          />
          <CallTrouble result={form.result} />
        </DashboardCard>
        <DashboardCard id="call-customer" title={m.desk_buyer()}>
          <BuyerParticulars order={order} buyer={buyer} />
        </DashboardCard>
      </div>
      <div className={column}>
        <DashboardCard id="call-items" title={m.account_items()}>
          <OrderLines order={order} form={undefined} />
        </DashboardCard>
        <DashboardCard id="call-others" title={m.desk_others()}>
          <OtherOrders order={order} />
        </DashboardCard>
        {notes.length > 0 && (
          <DashboardCard id="call-notes" title={m.desk_notes()}>
            <StaffNotes about={order.id} notes={notes} form={undefined} />
          </DashboardCard>
        )}
        <DashboardCard id="call-log" title={m.calls_log()}>
          <CallLog order={order} />
        </DashboardCard>
      </div>
    </div>
  )
}
