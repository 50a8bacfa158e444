import { isDeepStrictEqual } from 'node:util'

/** What became different in a row, as JSON, so that it can go back: columns that depend on one another go together. */
export interface Step {
  columns: string[]
  from: unknown[]
  to: unknown[]
}

type Row = Readonly<Record<string, unknown>>

/** As JSON carries it: nothing is null, a time is a text. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null)) as unknown

const valuesOf = (row: object, columns: readonly string[]) =>
  columns.map((column) => plain((row as Row)[column]))

export const stepsBetween = (
  parts: readonly (readonly string[])[],
  before: object,
  after: object,
): Step[] =>
  parts.flatMap((columns) => {
    const [from, to] = [valuesOf(before, columns), valuesOf(after, columns)]
    return isDeepStrictEqual(from, to) ? [] : [{ columns: [...columns], from, to }]
  })

const moments = new Set(['publishedAt', 'dealStartsAt', 'dealEndsAt'])

const revived = (column: string, value: unknown) =>
  moments.has(column) && typeof value === 'string' ? new Date(value) : value

interface SteppedBack {
  /** The columns that go back, with what they held before. */
  back: Record<string, unknown>
  /** Those that somebody has changed since, which stay. */
  stays: string[]
}

/** What is to be written so that a row is as it was before these steps. */
export function stepBack(steps: readonly Step[], current: object): SteppedBack {
  const back: Record<string, unknown> = {}
  const stays: string[] = []
  for (const { columns, from, to } of steps) {
    const now = valuesOf(current, columns)
    if (isDeepStrictEqual(now, from)) continue
    if (isDeepStrictEqual(now, to))
      for (const [index, column] of columns.entries()) back[column] = revived(column, from[index])
    else stays.push(...columns)
  }
  return { back, stays }
}
