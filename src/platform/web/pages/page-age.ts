/** How a page that is kept grows stale: moments in ms since 1970. */
export interface PageAge {
  madeAt: number
  /** From then on it is made anew and waited for; 0 at once. */
  staleFrom: number
  /** From then on it is made anew while the old one serves anyone who asks, … */
  calmlyStaleFrom: number
  /** … until then. */
  servesUntil: number
  beganAt: number
  /** How often it was made anew lately; each second takes one away. */
  pressure: number
}

/** How long a request waits for a fresh page before it is given the old one. */
export const patienceMs = 300

/** However often something changes that changes by itself all day long, a page is made anew for it once in this time. */
const calmMs = 1000

/**
 * A page is made anew at once so often, as a person changes things; then as often as once in a while, however many products an import, a
 * change of many or a program changes (docs/decisions/0209). With the time that it takes to make, a change is seen within a second.
 */
const mostAtOnce = 10
const everyMs = 600

interface Made {
  beganAt: number
  madeAt: number
  /** When it is out of date by itself; left out, never. */
  datedUntil: number | undefined
  /** The one that it replaces. */
  before: Pick<PageAge, 'madeAt' | 'pressure'> | undefined
}

export const ageOf = ({ datedUntil, before, ...made }: Made): PageAge => ({
  ...made,
  staleFrom: datedUntil ?? Infinity,
  calmlyStaleFrom: Infinity,
  servesUntil: Infinity,
  pressure: Math.min((before ? pressureAt(before, made.madeAt) : 0) + 1, mostAtOnce + 1),
})

const pressureAt = ({ madeAt, pressure }: Pick<PageAge, 'madeAt' | 'pressure'>, now: number) =>
  Math.max(pressure - (now - madeAt) / 1000, 0)

/** What it shows has changed. */
export function ageByChange(age: PageAge, now: number): void {
  const { beganAt, madeAt } = age
  if (pressureAt(age, now) < mostAtOnce) age.staleFrom = 0
  else ageCalmly(age, Math.max(beganAt + everyMs, madeAt), patienceMs)
}

/** The same of what changes by itself all day long. */
export const ageByItself = (age: PageAge): void => ageCalmly(age, age.madeAt + calmMs, calmMs)

function ageCalmly(age: PageAge, from: number, servesMs: number): void {
  age.calmlyStaleFrom = Math.min(age.calmlyStaleFrom, from)
  age.servesUntil = Math.min(age.servesUntil, from + servesMs)
}

export const isFresh = (age: PageAge, now: number): boolean =>
  Math.min(age.staleFrom, age.calmlyStaleFrom) > now

/** Nobody waits for a new one yet. */
export const servesMeanwhile = (age: PageAge, now: number): boolean =>
  Math.min(age.staleFrom, age.servesUntil) > now
