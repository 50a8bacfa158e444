import { useEffect, useRef } from 'react'
import { m } from '#paraglide/messages.js'
import { personIn } from '#pages/account-context.ts'
import { usePageForm } from '#pages/form/use-page-form.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { listHref } from '#pages/list/list-query.ts'
import { localPath, ShopButtonLink } from '#pages/shop-link.tsx'
import { recordReading } from '#shop/audit/record-reading.ts'
import { findOrderingCustomer } from '#shop/customers/people/find-members.ts'
import { isEvening } from '#shop/orders/calls/call.ts'
import { countCalls } from '#shop/orders/calls/count-calls.ts'
import { listPromisedCalls } from '#shop/orders/calls/list-promised-calls.ts'
import { readPlace, writePlace } from '#shop/orders/calls/queue-place.ts'
import { findHeldCalls, takeNextCall } from '#shop/orders/calls/take-next-call.ts'
import { findOrder } from '#shop/orders/desk/find-order.ts'
import { loadSettings } from '#shop/settings/load-settings.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { shopContext } from '../../shop-context.ts'
import { Page } from '../layout/page.tsx'
import { useComingCalls } from '../live/use-coming-calls.ts'
import { chatText } from '../order-details/buyer/chat-text.ts'
import { showOrder } from '../order-details/shown-order.ts'
import type { Route } from './+types/to-call'
import { toCallAction } from './call-action.ts'
import { countsText } from './call-counts.ts'
import { CallNotice, CallTrouble } from './call-notice.tsx'
import { callProblemWords, type CallProblem } from './call-words.ts'
import { OrderToCall } from './order-to-call.tsx'
import { PromisedCalls, showPromise } from './promised-calls.tsx'
import { toCallPath } from './to-call-path.ts'

export const handle = {
  mayOpen: 'move-orders',
  menu: { icon: 'phone', text: m.calls_title },
} satisfies PageHandle

/** Opening the page takes the order: colleagues are offered others. A browser that only looks ahead takes nothing. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const isLookingAhead = request.headers.get('sec-purpose')?.includes('prefetch')
  const before = readPlace(url.searchParams.get('before'))
  const place = before ?? readPlace(url.searchParams.get('after'))
  const taken = isLookingAhead
    ? undefined
    : await takeNextCall(shop, personIn(context), { place, isBackward: before !== undefined })
  const [order, counts, held, promised, { shopName }] = await Promise.all([
    taken && findOrder(shop, taken.orderId),
    countCalls(shop),
    taken ? noneHeld : findHeldCalls(shop, personIn(context)),
    listPromisedCalls(shop),
    loadSettings(shop),
  ])
  if (order) await recordReading(shop, personIn(context), { kind: 'orders', ids: [order.id] })
  const buyer = order && (await findOrderingCustomer(shop.database, order))
  return {
    counts,
    held: held.count,
    waitMs: waitMs(shop.now(), [counts.nextAt, held.freeAt]),
    promised: promised.map(showPromise),
    isEvening: isEvening(shop.now()),
    taken: taken &&
      order && {
        order: showOrder(order),
        chatText: chatText(order, { shopName, shopUrl: shop.environment.shopUrl }),
        buyer,
        place: writePlace(taken.place),
        heldUntil: taken.heldUntil.toISOString(),
      },
  }
}

const noneHeld = { count: 0, freeAt: null }

/** Until the queue offers something more by itself, though nothing happens; a timer of browsers counts no more than some days. */
function waitMs(now: Date, moments: readonly (string | Date | null)[]): number {
  const ahead = moments.flatMap((at) => (at === null ? [] : new Date(at).getTime()))
  return Math.min(...ahead.map((at) => at - now.getTime()), 86_400_000)
}

export const action = toCallAction

/** One order after the other is called to confirm it: the next one, with all that one needs on the phone, and what may come of it. */
export default function ToCall({ loaderData, actionData }: Route.ComponentProps) {
  const { counts, held, promised, taken } = loaderData
  const form = usePageForm<string, CallProblem>({
    id: 'call',
    lastResult: actionData,
    words: callProblemWords,
  })
  useComingCalls(!taken, loaderData)
  useRelease(taken && { order: taken.order.orderId, until: taken.heldUntil })
  return (
    <Page title={m.calls_title()} intro={countsText(counts)}>
      <CallNotice form={form} />
      {taken ? (
        <>
          <Others place={taken.place} />
          <OrderToCall {...taken} isEvening={loaderData.isEvening} form={form} />
        </>
      ) : (
        <>
          <CallTrouble result={form.result} />
          {held > 0 ? (
            <EmptyState icon="phone" title={m.calls_held({ n: held })}>
              {m.calls_held_text()}
            </EmptyState>
          ) : (
            <EmptyState icon="phone" title={m.calls_empty()}>
              {m.calls_empty_text()}
            </EmptyState>
          )}
        </>
      )}
      <PromisedCalls promised={promised} />
    </Page>
  )
}

/** The one before, and past this one without a call. */
function Others({ place }: { place: string }) {
  return (
    <nav aria-label={m.calls_title()} className="grid grid-cols-2 gap-2 sm:flex">
      <ShopButtonLink
        to={listHref(toCallPath, { before: place })}
        variant="quiet"
        aria-keyshortcuts="k"
        className="key-mark max-sm:px-2!"
      >
        {m.calls_previous()}
      </ShopButtonLink>
      <ShopButtonLink
        to={listHref(toCallPath, { after: place })}
        variant="quiet"
        aria-keyshortcuts="j"
        className="key-mark max-sm:px-2!"
      >
        {m.calls_skip()}
      </ShopButtonLink>
    </nav>
  )
}

/** A person who leaves the queue gives the order back at once; where that does not arrive, the hold ends by itself. */
function useRelease(hold: { order: string; until: string } | undefined): void {
  const held = useRef(hold)
  useEffect(() => {
    held.current = hold
  })
  useEffect(() => {
    function release(): void {
      // On the pages of the order somebody still talks to its buyer.
      if (!held.current || window.location.pathname.includes(held.current.order)) return
      const fields = new URLSearchParams({ what: 'release', ...held.current })
      navigator.sendBeacon(localPath(toCallPath), fields)
    }
    addEventListener('pagehide', release)
    return () => {
      removeEventListener('pagehide', release)
      release()
    }
  }, [])
}
