import { isDeepStrictEqual } from 'node:util'
import type { Facts } from './audit.ts'

/** So much of a long text is kept on each side of a change. */
const mostOfText = 200

/**
 * The fields that a change makes different, as the audit keeps them; all that it sets where there was nothing. Of long texts it
 * keeps the part where they begin to differ.
 */
export function differences(
  before: Readonly<Facts> | undefined,
  after: Readonly<Facts>,
): { before: Facts; after: Facts } {
  const was: Facts = {}
  const is: Facts = {}
  for (const [field, value] of Object.entries(after)) {
    const stood = before?.[field]
    if (value === undefined || isDeepStrictEqual(value, stood)) continue
    const from = beginOfDifference(stood, value)
    if (before) was[field] = excerpt(stood ?? null, from)
    is[field] = excerpt(value, from)
  }
  return { before: was, after: is }
}

function beginOfDifference(one: unknown, other: unknown): number {
  if (typeof one !== 'string' || typeof other !== 'string') return 0
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  return at
}

/** A few words before the place, so that a person finds it again. */
function excerpt(value: unknown, at: number): unknown {
  if (typeof value !== 'string' || value.length <= mostOfText) return value
  const from = Math.max(0, at - 20)
  const end = from + mostOfText
  return `${from > 0 ? '…' : ''}${value.slice(from, end)}${end < value.length ? '…' : ''}`
}
