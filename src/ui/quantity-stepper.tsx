import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { latinDigits } from '#platform/phone.ts'
import { Icon } from './icon.tsx'

interface QuantityStepperProps {
  quantity: number
  onChange: (quantity: number) => void
  /** Of what; for screen readers only. */
  name: string
  most?: number
  /** Under which a form sends it. */
  inputName?: string | undefined
  /** With it, one less than 1 removes; without it, the quantity stays at 1. */
  onRemove?: () => void
  className?: string
}

export function QuantityStepper({
  quantity,
  onChange,
  name,
  most = 99,
  inputName,
  onRemove,
  className = '',
}: QuantityStepperProps) {
  const removes = quantity <= 1 && onRemove !== undefined
  return (
    <fieldset
      aria-label={m.common_quantity_of({ name })}
      className={`inline-flex items-stretch rounded-control border border-control-line bg-surface ${className}`}
    >
      <StepButton
        label={removes ? m.common_remove() : m.common_one_less()}
        icon={removes ? 'trash' : 'minus'}
        disabled={quantity <= 1 && !removes}
        onPress={() => (removes ? onRemove() : onChange(quantity - 1))}
      />
      <QuantityInput quantity={quantity} onChange={onChange} most={most} inputName={inputName} />
      <StepButton
        label={m.common_one_more()}
        icon="plus"
        disabled={quantity >= most}
        onPress={() => onChange(quantity + 1)}
      />
    </fieldset>
  )
}

function StepButton({
  label,
  icon,
  disabled,
  onPress,
}: {
  label: string
  icon: 'minus' | 'plus' | 'trash'
  disabled: boolean
  onPress: () => void
}) {
  return (
    <button
      type="button"
      aria-label={label}
      // Not `disabled`: that would throw the keyboard's focus away.
      aria-disabled={disabled}
      onClick={() => !disabled && onPress()}
      className="grid size-11 shrink-0 place-items-center rounded-control text-brand hover:bg-brand-wash aria-disabled:cursor-not-allowed aria-disabled:text-ink-faint aria-disabled:hover:bg-transparent"
    >
      <Icon name={icon} />
    </button>
  )
}

/** While it is typed into, it shows what is typed; half a number changes nothing. */
function QuantityInput({
  quantity,
  onChange,
  most,
  inputName,
}: Pick<QuantityStepperProps, 'quantity' | 'onChange' | 'inputName'> & { most: number }) {
  const [typed, setTyped] = useState<string>()
  function take(text: string) {
    setTyped(text)
    const wanted = Number(latinDigits(text))
    if (Number.isInteger(wanted) && wanted >= 1 && wanted <= most) onChange(wanted)
  }
  return (
    <input
      name={inputName}
      inputMode="numeric"
      autoComplete="off"
      aria-label={m.common_quantity()}
      value={typed ?? new Intl.NumberFormat(getLocale()).format(quantity)}
      onChange={(event) => take(event.target.value)}
      onBlur={() => setTyped(undefined)}
      className="tabular w-full min-w-10 flex-1 bg-transparent text-center font-semibold"
    />
  )
}
