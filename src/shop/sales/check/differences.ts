import type { Booked, Recount } from './recount.ts'
import type { Amounts } from './raw.ts'

/** A figure that two counts do not agree on. */
export interface Difference {
  /** What was compared, in words. */
  where: string
  counted: number
  kept: number
}

const all = [
  'orders',
  'pieces',
  'gross',
  'discount',
  'delivery',
  'costed',
  'cost',
  'amount',
] as const
const ofDays = ['orders', 'pieces', 'gross', 'discount', 'delivery', 'amount'] as const
const ofLines = ['pieces', 'gross', 'discount', 'costed', 'cost'] as const

type Measures = readonly (keyof Amounts)[]
type Key = (row: Booked) => string

const byKind: Key = ({ kind }) => kind
const byDay: Key = ({ kind, day }) => `${kind} on ${day}`

/** An order that the books see otherwise than its rows: in all, and day by day where days can be told. */
export function compareOrder(
  name: string,
  { booked: counted, isDatedOtherwise }: Recount,
  booked: readonly Booked[],
): Difference[] {
  const sums = compare(name, { counted, kept: booked, key: byKind, measures: all })
  if (sums.length > 0 || isDatedOtherwise) return sums
  return compare(name, { counted, kept: booked, key: byDay, measures: ofDays })
}

/** Lines that do not come to what their order comes to. */
export const compareLines = (
  name: string,
  lines: readonly Booked[],
  booked: readonly Booked[],
): Difference[] =>
  compare(`lines of ${name}`, {
    counted: lines,
    kept: booked.filter(({ kind, amount }) => kind !== 'confirmed' && amount === 0),
    key: byDay,
    measures: ofLines,
  })

interface Comparing {
  counted: readonly Booked[]
  kept: readonly Booked[]
  key: Key
  measures: Measures
}

function compare(name: string, { counted, kept, key, measures }: Comparing): Difference[] {
  const [one, other] = [Map.groupBy(counted, key), Map.groupBy(kept, key)]
  return [...new Set([...one.keys(), ...other.keys()])].flatMap((each) =>
    measures.flatMap((measure) => {
      const [expected, found] = [one.get(each), other.get(each)].map((rows) =>
        (rows ?? []).reduce((sum, row) => sum + row[measure], 0),
      )
      if (expected === found) return []
      return [{ where: `${name}, ${each}, ${measure}`, counted: expected ?? 0, kept: found ?? 0 }]
    }),
  )
}
