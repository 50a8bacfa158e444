import type { z } from 'zod'

export interface InvalidInput {
  outcome: 'invalid'
  issues: readonly z.core.$ZodIssue[]
  /** Field, such as `social.facebook`, to sentence. */
  fields: Record<string, string>
}

/** Why an action was not even tried. Each door puts these into words in one place. */
export type ActionRefusal =
  | { outcome: 'not-permitted' | 'second-factor-missing' | 'requires-recent-login' }
  | InvalidInput

const refusals: ReadonlySet<string> = new Set([
  'not-permitted',
  'second-factor-missing',
  'requires-recent-login',
  'invalid',
] satisfies ActionRefusal['outcome'][])

export const isRefusal = (outcome: string): outcome is ActionRefusal['outcome'] =>
  refusals.has(outcome)

export function isRefused<Result extends { outcome: string }>(
  result: Result,
): result is Extract<Result, ActionRefusal> {
  return isRefusal(result.outcome)
}
