import { m } from '#paraglide/messages.js'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { deliveryInTotal } from './order-totals.tsx'
import { paisaText } from '#pages/money/taka.ts'
import type { ShownTotals } from './totals.ts'
import type { SubmissionPhase } from './submission/use-submission.ts'

interface PlaceOrderProps {
  /** Undefined until the page is alive: then nothing can be placed yet, and what is typed stays off the address. */
  totals: ShownTotals | undefined
  phase: SubmissionPhase
}

/** It names the sum only where that is what will be paid. */
export function PlaceOrderButton({
  totals,
  phase,
  withTotal = false,
}: PlaceOrderProps & { withTotal?: boolean }) {
  const busy = phase === 'pricing' || phase === 'sending' || phase === 'placed'
  return (
    <Button type="submit" busy={busy} disabled={!totals} className="min-h-13 w-full text-lg">
      {withTotal && totals?.delivery && !busy
        ? `${buttonWords(phase)} · ${paisaText(totals.totalInPaisa)}`
        : buttonWords(phase)}
    </Button>
  )
}

function buttonWords(phase: SubmissionPhase): string {
  if (phase === 'pricing') return m.checkout_pricing()
  if (phase === 'sending' || phase === 'placed') return m.checkout_placing()
  return phase === 'waiting' ? m.checkout_try_again_now() : m.checkout_place_order()
}

/** Phones: total, delivery and the button stay in sight above the bar at the bottom. */
export function PlaceOrderBar({ totals, phase }: PlaceOrderProps) {
  return (
    <div className="above-bottom-bar sticky z-20 -mx-4 flex items-center gap-4 border-t border-line bg-surface px-4 py-3 md:hidden">
      <p className="tabular min-w-0 leading-tight">
        <span className="block text-sm text-ink-soft">{m.checkout_total()}</span>
        <span className="block text-lg font-semibold">
          {totals ? paisaText(totals.totalInPaisa) : <Skeleton className="h-6 w-16" />}
        </span>
        <span className="block text-xs text-ink-soft">{deliveryInTotal(totals?.delivery)}</span>
      </p>
      <span className="min-w-0 flex-1">
        <PlaceOrderButton totals={totals} phase={phase} />
      </span>
    </div>
  )
}
