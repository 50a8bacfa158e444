import { apiAddress } from '../api-address.ts'
import type { FieldProblems, FormAnswer } from './form-answer.ts'

/** Slow networks are patient ones; after that the request counts as unanswered. */
const longestWaitMs = 30_000

/**
 * Sends to a call of the API what fits already. Never throws: that no answer came is an answer too. A field that the shop
 * refuses all the same says its first rule.
 */
export async function postForm<Name extends string, Problem extends string>(
  path: `/${string}`,
  content: object,
  firstRules: Record<Name, Problem>,
): Promise<FormAnswer<Name, Problem>> {
  try {
    const response = await fetch(apiAddress(path), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(content),
      signal: AbortSignal.timeout(longestWaitMs),
    })
    if (response.ok) return { outcome: 'sent' }
    if (response.status === 429) return { outcome: 'too-many' }
    if (response.status !== 400) return { outcome: 'away' }
    return { outcome: 'check-fields', fields: refused(await response.json(), firstRules) }
  } catch {
    return { outcome: 'no-connection' }
  }
}

function refused<Name extends string, Problem extends string>(
  content: { fields?: object },
  firstRules: Record<Name, Problem>,
): FieldProblems<Name, Problem> {
  const named = Object.entries(firstRules).filter(([name]) => name in (content.fields ?? {}))
  return Object.fromEntries(named) as FieldProblems<Name, Problem>
}
