import { callApiAsUserOrGuest } from '#storefront/session/call-api-as-user.ts'
import type { Attempt } from './attempt.ts'
import { understandAnswer, type SubmissionAnswer } from './submission-answer.ts'

export interface Sent {
  answer: SubmissionAnswer
  /** The order that was placed is an earlier body of this attempt. */
  beforeChanges: boolean
}

/** Sends the latest body of an attempt. Never throws: that no answer came is an answer too. */
export async function submitOrder({ key, bodies }: Attempt): Promise<Sent> {
  const answer = await send(key, bodies.at(-1) ?? '')
  if (answer.outcome !== 'key-reused') return { answer, beforeChanges: false }
  // An earlier body went through after all: the same key and body bring its confirmation.
  for (const earlier of bodies.slice(0, -1)) {
    const first = await send(key, earlier)
    if (first.outcome !== 'key-reused') return { answer: first, beforeChanges: true }
  }
  return { answer, beforeChanges: false }
}

async function send(key: string, body: string): Promise<SubmissionAnswer> {
  const answer = await callApiAsUserOrGuest('/order', { json: body, idempotencyKey: key })
  // Without a whole body nobody knows what was answered.
  if (answer.outcome === 'no-connection' || answer.content === undefined)
    return { outcome: 'no-connection' }
  return understandAnswer(answer.status, answer.content, answer.retryAfter ?? null)
}
