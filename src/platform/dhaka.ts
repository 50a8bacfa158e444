/** Days by the clocks of Dhaka, which are never changed (D26). */

export function dateOrNothing(text: string): Date | undefined {
  const moment = new Date(text)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

/** The last moment of a day such as 2026-12-31 (D40). */
export const endOfDay = (day: string): Date | undefined =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) ? dateOrNothing(`${day}T23:59:59.999+06:00`) : undefined
