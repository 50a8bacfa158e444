import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Loading } from '#ui/spinner.tsx'
import { FormNotice } from '#pages/form/form-notice.tsx'
import { identityWords } from '../identity-words.ts'
import {
  blockedId,
  blockedFragment,
  wasToldBlocked,
  signedOutFragment,
} from '#storefront/session/sign-out/sign-out-reason.ts'
import type { TokenAnswer } from '#storefront/session/token/fetch-token.ts'
import { readStored, roleKey, useAccount, watchAccount } from '#storefront/session/use-account.ts'
import { readRedirectTo, needsWholePage } from './read-redirect-to.ts'

/**
 * Around the forms to sign in and to register. A person who is signed in is redirected, whether they signed in here, in another tab
 * or long ago. The browser may store a session that has ended: the shop is asked first, and a spinner turns meanwhile (spec 2).
 */
export function RedirectSignedIn({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const account = useAccount()
  const [answer, setAnswer] = useState<TokenAnswer>()
  useEffect(() => {
    if (account !== 'signed-in') return undefined
    let gone = false
    void resume().then(async (next) => {
      if (gone) return
      setAnswer(next)
      if (next !== 'stored') return
      await learnPages()
      if (gone) return
      const redirectTo = readRedirectTo()
      if (needsWholePage(redirectTo)) window.location.replace(redirectTo)
      else void navigate(redirectTo, { replace: true })
    })
    return () => {
      gone = true
    }
  }, [account, navigate])

  const isBlocked = useSyncExternalStore(watchAccount, readBlocked, () => undefined)
  const isGoingOn = answer === undefined || answer === 'stored'
  if (account === 'signed-in' && isGoingOn && !isBlocked) return <Loading className="min-h-64" />
  return (
    <>
      {/* Before the page is alive, and without JavaScript, only the address knows it. */}
      <div
        {...(isBlocked === undefined && {
          id: blockedId,
          className: 'hidden scroll-mt-96 target:block',
        })}
      >
        <FormNotice
          trouble={isBlocked === false ? undefined : 'user-disabled'}
          words={identityWords}
        />
      </div>
      {children}
    </>
  )
}

/** It is kept in this browser, or the shop has just sent it here for that. */
const readBlocked = () =>
  readStored(roleKey) === 'blocked' ||
  (window.location.hash === blockedFragment && wasToldBlocked(document.cookie))

const resume = (): Promise<TokenAnswer> => {
  const { hash } = window.location
  const asked =
    hash === signedOutFragment ? forget() : hash === blockedFragment ? clearBlocked() : ask()
  return asked.catch(() => 'no-connection' as const)
}

/** Where they do not come, the way there is a new document. */
const learnPages = () =>
  import('#storefront/session/learn-account-pages.ts')
    .then((pages) => pages.learnAccountPages())
    .catch(() => undefined)

const ask = () =>
  import('#storefront/session/resume-session.ts').then(({ resumeSession }) => resumeSession())

const clearBlocked = () =>
  import('#storefront/session/sign-out/clear-blocked.ts').then((session) => session.clearBlocked())

const forget = () =>
  import('#storefront/session/sign-out/clear-signed-out.ts').then(({ clearSignedOut }) =>
    clearSignedOut(),
  )
