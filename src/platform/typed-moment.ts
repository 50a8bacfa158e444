/** The clocks of Dhaka are never changed (D26). */
const aheadOfUtcMs = 6 * 60 * 60_000

/** 2026-11-23T18:00, as a field of a form holds it, by the clocks of Dhaka; undefined for anything else. */
export function momentFromTyped(typed: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?$/.test(typed)) return undefined
  const moment = new Date(`${typed.slice(0, 16)}:00+06:00`)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

/** As it stands in such a field. */
export const typedFromMoment = (moment: Date): string =>
  new Date(moment.getTime() + aheadOfUtcMs).toISOString().slice(0, 16)
