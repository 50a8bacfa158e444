import { useEffect, useState, type ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { WayOut } from '#pages/way-out.tsx'
import {
  longestCallNote,
  outcomesAt,
  type Callable,
  type CallOutcome,
} from '#shop/orders/calls/call.ts'
import { Button, buttonClass, type ButtonVariant } from '#ui/button.tsx'
import { TextAreaField } from '#ui/field.tsx'
import { ReasonField } from '../forms/reason-field.tsx'
import { useNoteDraft } from '../forms/use-note-draft.ts'
import { CallAgainFields } from './call-again-fields.tsx'
import { callNames, type CallProblem } from './call-words.ts'

export interface CallFormProps<Problem extends string> {
  order: Callable & { orderId: string }
  /** Calls that stand. */
  calls: number
  /** Today's evening has come: it would be tomorrow's. */
  isEvening: boolean
  form: PageForm<Problem | CallProblem>
  /** There each outcome has a key, and confirming is what one is there for. */
  isInQueue?: boolean
}

const pressed = [
  { outcome: 'confirmed', key: 'c' },
  { outcome: 'reached', key: undefined },
  { outcome: 'no-answer', key: 'n' },
  { outcome: 'busy', key: 'b' },
  { outcome: 'wrong-number', key: 'w' },
] as const satisfies readonly { outcome: CallOutcome; key: string | undefined }[]

const isAmong =
  (possible: readonly CallOutcome[]) =>
  ({ outcome }: { outcome: CallOutcome }) =>
    possible.includes(outcome)

/** What may come of a call, each with one press; a time and a reason are asked for where they are needed. */
export function CallForm<Problem extends string>(props: CallFormProps<Problem>) {
  const { order, calls, form, isInQueue = false } = props
  const { orderId } = order
  const possible = outcomesAt(order)
  useFoldingKey()
  const kept = useNoteDraft(`call ${orderId}`)
  return (
    <form
      // Another order begins with empty fields.
      key={`${orderId} ${calls}`}
      {...form.props}
      {...kept.form}
      aria-label={m.calls_how()}
      className="flex flex-col gap-3"
    >
      {/* The first button is what Enter presses in a field: nothing is confirmed by it. */}
      <button type="submit" aria-label={m.calls_how()} disabled hidden />
      <input type="hidden" name="what" value="call" />
      <input type="hidden" name="order" value={orderId} />
      <input type="hidden" name="seen" value={calls} />
      <div className={`grid grid-cols-2 gap-2 ${isInQueue ? '' : 'sm:grid-cols-3'}`}>
        {pressed.filter(isAmong(possible)).map(({ outcome, key }) => (
          <OutcomeButton
            key={outcome}
            outcome={outcome}
            variant={isInQueue && outcome === 'confirmed' ? 'primary' : 'quiet'}
            form={form}
            shortcut={isInQueue ? key : undefined}
          />
        ))}
        <CallAgain {...props} />
        {possible.includes('canceled') && <CancelByPhone {...props} />}
      </div>
      <TextAreaField
        {...form.field('callNote')}
        {...kept.field}
        label={m.calls_note()}
        rows={2}
        maxLength={longestCallNote}
        optional
      />
    </form>
  )
}

interface OutcomeButtonProps<Problem extends string> {
  outcome: CallOutcome
  variant: ButtonVariant
  form: PageForm<Problem>
  shortcut?: string | undefined
  /** Where it is not what came of the call. */
  children?: string
}

function OutcomeButton<Problem extends string>({
  outcome,
  variant,
  form,
  shortcut,
  children,
}: OutcomeButtonProps<Problem>) {
  return (
    <Button
      type="submit"
      name="outcome"
      value={outcome}
      variant={variant}
      busy={form.sending?.get('outcome') === outcome}
      // In the grid of outcomes words are near the edges; in a panel there is room.
      className={`${children === undefined ? 'px-3!' : ''} ${shortcut ? 'key-mark' : ''}`}
      aria-keyshortcuts={shortcut}
    >
      {children ?? callNames[outcome]()}
    </Button>
  )
}

function CallAgain<Problem extends string>({ form, isEvening, isInQueue }: CallFormProps<Problem>) {
  return (
    <Folded
      summary={m.calls_again_open()}
      shortcut={isInQueue ? 'l' : undefined}
      isOpen={form.problem('when') !== undefined || form.problem('at') !== undefined}
      isGrave={false}
    >
      <CallAgainFields form={form} isEvening={isEvening} />
      <div className="flex flex-wrap gap-2">
        <OutcomeButton outcome="call-again" variant="primary" form={form}>
          {m.calls_again_save()}
        </OutcomeButton>
        <WayOut>{m.calls_fold()}</WayOut>
      </div>
    </Folded>
  )
}

function CancelByPhone<Problem extends string>({
  order: { orderId },
  form,
  isInQueue,
}: CallFormProps<Problem>) {
  return (
    <Folded
      summary={m.calls_canceled()}
      shortcut={isInQueue ? 'x' : undefined}
      isOpen={form.problem('callReason') !== undefined}
      isGrave
    >
      <p className="font-semibold">{m.desk_cancel_sure({ number: orderId })}</p>
      <p>{m.desk_cancel_text()}</p>
      <ReasonField {...form.field('callReason')} />
      <div className="flex flex-wrap gap-2">
        <OutcomeButton outcome="canceled" variant="quiet" form={form}>
          {m.desk_cancel_yes()}
        </OutcomeButton>
        <WayOut>{m.desk_cancel_no()}</WayOut>
      </div>
    </Folded>
  )
}

/** One at a time is open. */
const panels = 'call-panel'

/** Escape folds the one that is open, and gives the focus back to what opened it. */
function useFoldingKey(): void {
  useEffect(() => {
    const fold = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || document.querySelector('[role=dialog]')) return
      const open = document.querySelector(`details[name=${panels}][open]`)
      open?.removeAttribute('open')
      open?.querySelector('summary')?.focus()
    }
    addEventListener('keydown', fold)
    return () => removeEventListener('keydown', fold)
  }, [])
}

interface FoldedProps {
  summary: string
  shortcut: string | undefined
  /** As the page came; from then on the reader opens and folds it. */
  isOpen: boolean
  /** It ends the order. */
  isGrave: boolean
  children: ReactNode
}

/** Its button stays where it is among the others, and what it opens stands below all of them; in older browsers the button goes along. */
const inGrid =
  'supports-[selector(::details-content)]:contents not-supports-[selector(::details-content)]:open:col-span-full details-content:order-last details-content:col-span-full not-open:details-content:hidden'

function Folded({ summary, shortcut, isOpen, isGrave, children }: FoldedProps) {
  const [wasOpen] = useState(isOpen)
  return (
    <details name={panels} open={wasOpen || undefined} className={inGrid}>
      <summary
        className={buttonClass(
          'quiet',
          `w-full cursor-pointer list-none px-3! ${shortcut ? 'key-mark' : ''} ${isGrave ? 'text-cut!' : ''}`,
        )}
        aria-keyshortcuts={shortcut}
      >
        {summary}
      </summary>
      <div
        className={`mt-3 flex flex-col gap-3 rounded-card border p-4 ${isGrave ? 'border-cut bg-cut-wash' : 'border-line'}`}
      >
        {children}
      </div>
    </details>
  )
}
