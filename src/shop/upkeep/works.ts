/** `night`: once, when few people order. `always`: every few seconds. `start`: whenever the shop starts. */
export type Rhythm = 'minutes' | 'night' | 'always' | 'start'

interface Kind {
  every: Rhythm
  /** Staff may have it done at once: whenever it is done, nobody is written to and no order moves. */
  mayAsk?: true
}

/** What the shop does by itself, over and over. */
export const works = {
  'order-mails': { every: 'always' },
  'customer-sums': { every: 'always' },
  'sales-sums': { every: 'always' },
  'stock-levels': { every: 'always' },
  'visit-views': { every: 'always' },
  'visit-sums': { every: 'always' },
  'daily-mails': { every: 'minutes' },
  'report-mails': { every: 'minutes' },
  'unconfirmed-orders': { every: 'minutes' },
  'units-sold': { every: 'minutes', mayAsk: true },
  'stock-pace': { every: 'minutes', mayAsk: true },
  'ended-sessions': { every: 'minutes', mayAsk: true },
  'refused-tries': { every: 'minutes', mayAsk: true },
  'old-mails': { every: 'minutes', mayAsk: true },
  'visitor-records': { every: 'minutes', mayAsk: true },
  'page-views': { every: 'minutes', mayAsk: true },
  exports: { every: 'minutes', mayAsk: true },
  imports: { every: 'minutes', mayAsk: true },
  'order-edits': { every: 'minutes', mayAsk: true },
  'client-keys': { every: 'minutes', mayAsk: true },
  'repeatable-calls': { every: 'minutes', mayAsk: true },
  pictures: { every: 'night', mayAsk: true },
  'sales-books': { every: 'night', mayAsk: true },
  'picture-sizes': { every: 'start' },
} as const satisfies Record<string, Kind>

export type WorkName = keyof typeof works

type NamesOf<Wanted extends Partial<Kind>> = {
  [Name in WorkName]: (typeof works)[Name] extends Wanted ? Name : never
}[WorkName]

export type MinutesWork = NamesOf<{ every: 'minutes' }>
export type NightWork = NamesOf<{ every: 'night' }>
export type AskableWork = NamesOf<{ mayAsk: true }>

export const workNames = Object.keys(works) as WorkName[]

export const mayAskFor = (name: WorkName): name is AskableWork => 'mayAsk' in works[name]

/** What does not end within so long was broken off. */
export const longestRunMs = 3_600_000

/** Between two rounds of what is done every few minutes. */
export const roundMs = 5 * 60_000

/** How long it stays set aside before it is tried again. */
export const setAsideMs = 24 * 3_600_000

/** Why the last one failed. `crashed`: it ended the process, and is set aside. */
export const workProblems = ['database-away', 'no-room', 'broken', 'crashed'] as const
export type WorkProblem = (typeof workProblems)[number]
