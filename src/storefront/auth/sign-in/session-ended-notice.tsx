import { useSyncExternalStore } from 'react'
import { m } from '#paraglide/messages.js'
import {
  sessionEndedFragment,
  sessionEndedId,
} from '#storefront/session/sign-out/sign-out-reason.ts'

/** Only the address knows: the page is the same for everybody, and says it without scripts, too. */
export function SessionEndedNotice() {
  const hasEnded = useSyncExternalStore(watchHash, readHash, () => undefined)
  return (
    <div id={sessionEndedId} className={hasEnded ? '' : 'hidden scroll-mt-96 target:block'}>
      <p className="mt-4 rounded-control border border-line bg-brand-wash px-4 py-3 font-medium">
        {m.login_session_ended()}
      </p>
    </div>
  )
}

const readHash = () => window.location.hash === sessionEndedFragment

function watchHash(changed: () => void): () => void {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}
