import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { m } from '#paraglide/messages.js'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import type { Quoted } from '../../cart/use-quote.ts'
import { refusalWords } from './refusal-words.ts'
import { typeCoupon, useTypedCoupon } from './typed-coupon.ts'

interface CouponFieldProps {
  quoted: Quoted
  /** Nothing that was pressed before is sent by itself any more. */
  onChange: () => void
}

/** Folded until somebody wants it: most have no coupon, and a shopper who sees an empty field goes looking for one. */
export function CouponField({ quoted, onChange }: CouponFieldProps) {
  const code = useTypedCoupon()
  const [isPressed, setPressed] = useState(false)
  const said = quoted.quote?.coupon?.code === code ? quoted.quote.coupon : undefined
  const type = (typed: string) => {
    onChange()
    setPressed(true)
    typeCoupon(typed)
  }
  if (code !== '' && said?.refusal === null)
    return <Applied code={code} takesFocus={isPressed} onRemove={() => type('')} />
  return (
    <CodeField
      code={code}
      problem={said?.refusal ? refusalWords(said.refusal) : undefined}
      busy={code !== '' && quoted.loading}
      onApply={type}
    />
  )
}

interface CodeFieldProps {
  code: string
  problem: string | undefined
  busy: boolean
  onApply: (typed: string) => void
}

function CodeField({ code, problem, busy, onApply }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isMissing, setMissing] = useState(false)
  const apply = () => {
    const typed = input.current?.value ?? ''
    const isEmpty = typed.trim() === ''
    setMissing(isEmpty)
    if (!isEmpty || code !== '') onApply(typed)
  }
  const applyByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Elsewhere in the form it places the order.
    event.preventDefault()
    apply()
  }
  return (
    <details open={code !== '' || isMissing || undefined} className="border-t border-line py-1">
      <summary className="flex min-h-11 cursor-pointer items-center font-medium text-brand">
        {m.checkout_coupon_have()}
      </summary>
      <div className="flex items-start gap-2 pb-3">
        <TextField
          ref={input}
          id="checkout-coupon"
          label={m.checkout_coupon_code()}
          error={isMissing ? m.checkout_coupon_missing() : problem}
          defaultValue={code}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onKeyDown={applyByEnter}
          className="min-w-0 flex-1"
        />
        <Button variant="quiet" className="mt-7.5 shrink-0" busy={busy} onClick={apply}>
          {m.checkout_coupon_apply()}
        </Button>
      </div>
    </details>
  )
}

interface AppliedProps {
  code: string
  /** The button that was pressed is gone. */
  takesFocus: boolean
  onRemove: () => void
}

function Applied({ code, takesFocus, onRemove }: AppliedProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  return (
    <output className="flex items-center justify-between gap-3 border-t border-line py-1">
      <span className="font-medium [overflow-wrap:anywhere]">
        {m.checkout_coupon_applied({ code })}
      </span>
      <button
        ref={button}
        type="button"
        onClick={onRemove}
        className="min-h-11 shrink-0 font-semibold text-brand hover:underline"
      >
        {m.checkout_coupon_remove()}
      </button>
    </output>
  )
}
