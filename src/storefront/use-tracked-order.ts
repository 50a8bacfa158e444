import { useEffect, useState } from 'react'
import { m } from '#paraglide/messages.js'
import type { TrackedOrderAnswer } from '#shop/orders/order-contract.ts'
import { toast } from '#ui/toast.ts'
import { apiAddress } from './api-address.ts'

export type Tracking =
  /** Nothing asked: no result list (spec 5). */
  | { state: 'idle' }
  | { state: 'waiting' }
  | { state: 'found'; order: TrackedOrderAnswer }
  | { state: 'none' }
  | { state: 'failed' }

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
      lookUp(trackingId, asking.signal).then(
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

const tooManyRequests = 429

/** Never fails: a failure is said in a toast. Throws only where the question was taken back. */
async function lookUp(trackingId: string, signal: AbortSignal): Promise<Tracking> {
  const query = new URLSearchParams({ trackingId })
  try {
    const answer = await fetch(apiAddress(`/order?${query}`), { signal })
    if (answer.ok) return trackingOf((await answer.json()) as TrackedOrderAnswer[])
    const tooMany = answer.status === tooManyRequests
    toast({ title: tooMany ? m.tracking_too_many() : m.tracking_failed(), kind: 'trouble' })
  } catch (failure) {
    if (signal.aborted) throw failure
    toast({ title: m.tracking_failed(), kind: 'trouble' })
  }
  return { state: 'failed' }
}

function trackingOf([order]: TrackedOrderAnswer[]): Tracking {
  return order ? { state: 'found', order } : { state: 'none' }
}
