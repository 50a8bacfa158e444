import { Form, useNavigation } from 'react-router'
import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { TrackedOrderView } from '#shop/orders/views/tracked-order.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { callerContext, personalPage, shopContext } from '#shop-context.ts'
import type { Route } from './+types/order-tracking'
import { ShopTitle } from '../checkout/shop-title.tsx'
import { localPath } from '#pages/shop-link.tsx'
import { useIsMeasured } from '../page-head.tsx'
import { ReviewLink } from './review-link.tsx'
import { loadTracking, type Tracked } from './load-tracking.ts'

export const handle = { mayOpen: 'anyone' } satisfies PageHandle

export async function loader({ context, request }: Route.LoaderArgs) {
  personalPage(context)
  const typed = (new URL(request.url).searchParams.get('trackingId') ?? '').trim()
  const tracked = await loadTracking(
    context.get(shopContext),
    typed,
    context.get(callerContext).ipAddress,
  )
  return { typed, tracked }
}

export default function OrderTrackingPage({ loaderData }: Route.ComponentProps) {
  const { typed, tracked } = loaderData
  return (
    <div className="page-width min-h-[85dvh] py-6 md:py-8">
      <ShopTitle title={m.tracking_title()} />
      <div className="mx-auto max-w-2xl">
        <h1 className="mb-4 text-2xl font-semibold">{m.tracking_title()}</h1>
        <TrackingForm typed={typed} />
        <section aria-live="polite" aria-label={m.tracking_status()} className="mt-5">
          <Result tracked={tracked} />
        </section>
      </div>
    </div>
  )
}

/** Sends itself without JavaScript, too. */
function TrackingForm({ typed }: { typed: string }) {
  const isMeasured = useIsMeasured()
  const busy = useNavigation().state === 'loading'
  return (
    <Form
      method="get"
      action={localPath('/order-tracking')}
      // The ID stands in the address: it gets a document that nobody measures.
      reloadDocument={isMeasured}
      className="rounded-card border border-line bg-surface p-4 md:p-6"
    >
      <TextField
        // Another URL shows another ID.
        key={typed}
        name="trackingId"
        label={m.tracking_input()}
        hint={m.tracking_text()}
        defaultValue={typed}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={100}
      />
      <Button type="submit" busy={busy} className="mt-4 w-full sm:w-auto sm:min-w-40">
        {m.tracking_find()}
      </Button>
    </Form>
  )
}

function Result({ tracked }: { tracked: Tracked }) {
  const card = 'rounded-card border border-line bg-surface p-4 md:p-6'
  switch (tracked.outcome) {
    case 'not-asked':
      return null
    case 'none':
      return <p className={`${card} py-8 text-center`}>{m.tracking_none()}</p>
    case 'too-many':
      return <p className={`${card} py-8 text-center text-cut`}>{m.tracking_too_many()}</p>
    case 'found':
      return (
        <div className={card}>
          <TrackedOrderView order={tracked.order} />
          <ReviewLink order={tracked.order} />
        </div>
      )
  }
}
