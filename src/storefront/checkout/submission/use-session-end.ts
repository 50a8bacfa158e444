import { useEffect, useEffectEvent, useRef, type FormEvent } from 'react'
import { useAccount } from '#storefront/session/use-account.ts'
import { asGuest } from './submission-notice.tsx'
import type { useNotice } from './use-notice.ts'

interface SessionEnd {
  rest: () => void
  say: ReturnType<typeof useNotice>['say']
}

/** Says so when the session ends while the page is open, and lets no press order as a guest before the shopper was told. */
export function useSessionEnd({ rest, say }: SessionEnd) {
  const account = useAccount()
  const before = useRef(account)
  const mustTell = useRef(false)
  const end = useEffectEvent(() => {
    rest()
    // Somebody may be typing.
    say({ outcome: 'signed-out' }, { takesFocus: false })
  })
  useEffect(() => {
    const hasEnded = before.current === 'signed-in' && account === 'signed-out'
    before.current = account
    if (account === 'signed-in') mustTell.current = false
    if (!hasEnded) return
    mustTell.current = true
    end()
  }, [account])

  const told = () => void (mustTell.current = false)
  return {
    told,
    /** At a press: whether it only tells the shopper. */
    tellsFirst(event: FormEvent): boolean {
      const tells = mustTell.current && !isPressedAsGuest(event)
      told()
      if (tells) say({ outcome: 'signed-out' })
      return tells
    },
  }
}

const isPressedAsGuest = ({ nativeEvent }: FormEvent): boolean =>
  nativeEvent instanceof SubmitEvent &&
  nativeEvent.submitter instanceof HTMLButtonElement &&
  nativeEvent.submitter.name === asGuest
