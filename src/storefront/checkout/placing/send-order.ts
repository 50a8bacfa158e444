import { apiAddress } from '../../api-address.ts'
import type { Attempt } from './attempt.ts'
import { understandAnswer, type PlacingAnswer } from './placing-answer.ts'

/** Slow networks are patient ones; after that the request counts as unanswered. */
const longestWaitMs = 30_000

export interface Sent {
  answer: PlacingAnswer
  /** The order that was placed is an earlier body of this attempt. */
  beforeChanges: boolean
}

/** Sends the latest body of an attempt. Never throws: that no answer came is an answer too. */
export async function sendOrder({ key, bodies }: Attempt): Promise<Sent> {
  const answer = await send(key, bodies.at(-1) ?? '')
  if (answer.outcome !== 'key-reused') return { answer, beforeChanges: false }
  // An earlier body went through after all: the same key and body bring its confirmation.
  for (const earlier of bodies.slice(0, -1)) {
    const first = await send(key, earlier)
    if (first.outcome !== 'key-reused') return { answer: first, beforeChanges: true }
  }
  return { answer, beforeChanges: false }
}

async function send(key: string, body: string): Promise<PlacingAnswer> {
  try {
    const response = await fetch(apiAddress('/order'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body,
      signal: AbortSignal.timeout(longestWaitMs),
    })
    // A body that is cut off throws: then nobody knows what was answered.
    const content: unknown = await response.json()
    return understandAnswer(response.status, content, response.headers.get('retry-after'))
  } catch {
    return { outcome: 'no-connection' }
  }
}
