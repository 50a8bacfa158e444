/** Numbers as shoppers choose among them: `5`, `5..10` from 5 to below 10, `..5`, `10..`. */
export interface Range {
  from: number | undefined
  below: number | undefined
}

/** More different numbers than this are offered as ranges. */
const mostNumbers = 6
const mostRanges = 5

const numberPattern = /^-?\d{1,13}(\.\d{1,9})?$/

function readNumber(text: string): number | undefined {
  return numberPattern.test(text) ? Number(text) : undefined
}

const isRead = (typed: string, number: number | undefined) => typed === '' || number !== undefined

/** A number alone is itself. Undefined for what is neither. */
export function readRange(text: string): number | Range | undefined {
  const [first = '', last, ...more] = text.split('..')
  if (last === undefined) return readNumber(first)
  const [from, below] = [readNumber(first), readNumber(last)]
  const isRange = isRead(first, from) && isRead(last, below) && (first !== '' || last !== '')
  return isRange && more.length === 0 ? { from, below } : undefined
}

export function isWithin(number: number, asked: number | Range): boolean {
  if (typeof asked === 'number') return number === asked
  const { from = -Infinity, below = Infinity } = asked
  return number >= from && number < below
}

/** What to offer where goods have these numbers, some of them more than once: each, or ranges with about as many goods in each. */
export function rangesOf(numbers: readonly number[]): string[] {
  const sorted = numbers.toSorted((one, other) => one - other)
  const different = [...new Set(sorted)]
  if (different.length <= mostNumbers) return different.map(String)
  const [least = 0, largest = 0] = [sorted[0], sorted.at(-1)]
  const cuts = Array.from(
    { length: mostRanges - 1 },
    (_, index) => sorted[Math.floor((sorted.length * (index + 1)) / mostRanges)] ?? largest,
  )
  const edgesOf = (chosen: readonly number[]) =>
    [...new Set(chosen)].filter((edge) => edge > least && edge <= largest)
  const round = edgesOf(cuts.map((cut) => rounded(cut, largest - least)))
  // Of numbers of which one is far away, nothing round is left.
  const edges = round.length > 0 ? round : edgesOf(cuts)
  return ['', ...edges.map(String)].map((from, index) => `${from}..${edges[index] ?? ''}`)
}

/** To a step that people count in, for numbers so far apart. */
function rounded(number: number, span: number): number {
  const power = 10 ** Math.floor(Math.log10(span / mostRanges))
  const step =
    [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= span / 20) ?? power
  return Number((Math.round(number / step) * step).toPrecision(12))
}
