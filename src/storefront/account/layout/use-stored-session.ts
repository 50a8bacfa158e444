import { useEffect } from 'react'
import { useAccount } from '#storefront/session/use-account.ts'

/** Leaves the account's pages when the session ends, also in another tab. */
export function useStoredSession(email: string): void {
  const account = useAccount()
  useEffect(() => {
    if (account !== 'signed-out') return
    import('#storefront/session/claim-session.ts')
      .then(({ claimSession }) => claimSession(email))
      .catch(() => undefined)
  }, [account, email])
}
