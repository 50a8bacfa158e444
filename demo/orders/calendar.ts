import { between, drawer, type Random } from './random.ts'

const hourMs = 3_600_000
export const dayMs = 24 * hourMs
/** Bangladesh has no summer time. */
const dhakaMs = 6 * hourMs

const islamic = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  month: 'numeric',
  day: 'numeric',
})

/** Eid al-Fitr and Eid al-Adha (month and day); the moon is mostly seen a day later in Bangladesh than where the calendar is made. */
const eids = ['10/2', '12/11']

function isEid(day: number): boolean {
  const parts = islamic.formatToParts(day * dayMs)
  const read = (type: string) => parts.find((part) => part.type === type)?.value
  return eids.includes(`${read('month')}/${read('day')}`)
}

/** Thursday 1 January 1970 is day 0. */
function isWeekend(day: number): boolean {
  const weekday = (day + 4) % 7
  return weekday === 5 || weekday === 6
}

const daysOfYear = 365
/** The shop sells three times as much at the end of the year as at its beginning. */
const growth = 3

/** How many orders come on a day of Dhaka, beside an ordinary one of the first week. */
function weightOf(day: number, last: number, eidDays: readonly number[]): number {
  const trend = growth ** ((daysOfYear - (last - day)) / daysOfYear)
  const weekend = isWeekend(day) ? 1.3 : 1
  const untilEid = eidDays.map((eid) => eid - day)
  // People buy for the feast until the couriers stop; then the shop is quiet.
  const before = untilEid.find((days) => days >= 3 && days <= 18)
  const around = untilEid.some((days) => days >= -2 && days < 3)
  const feast = around ? 0.35 : before === undefined ? 1 : 1.3 + (18 - before) / 15
  return trend * weekend * feast
}

/** By hour of Dhaka: people buy at noon and, most of all, in the evening. */
const drawHour = drawer(
  [6, 3, 2, 1, 1, 2, 4, 7, 12, 20, 28, 33, 35, 34, 32, 30, 30, 32, 36, 45, 58, 62, 48, 22].map(
    (weight, hour) => [hour, weight] as const,
  ),
)

/** Draws moments at which orders came within the year before `now`. */
export function momentsOf(now: Date): (random: Random) => Date {
  const last = Math.floor((now.getTime() + dhakaMs) / dayMs)
  const days = Array.from({ length: daysOfYear }, (_, index) => last - index)
  const eidDays = Array.from({ length: daysOfYear + 30 }, (_, index) => last + 25 - index).filter(
    isEid,
  )
  const drawDay = drawer(days.map((day) => [day, weightOf(day, last, eidDays)] as const))
  const draw = (random: Random) =>
    drawDay(random) * dayMs - dhakaMs + drawHour(random) * hourMs + between(random, 0, hourMs - 1)
  return (random) => {
    for (;;) {
      const at = draw(random)
      // What is left of today has not happened yet.
      if (at < now.getTime()) return new Date(at)
    }
  }
}

/** The next moment that somebody sits at the desk: 9 to 20 o'clock in Dhaka. */
export function atDesk(at: number): number {
  const ofDay = (at + dhakaMs) % dayMs
  const day = at - ofDay
  if (ofDay < 9 * hourMs) return day + 9 * hourMs + ofDay / 6
  return ofDay < 20 * hourMs ? at : day + dayMs + 9 * hourMs + (ofDay - 20 * hourMs) / 4
}
