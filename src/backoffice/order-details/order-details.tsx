import { data, redirect } from 'react-router'
import { m } from '#paraglide/messages.js'
import { accountContext, personIn } from '#pages/account-context.ts'
import { usePageForm, type PageForm } from '#pages/form/use-page-form.ts'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { useArrival } from '#pages/notices/use-arrival.ts'
import { recordReading } from '#shop/audit/record-reading.ts'
import { findOrderingCustomer } from '#shop/customers/people/find-members.ts'
import { may } from '#shop/identity/roles/policy.ts'
import { isEvening } from '#shop/orders/calls/call.ts'
import { findOrder, type DeskOrder } from '#shop/orders/desk/find-order.ts'
import { isUnderWay } from '#shop/orders/order.ts'
import { isUndoable } from '#shop/orders/status/undo.ts'
import { OrderProgress } from '#shop/orders/views/order-progress.tsx'
import { listKnownTags } from '#shop/orders/tags/list-tags.ts'
import { loadSettings } from '#shop/settings/load-settings.ts'
import { DashboardCard } from '#storefront/account/layout/dashboard-page.tsx'
import { Moment } from '#ui/text/moment.tsx'
import { shopContext } from '../../shop-context.ts'
import { callProblemWords } from '../calls/call-words.ts'
import { OrderCalls } from '../calls/order-calls.tsx'
import { Page } from '../layout/page.tsx'
import { ChangedNotice } from '../live/changed-notice.tsx'
import { Colleagues } from '../live/colleagues.tsx'
import { sourceNames } from '../orders/order-words.ts'
import { ordersPath } from '../orders/orders-href.ts'
import { PrintLink } from '../print/print-link.tsx'
import { TagsForm } from '../tags-form.tsx'
import { presenceOf } from './order-back.ts'
import type { Route } from './+types/order-details'
import { chatText as chatTextOf } from './buyer/chat-text.ts'
import { Buyer } from './buyer/buyer.tsx'
import { MoveForms } from './move-forms.tsx'
import { orderAction, type OrderProblem } from './order-action.ts'
import { OrderHistory } from './order-history.tsx'
import { OrderLines } from './order-lines.tsx'
import { StaffNotes } from '../staff-notes.tsx'
import { OrderNotice } from './order-notice.tsx'
import { OtherOrders } from './other-orders.tsx'
import { PaymentForms } from './payment-forms.tsx'
import { showOrder, type ShownOrder } from './shown-order.ts'

export const handle = { mayOpen: 'see-orders', parent: ordersPath } satisfies PageHandle

/** Without a number it leads to the list (D32). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  if (params.order === undefined)
    throw redirect(pathInLanguage(ordersPath, languageOfPath(url.pathname)))
  const shop = context.get(shopContext)
  const [order, { shopName }, knownTags] = await Promise.all([
    findOrder(shop, params.order),
    loadSettings(shop),
    listKnownTags(shop),
  ])
  if (!order) throw data(null, { status: 404 })
  await recordReading(shop, personIn(context), { kind: 'orders', ids: [order.id] })
  const buyer = may(context.get(accountContext), 'see-customers')
    ? await findOrderingCustomer(shop.database, order)
    : undefined
  const mayMove = may(context.get(accountContext), 'move-orders')
  const done = url.searchParams.get('done')
  const step = arrivedStep(order, { id: url.searchParams.get('step'), now: shop.now() })
  const shown = {
    order: showOrder(order),
    chatText: chatTextOf(order, { shopName, shopUrl: shop.environment.shopUrl }),
  }
  const known = { knownTags, isEvening: isEvening(shop.now()) }
  return { ...shown, ...known, buyer, mayMove, done, step }
}

/** What was just done on the page that one comes from, as long as nothing else happened. */
function arrivedStep(
  { history }: Pick<DeskOrder, 'history'>,
  { id, now }: { id: string | null; now: Date },
): string | undefined {
  const last = history.at(-1)
  return last && last.id === id && isUndoable(last.at, now) ? last.id : undefined
}

export const action = orderAction

export { NoOrder as ErrorBoundary } from './no-order.tsx'

const words: Record<OrderProblem, () => string> = {
  ...callProblemWords,
  'reason-missing': m.desk_reason_missing,
  'reason-too-long': m.desk_reason_long,
  'why-missing': m.edit_reason_missing,
  'amount-unclear': m.edit_amount_unclear,
  'amount-too-large': m.money_too_large,
  'amount-missing': m.money_amount_missing,
  'return-none': m.return_none,
  'count-wrong': m.return_count_wrong,
  'tag-wrong': m.customers_tag_wrong,
  'note-missing': m.desk_note_missing,
  'note-too-long': m.desk_note_long,
}

/** On narrow windows there is one: whom to call comes right behind the status, and the payment before it as soon as it is under way. */
const column = 'flex min-w-0 flex-col gap-5 max-lg:contents'

/** One order, with everything that somebody needs who works on it (spec 3). */
export default function OrderDetails({ loaderData, actionData }: Route.ComponentProps) {
  const { order, chatText, knownTags, buyer, mayMove, step } = loaderData
  const done = useArrival(loaderData.done) ?? null
  // One for all its forms: what was done last is said.
  const form = usePageForm<string, OrderProblem>({ id: 'order', lastResult: actionData, words })
  const ownForm = mayMove ? form : undefined
  // Once it has arrived, returns and money come before calls.
  const isDelivered = order.status === 'Delivered'
  const calls = <Calls order={order} isEvening={loaderData.isEvening} form={ownForm} />
  return (
    <Page
      title={m.account_order({ number: order.orderId })}
      beside={<PrintLink orderId={order.orderId} />}
    >
      <OrderHead {...{ order, done, step, mayMove, form }} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className={column}>
          <div className="max-lg:order-first">
            <DashboardCard id="order-step" title={m.tracking_status()}>
              <Progress order={order} />
              {mayMove && (
                <div className="mt-5">
                  <MoveForms order={order} form={form} />
                </div>
              )}
            </DashboardCard>
          </div>
          {!isDelivered && calls}
          <DashboardCard id="order-items" title={m.account_items()}>
            <OrderLines order={order} form={ownForm} />
          </DashboardCard>
          {isDelivered && calls}
          <DashboardCard id="order-tags" title={m.desk_tags()}>
            <TagsForm tags={order.tags} known={knownTags} form={form} />
          </DashboardCard>
          <DashboardCard id="order-notes" title={m.desk_notes()}>
            <StaffNotes about={order.id} notes={order.notes} form={ownForm} />
          </DashboardCard>
        </div>
        <div className={column}>
          <div className="max-lg:-order-1">
            <DashboardCard id="order-buyer" title={m.desk_buyer()}>
              <Buyer order={order} chatText={chatText} buyer={buyer} />
            </DashboardCard>
          </div>
          <div className={isUnderWay(order.status) ? 'max-lg:-order-2' : ''}>
            <DashboardCard id="order-payment" title={m.desk_payment()}>
              <PaymentForms order={order} form={ownForm} />
            </DashboardCard>
          </div>
          <DashboardCard id="order-others" title={m.desk_others()}>
            <OtherOrders order={order} />
          </DashboardCard>
          <DashboardCard id="order-history" title={m.desk_history()}>
            <OrderHistory history={order.history} calls={order.calls} />
          </DashboardCard>
        </div>
      </div>
    </Page>
  )
}

const Calls = (props: Parameters<typeof OrderCalls>[0]) => (
  <DashboardCard id="order-calls" title={m.calls_log()}>
    <OrderCalls {...props} />
  </DashboardCard>
)

type OrderHeadProps = Pick<
  Route.ComponentProps['loaderData'],
  'order' | 'done' | 'step' | 'mayMove'
> & {
  form: PageForm<OrderProblem>
}

/** When it was placed, who else looks at it, and what came of the last press. */
function OrderHead({ order, done, step, mayMove, form }: OrderHeadProps) {
  return (
    <div className="-mt-4">
      <p className="tabular text-ink-soft">
        <Moment at={order.placedAt} withTime /> · {m.ordered_tracking_id()}: {order.trackingId}
        {order.source !== 'website' && ` · ${m.orders_source()}: ${sourceNames[order.source]()}`}
      </p>
      <div className="mt-3 empty:hidden print:hidden">
        <Colleagues about={presenceOf(order)} />
      </div>
      <ChangedNotice order={order} />
      <OrderNotice form={form} mayMove={mayMove} order={order} cameFrom={done} step={step} />
    </div>
  )
}

function Progress({
  order: { status, deliveryMethod, history },
}: {
  order: Pick<ShownOrder, 'status' | 'deliveryMethod' | 'history'>
}) {
  const canceledFrom = history.findLast(({ to }) => to === 'Canceled')?.from ?? undefined
  return <OrderProgress {...{ status, deliveryMethod, canceledFrom }} />
}
