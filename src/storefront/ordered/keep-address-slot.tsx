import { useEffect, useState, type ComponentType } from 'react'
import { useAccount } from '../session/use-account.ts'
import type { KeepAddressProps } from './keep-address.tsx'

/** For whoever is signed in: a place as high as what will stand in it, so that nothing moves when it comes. */
export function KeepAddressSlot({ details }: KeepAddressProps) {
  const isSignedIn = useAccount() === 'signed-in'
  const [Keep, setKeep] = useState<ComponentType<KeepAddressProps>>()
  useEffect(() => {
    if (!isSignedIn) return undefined
    let gone = false
    import('./keep-address.tsx').then(
      (loaded) => !gone && setKeep(() => loaded.KeepAddress),
      () => undefined,
    )
    return () => void (gone = true)
  }, [isSignedIn])
  if (!isSignedIn) return null
  return <div className="mt-4 min-h-19">{Keep && <Keep details={details} />}</div>
}
