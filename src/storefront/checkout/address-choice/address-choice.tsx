import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import type { AddressAnswer } from '#shop/addresses/contract.ts'
import { useAddressChoice } from './use-address-choice.ts'

export interface AddressChoiceProps {
  /** The fields say something else now. */
  onFilled: () => void
}

/** One's saved addresses, to choose from; what is chosen stands in the fields, where it can still be changed. */
export function AddressChoice({ onFilled }: AddressChoiceProps) {
  const { addresses, chosen, choose } = useAddressChoice(onFilled)
  if (!addresses) return null
  if (addresses.length === 0) return <p className="text-ink-soft">{m.checkout_keep_later()}</p>
  return (
    <div
      role="radiogroup"
      aria-label={m.checkout_saved_addresses()}
      className="flex h-full min-w-0 flex-1 gap-2 overflow-x-auto overscroll-x-contain py-1 [scrollbar-width:thin]"
    >
      {addresses.map((address) => (
        <Card key={address.id} isChosen={chosen === address.id} onChoose={() => choose(address)}>
          <span className="truncate font-semibold">{address.fullName}</span>
          <span className="truncate text-sm text-ink-soft">{placeOf(address)}</span>
        </Card>
      ))}
      <Card isChosen={chosen === undefined} onChoose={() => choose(undefined)}>
        <span className="truncate font-semibold">{m.checkout_other_address()}</span>
        <span className="truncate text-sm text-ink-soft">{m.checkout_other_address_text()}</span>
      </Card>
    </div>
  )
}

function placeOf({ address, area, areaBn }: AddressAnswer): string {
  return `${inLanguage(getLocale(), area, areaBn)}: ${address.replace(/\s+/g, ' ')}`
}

interface CardProps {
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

function Card({ isChosen, onChoose, children }: CardProps) {
  return (
    <label className="flex h-15 w-56 max-w-[80%] shrink-0 cursor-pointer items-center gap-3 rounded-control border border-control-line px-3 has-checked:border-brand has-checked:bg-brand-wash has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-brand">
      <input
        type="radio"
        name="saved-address"
        checked={isChosen}
        onChange={onChoose}
        className="size-5 shrink-0 accent-brand outline-none"
      />
      <span className="flex min-w-0 flex-col">{children}</span>
    </label>
  )
}
