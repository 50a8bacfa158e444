import { useEffect, useState, type ComponentType } from 'react'
import { m } from '#paraglide/messages.js'
import { useAccount } from '#storefront/session/use-account.ts'
import { localPath, ShopLink } from '#pages/shop-link.tsx'
import { clearDetails, useIsRestored } from '../fields/stored-draft.ts'
import type { AddressChoiceProps } from './address-choice.tsx'

/**
 * The page is made for everybody (D25), so what is somebody's own comes into a place that is kept for it: nothing moves. Only
 * anyone who is signed in loads it.
 */
interface SlotProps extends AddressChoiceProps {
  /** The fields are empty now. */
  onCleared: () => void
}

export function AddressChoiceSlot({ onCleared, ...props }: SlotProps) {
  const account = useAccount()
  const isSignedIn = account === 'signed-in'
  const [Choice, setChoice] = useState<ComponentType<AddressChoiceProps>>()
  useEffect(() => {
    if (!isSignedIn) return undefined
    let gone = false
    import('./address-choice.tsx').then(
      (loaded) => !gone && setChoice(() => loaded.AddressChoice),
      () => undefined,
    )
    return () => void (gone = true)
  }, [isSignedIn])
  return (
    <div className="flex h-20 items-center">
      {!isSignedIn && (
        <div>
          <SignInOffer isSure={account === 'signed-out'} />
          {account === 'signed-out' && <ClearOffer onCleared={onCleared} />}
        </div>
      )}
      {isSignedIn && Choice && <Choice {...props} />}
    </div>
  )
}

/** It comes with the page: made later, it would be the last large thing to be painted. */
function SignInOffer({ isSure }: { isSure: boolean }) {
  return (
    <p className={isSure ? undefined : 'in-[.signed-in]:hidden'}>
      {m.checkout_have_account()}{' '}
      <ShopLink
        to={`/login?from=${encodeURIComponent(localPath('/checkout'))}`}
        className="font-semibold text-brand underline underline-offset-4"
      >
        {m.checkout_sign_in()}
      </ShopLink>
    </p>
  )
}

/** For a guest whose fields were filled in with what was typed on this device before. */
function ClearOffer({ onCleared }: Pick<SlotProps, 'onCleared'>) {
  if (!useIsRestored()) return null
  return (
    <p className="text-sm text-ink-soft">
      {m.checkout_filled_in()}{' '}
      <button
        type="button"
        className="font-semibold text-brand underline underline-offset-4"
        onClick={() => {
          clearDetails()
          onCleared()
        }}
      >
        {m.checkout_clear()}
      </button>
    </p>
  )
}
