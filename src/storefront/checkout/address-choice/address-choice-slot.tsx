import { useEffect, useState, type ComponentType } from 'react'
import { m } from '#paraglide/messages.js'
import { useAccount } from '#storefront/session/use-account.ts'
import { localPath, ShopLink } from '#pages/shop-link.tsx'
import type { AddressChoiceProps } from './address-choice.tsx'

/**
 * The page is made for everybody (D25), so what is somebody's own comes into a place that is kept for it: nothing moves. Only
 * anyone who is signed in loads it.
 */
export function AddressChoiceSlot(props: AddressChoiceProps) {
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
      {!isSignedIn && <SignInOffer isSure={account === 'signed-out'} />}
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
