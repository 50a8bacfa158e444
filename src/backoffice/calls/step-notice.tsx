import { useEffect, useRef, useState, type ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { isTaken, type FormResult } from '#pages/form/form-result.ts'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { countText } from '#pages/money/taka.ts'
import { undoMs } from '#shop/orders/status/undo.ts'
import { Button } from '#ui/button.tsx'

interface StepNoticeProps<Problem extends string> {
  /** Of the page's forms; none yet where the page tells of what was done elsewhere. */
  result: FormResult | undefined
  /** What was done, in words. */
  done: ReactNode
  /** Takes it back; missing where nothing can be. */
  undo?: UndoProps<Problem> | undefined
}

/** What a form sends that takes back what was just done. */
export interface Undoable {
  /** Which of the page's forms it is; left out: `undo`. */
  what?: string
  /** Names and values that say what was just done; nothing where it cannot be taken back. */
  fields: readonly (readonly [name: string, value: string])[]
}

interface UndoProps<Problem extends string> extends Undoable {
  form: PageForm<Problem>
}

/** Of one order: a call, or an entry of the history. */
export const stepFields = (step: { orderId: string; id: string } | undefined) =>
  step
    ? ([
        ['order', step.orderId],
        ['id', step.id],
      ] as const)
    : []

/**
 * What was just done, and for ten seconds the way to undo it, at the foot of the window. Nothing above moves; bars at the foot make
 * room for it (`--notice` in theme.css). Without scripts it is part of the page and stays; the shop says when it is too late.
 */
export function StepNotice<Problem extends string>({
  result,
  done,
  undo,
}: StepNoticeProps<Problem>) {
  const place = useRef<HTMLDivElement>(null)
  const [over, setOver] = useState<{ of: FormResult | undefined }>()
  const isSaid = Boolean(done) && !(over && over.of === result)
  useEffect(() => {
    if (!isSaid) return undefined
    // The button that was pressed may be gone.
    if (isTaken(result)) place.current?.focus({ preventScroll: true })
    const timer = setTimeout(() => setOver({ of: result }), undoMs)
    return () => clearTimeout(timer)
  }, [result, isSaid])
  useKeepInSight(isSaid)
  return (
    <div
      ref={place}
      tabIndex={-1}
      data-shown={isSaid || undefined}
      className={`step-notice fixed inset-x-4 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-30 mx-auto flex max-w-xl items-center gap-x-3 rounded-card outline-none md:bottom-4 noscript:static print:hidden ${isSaid ? 'border border-brand bg-brand-wash shadow-lift' : 'pointer-events-none'}`}
    >
      <output className={`block min-w-0 flex-1 ${isSaid ? 'px-4 py-3 font-medium' : ''}`}>
        {isSaid && done}
      </output>
      {isSaid && undo && undo.fields.length > 0 && <Undo key={undo.fields.join()} {...undo} />}
    </div>
  )
}

/** What is opened while the notice is shown is scrolled above it. */
function useKeepInSight(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return undefined
    const onToggle = ({ target }: Event) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return
      // The bar is above the notice already.
      if (target.closest('.selection-bar')) return
      const buttons = target.querySelectorAll('button')
      buttons[buttons.length - 1]?.scrollIntoView({ block: 'nearest' })
    }
    // A toggle does not bubble.
    document.addEventListener('toggle', onToggle, true)
    return () => document.removeEventListener('toggle', onToggle, true)
  }, [isShown])
}

function Undo<Problem extends string>({ form, what = 'undo', fields }: UndoProps<Problem>) {
  // Nothing is corrected here: the form that is, keeps its place when this one goes.
  const { ref: _, ...props } = form.props
  return (
    <form {...props} aria-label={m.undo_offer()} className="py-1 pr-1">
      <input type="hidden" name="what" value={what} />
      {fields.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button
        type="submit"
        variant="quiet"
        busy={form.sending?.get('what') === what}
        aria-keyshortcuts="u"
        className="key-mark px-4!"
      >
        {m.undo_offer()}
        <SecondsLeft />
      </Button>
    </form>
  )
}

/** For the eye alone: read out each second it would be in the way. */
function SecondsLeft() {
  const [left, setLeft] = useState(undoMs / 1000)
  useEffect(() => {
    const timer = setInterval(() => setLeft((before) => Math.max(0, before - 1)), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <span aria-hidden className="tabular w-5 text-right font-normal text-ink-soft noscript:hidden">
      {countText(left)}
    </span>
  )
}
