import { v4 as newKey } from 'uuid'
import {
  attemptKey,
  nextAttempt,
  retryDelayMs,
  understandAttempt,
  type Attempt,
} from './attempt.ts'
import { removeText, storeText, parseText, readText } from './stored-text.ts'
import type { SubmissionAnswer } from './submission-answer.ts'
import { submitOrder, type Sent } from './submit-order.ts'

/** Carries an order to the shop until somebody answers, always with the same key: it is placed once (D13). */
export interface OrderSubmission {
  /** A press. While something is on its way, another press does nothing. */
  send: (body: string) => void
  /** Nothing is sent by itself any more, until the next press. */
  rest: () => void
  close: () => void
}

interface SubmissionEvents {
  onSending: () => void
  onAnswer: (sent: Sent) => void
}

/** Refused before the shop looked at the order: an earlier try with this key may have been placed. */
const keepsKey = new Set<SubmissionAnswer['outcome']>(['too-many', 'signed-out'])

/** After these the shopper, or the network coming back, decides. */
const mostTriesAlone = 8

export function openOrderSubmission({ onSending, onAnswer }: SubmissionEvents): OrderSubmission {
  let waiting: Attempt | undefined
  let sending = false
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  async function tryOnce(attempt: Attempt): Promise<void> {
    clearTimeout(timer)
    waiting = undefined
    sending = true
    tries += 1
    onSending()
    const sent = await submitOrder(attempt)
    sending = false
    if (isUnanswered(sent.answer)) {
      waiting = attempt
      if (tries < mostTriesAlone) timer = setTimeout(tryAgain, retryDelayMs(tries))
    } else if (!keepsKey.has(sent.answer.outcome)) {
      removeText(attemptKey)
    }
    onAnswer(sent)
  }

  function tryAgain(): void {
    if (waiting && !sending) void tryOnce(waiting)
  }

  function rest(): void {
    clearTimeout(timer)
    waiting = undefined
  }

  window.addEventListener('online', tryAgain)
  return {
    send(body) {
      if (sending) return
      tries = 0
      const attempt = nextAttempt(readAttempt(), body, { key: newKey(), now: Date.now() })
      storeText(attemptKey, JSON.stringify(attempt))
      void tryOnce(attempt)
    },
    rest,
    close() {
      rest()
      window.removeEventListener('online', tryAgain)
    },
  }
}

/** What was sent in this browser, and nobody has answered. */
export function readAttempt(): Attempt | undefined {
  return understandAttempt(parseText(readText(attemptKey)), Date.now())
}

/** Nobody knows whether the order was placed. */
export function isUnanswered({ outcome }: SubmissionAnswer): boolean {
  return outcome === 'no-connection' || outcome === 'away'
}
