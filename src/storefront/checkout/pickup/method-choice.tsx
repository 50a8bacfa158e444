import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import type { DeliveryMethod } from '#shop/orders/order.ts'
import type { Shell } from '../../layout/shell.ts'
import { chooseMethod } from './chosen-method.ts'

interface MethodChoiceProps {
  place: NonNullable<Shell['pickup']>
  method: DeliveryMethod
  onChange: () => void
}

/** Brought to an address, or fetched where the merchant says. */
export function MethodChoice({ place, method, onChange }: MethodChoiceProps) {
  const choose = (wanted: DeliveryMethod) => () => {
    onChange()
    chooseMethod(wanted)
  }
  return (
    <div role="radiogroup" aria-label={m.checkout_method()} className="grid gap-3 sm:grid-cols-2">
      <Choice isChosen={method === 'delivery'} onChoose={choose('delivery')}>
        <span className="font-semibold">{m.checkout_bring()}</span>
      </Choice>
      <Choice isChosen={method === 'pickup'} onChoose={choose('pickup')}>
        <span className="font-semibold">{m.checkout_pickup()}</span>
        <PickupPlace place={place} />
      </Choice>
    </div>
  )
}

/** Where it is fetched, and when somebody is there. */
export const PickupPlace = ({ place: { address, hours } }: Pick<MethodChoiceProps, 'place'>) => (
  <>
    <span className="block text-sm [overflow-wrap:anywhere] whitespace-pre-line text-ink-soft">
      {address}
    </span>
    {hours && (
      <span className="block text-sm text-ink-soft">{m.checkout_pickup_hours({ hours })}</span>
    )}
  </>
)

interface ChoiceProps {
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

const Choice = ({ isChosen, onChoose, children }: ChoiceProps) => (
  <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-control-line p-3 has-checked:border-brand has-checked:bg-brand-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
    <input
      type="radio"
      name="delivery-method"
      checked={isChosen}
      onChange={onChoose}
      className="mt-0.5 size-5 shrink-0 accent-brand outline-none"
    />
    <span className="min-w-0">{children}</span>
  </label>
)
