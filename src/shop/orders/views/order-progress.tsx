import { m } from '#paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { trackingSteps, type DeliveryMethod, type TrackingStep } from '../order.ts'
import { statusName } from './order-status.ts'

interface OrderProgressProps {
  status: string
  /** `pickup`: nothing is sent. */
  deliveryMethod?: DeliveryMethod | undefined
  /** The status that a canceled order had before. */
  canceledFrom?: string | undefined
}

/** The progress line (spec 4): what is done, what a canceled order skipped, and in red that it was canceled. */
export function OrderProgress({
  status,
  deliveryMethod = 'delivery',
  canceledFrom,
}: OrderProgressProps) {
  const steps = trackingSteps(status, canceledFrom).filter(
    (step) => !step.hidden && (deliveryMethod === 'delivery' || step.status !== 'Shipped'),
  )
  return (
    <ol aria-label={m.tracking_progress()} className="isolate flex">
      {steps.map((step, index) => (
        <Step key={step.status} step={step} first={index === 0} />
      ))}
    </ol>
  )
}

function Step({ step, first }: { step: TrackingStep; first: boolean }) {
  const { dot, line } = looksOf(step)
  return (
    <li className="relative flex flex-1 flex-col items-center gap-2 text-center">
      {!first && (
        <span aria-hidden className={`absolute top-3.5 right-1/2 -z-10 h-0.5 w-full ${line}`} />
      )}
      <span className={`relative z-1 grid size-7 place-items-center rounded-full border-2 ${dot}`}>
        {step.done && !step.skipped && (
          <Icon name={step.red ? 'close' : 'check'} className="size-4" />
        )}
      </span>
      <span className={`text-xs font-medium sm:text-sm ${textOf(step)}`}>
        {statusName(step.status)}
        <span className="sr-only">: {wordOf(step)}</span>
      </span>
    </li>
  )
}

function wordOf({ done, skipped }: TrackingStep): string {
  if (skipped) return m.tracking_step_skipped()
  return done ? m.tracking_step_done() : m.tracking_step_open()
}

function looksOf({ done, red, skipped }: TrackingStep) {
  if (skipped) return { dot: 'border-dashed border-control-line bg-surface', line: 'bg-line' }
  if (red) return { dot: 'border-cut bg-cut text-surface', line: 'bg-cut' }
  if (done) return { dot: 'border-brand bg-brand text-on-brand', line: 'bg-brand' }
  return { dot: 'border-line bg-surface', line: 'bg-line' }
}

function textOf({ done, red, skipped }: TrackingStep): string {
  if (skipped) return 'text-ink-soft line-through'
  if (red) return 'text-cut'
  return done ? '' : 'text-ink-soft'
}
