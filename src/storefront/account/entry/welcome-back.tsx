import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Loading } from '#ui/spinner.tsx'
import { FormNotice } from '#pages/form/form-notice.tsx'
import { identityWords } from '../identity-words.ts'
import { blockedId, blockedMark, wasToldBlocked } from '../session/blocked.ts'
import type { TokenAnswer } from '../session/ask-token.ts'
import { leftMark } from '../left.ts'
import { readKept, roleKey, useAccount, watchAccount } from '../use-account.ts'
import { aimOfAccount, needsWholePage } from './aim-of-account.ts'

/**
 * Around the ways in. Whoever is signed in goes on, whether they came in here, in another tab or long ago; as a browser may
 * only remember a session, it is asked whether it still stands, and a ring turns meanwhile (spec 2).
 */
export function WelcomeBack({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const account = useAccount()
  const [answer, setAnswer] = useState<TokenAnswer>()
  useEffect(() => {
    if (account !== 'signed-in') return undefined
    let gone = false
    void resume().then((next) => {
      if (gone) return
      setAnswer(next)
      if (next !== 'kept') return
      const aim = aimOfAccount()
      if (needsWholePage(aim)) window.location.replace(aim)
      else void navigate(aim, { replace: true })
    })
    return () => {
      gone = true
    }
  }, [account, navigate])

  const isBlocked = useSyncExternalStore(watchAccount, readBlocked, () => undefined)
  const isGoingOn = answer === undefined || answer === 'kept'
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
  readKept(roleKey) === 'blocked' ||
  (window.location.hash === blockedMark && wasToldBlocked(document.cookie))

const resume = (): Promise<TokenAnswer> => {
  const { hash } = window.location
  const asked = hash === leftMark ? forget() : hash === blockedMark ? forgetBlocked() : ask()
  return asked.catch(() => 'no-connection' as const)
}

const ask = () =>
  import('../session/resume-session.ts').then(({ resumeSession }) => resumeSession())

const forgetBlocked = () =>
  import('../session/forget-blocked.ts').then((session) => session.forgetBlocked())

const forget = () =>
  import('../session/forget-who-left.ts').then(({ forgetWhoLeft }) => forgetWhoLeft())
