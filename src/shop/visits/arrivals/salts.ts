/** Whose views are the same visitor's, for a day and no longer (docs/decisions/0177). */
export interface Salts {
  /** Of Dhaka, as 2026-11-22. */
  day: string
  /** When it is over, in milliseconds. */
  endsAt: number
  today: string
  /** Of the day before; undefined where the shop was not there. */
  yesterday: string | undefined
}
