/** Days of the calendar as YYYY-MM-DD, as they are in Dhaka (D26). Both ends are included. */
export interface Days {
  from: string
  to: string
}

export const rangeNames = ['today', '7', '30', '90', 'month', 'year'] as const
export type RangeName = (typeof rangeNames)[number]

export const usualRange: RangeName = '30'

/** What a range stands beside: the days before it, as many as it has, or the same days of the year before. */
export const comparisons = ['before', 'last-year'] as const
export type Comparison = (typeof comparisons)[number]

export interface AskedRange {
  range?: RangeName | undefined
  /** Two days ask for what is between them. */
  from?: string | undefined
  to?: string | undefined
  compare?: Comparison | undefined
}

export interface ChosenRange {
  /** Undefined: between two days that somebody chose. */
  name: RangeName | undefined
  compare: Comparison
  days: Days
  before: Days
}

/** Ten years: what no shop needs more of at a glance. */
const mostDays = 3660

/** No shop sold before. */
const firstYear = 2000

/** The days that somebody asked for, and those beside them. Nothing is refused: what cannot be is brought to what can. */
export function chooseRange(asked: AskedRange, today: string): ChosenRange {
  const compare = asked.compare ?? 'before'
  const chosen = chosenDays(asked, today)
  const name = chosen ? undefined : (asked.range ?? usualRange)
  const days = chosen ?? daysOf(asked.range ?? usualRange, today)
  return { name, compare, days, before: daysBeside(days, compare) }
}

/** One day alone is a range of one day; the ends may come in either order. */
function chosenDays({ from, to }: AskedRange, today: string): Days | undefined {
  const [one = to, other = from] = [from, to]
  if (one === undefined || other === undefined) return undefined
  const [first = '', last = ''] = [one, other].map((day) => within(day, today)).toSorted()
  const earliest = addDays(last, 1 - mostDays)
  return { from: first < earliest ? earliest : first, to: last }
}

function within(day: string, today: string): string {
  const first = `${firstYear}-01-01`
  if (day > today) return today
  return day < first ? first : day
}

function daysOf(name: RangeName, today: string): Days {
  switch (name) {
    case 'today':
      return { from: today, to: today }
    case 'month':
      return { from: `${today.slice(0, 7)}-01`, to: today }
    case 'year':
      return { from: `${today.slice(0, 4)}-01-01`, to: today }
    default:
      return { from: addDays(today, 1 - Number(name)), to: today }
  }
}

function daysBeside({ from, to }: Days, compare: Comparison): Days {
  if (compare === 'last-year') return { from: addYears(from, -1), to: addYears(to, -1) }
  return { from: addDays(from, -countDays({ from, to })), to: addDays(from, -1) }
}

const dayMs = 24 * 3_600_000
const momentOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayAt = (moment: number) => new Date(moment).toISOString().slice(0, 10)

export const addDays = (day: string, days: number): string => dayAt(momentOf(day) + days * dayMs)

/** The 29th of February becomes the 28th where there is none. */
function addYears(day: string, years: number): string {
  const year = String(Number(day.slice(0, 4)) + years).padStart(4, '0')
  const same = `${year}${day.slice(4)}`
  return dayAt(momentOf(same)) === same ? same : `${year}-02-28`
}

export const countDays = ({ from, to }: Days): number =>
  Math.round((momentOf(to) - momentOf(from)) / dayMs) + 1

/** How long the steps of a chart are over so many days. */
export const steps = ['day', 'week', 'month'] as const
export type Step = (typeof steps)[number]

const mostByDay = 92
const mostByWeek = 366

export function stepOf(days: Days): Step {
  const many = countDays(days)
  if (many <= mostByDay) return 'day'
  return many <= mostByWeek ? 'week' : 'month'
}

const mostSteps = 400

/** The steps that somebody may choose over so many days: each makes a line of some points. */
export const offeredSteps = (days: Days): Step[] =>
  steps.filter((step) => {
    const many = stepsIn(days, step).length
    return many > 1 && many <= mostSteps
  })

/** The first days of the steps of a range; the first and the last step may be cut. Weeks begin with the range. */
export function stepsIn(days: Days, step: Step): string[] {
  const starts: string[] = []
  for (let day = days.from; day <= days.to; day = nextStep(day, step)) starts.push(day)
  return starts
}

function nextStep(day: string, step: Step): string {
  if (step === 'day') return addDays(day, 1)
  if (step === 'week') return addDays(day, 7)
  const [year = 0, month = 0] = day.split('-').map(Number)
  return dayAt(Date.UTC(year, month, 1))
}

interface OfDay {
  day: string
}

/** Rows of days, put together by step. `add` puts one row to what its step has so far. */
export function addUp<Row extends OfDay, Sum>(
  rows: readonly Row[],
  {
    days,
    step,
    none,
    add,
  }: { days: Days; step: Step; none: Sum; add: (sum: Sum, row: Row) => Sum },
): (Sum & OfDay)[] {
  const starts = stepsIn(days, step)
  const sums = new Map<string, Sum>(starts.map((start) => [start, none]))
  for (const row of rows) {
    const start = starts.findLast((one) => one <= row.day)
    const sum = start !== undefined && row.day <= days.to ? sums.get(start) : undefined
    if (start !== undefined && sum !== undefined) sums.set(start, add(sum, row))
  }
  return starts.map((day) => ({ ...(sums.get(day) ?? none), day }))
}
