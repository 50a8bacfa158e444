import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isUnanswered, openOrderSubmission, type OrderSubmission } from './order-submission.ts'
import type { SubmissionAnswer } from './submission-answer.ts'
import type { Sent } from './submit-order.ts'

/** `pricing`: it is sent as soon as the delivery charge is known. `waiting`: nobody answered; it is tried again by itself. */
export type SubmissionPhase = 'typing' | 'pricing' | 'sending' | 'waiting' | 'placed'

export interface Submission {
  phase: SubmissionPhase
  place: (body: string) => void
  /** The shopper changes something: nothing is sent by itself any more. */
  rest: () => void
}

export function useSubmission(onAnswer: (sent: Sent) => void): Submission {
  const [phase, setPhase] = useState<SubmissionPhase>('typing')
  const submission = useRef<OrderSubmission>(undefined)
  const take = useEffectEvent(onAnswer)

  useEffect(() => {
    const opened = openOrderSubmission({
      onSending: () => setPhase('sending'),
      onAnswer: (sent) => {
        setPhase(phaseAfter(sent.answer))
        take(sent)
      },
    })
    submission.current = opened
    return opened.close
  }, [])

  return {
    phase,
    place: (body) => submission.current?.send(body),
    rest() {
      if (phase !== 'waiting') return
      submission.current?.rest()
      setPhase('typing')
    },
  }
}

function phaseAfter(answer: SubmissionAnswer): SubmissionPhase {
  if (answer.outcome === 'placed') return 'placed'
  return isUnanswered(answer) ? 'waiting' : 'typing'
}
