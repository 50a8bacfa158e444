import { useEffect } from 'react'
import { useAccount } from '../use-account.ts'

/** The account's pages belong to the session: where that is gone they are left, also when it ends in another tab. */
export function useKeptSession(email: string): void {
  const account = useAccount()
  useEffect(() => {
    if (account !== 'signed-out') return
    import('../session/claim-session.ts')
      .then(({ claimSession }) => claimSession(email))
      .catch(() => undefined)
  }, [account, email])
}
