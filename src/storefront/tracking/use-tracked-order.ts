import { useEffect, useState } from 'react'
import { lookUpOrder, type LookedUp } from './look-up-order.ts'

export type Tracking =
  /** Nothing asked: no result list (spec 5). */
  { state: 'idle' } | { state: 'waiting' } | LookedUp

const quietMs = 300

/** Looks up what is typed once the typing rests; `lookUpAgain` asks anew, for instance after a failure. */
export function useTrackedOrder(typed: string): { tracking: Tracking; lookUpAgain: () => void } {
  const trackingId = typed.trim()
  const [attempt, setAttempt] = useState(0)
  const question = `${attempt} ${trackingId}`
  const [answer, setAnswer] = useState<{ question: string; tracking: Tracking }>()

  useEffect(() => {
    if (!trackingId) return undefined
    const asking = new AbortController()
    const timer = setTimeout(() => {
      lookUpOrder(trackingId, asking.signal).then(
        (tracking) => setAnswer({ question, tracking }),
        () => undefined,
      )
    }, quietMs)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [trackingId, question])

  const lookUpAgain = () => setAttempt((count) => count + 1)
  if (!trackingId) return { tracking: { state: 'idle' }, lookUpAgain }
  const answered = answer?.question === question
  return { tracking: answered ? answer.tracking : { state: 'waiting' }, lookUpAgain }
}
