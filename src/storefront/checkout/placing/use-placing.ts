import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isUnanswered, openCourier, type Courier } from './courier.ts'
import type { PlacingAnswer } from './placing-answer.ts'
import type { Sent } from './send-order.ts'

/** `pricing`: it is sent as soon as the delivery charge is known. `waiting`: nobody answered; it is tried again by itself. */
export type PlacingPhase = 'typing' | 'pricing' | 'sending' | 'waiting' | 'placed'

export interface Placing {
  phase: PlacingPhase
  place: (body: string) => void
  /** The shopper changes something: nothing is sent by itself any more. */
  rest: () => void
}

export function usePlacing(onAnswer: (sent: Sent) => void): Placing {
  const [phase, setPhase] = useState<PlacingPhase>('typing')
  const courier = useRef<Courier>(undefined)
  const take = useEffectEvent(onAnswer)

  useEffect(() => {
    const opened = openCourier({
      onSending: () => setPhase('sending'),
      onAnswer: (sent) => {
        setPhase(phaseAfter(sent.answer))
        take(sent)
      },
    })
    courier.current = opened
    return opened.close
  }, [])

  return {
    phase,
    place: (body) => courier.current?.send(body),
    rest() {
      if (phase !== 'waiting') return
      courier.current?.rest()
      setPhase('typing')
    },
  }
}

function phaseAfter(answer: PlacingAnswer): PlacingPhase {
  if (answer.outcome === 'placed') return 'placed'
  return isUnanswered(answer) ? 'waiting' : 'typing'
}
