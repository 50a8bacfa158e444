import { canMove, type DeliveryMethod, type OrderStatus } from '../order.ts'

/** Calling about an order, first of all to confirm it: what may come of a call, and when the next one is due. */

/** In the order in which forms show them. */
export const callOutcomes = [
  'confirmed',
  'reached',
  'no-answer',
  'busy',
  'wrong-number',
  'call-again',
  'canceled',
] as const
export type CallOutcome = (typeof callOutcomes)[number]

/** What staff narrow the list of orders by. `never-called`: it waits for its first call. */
export const callStates = ['never-called', ...callOutcomes] as const
export type CallState = (typeof callStates)[number]

/** With these the order goes on, and is no longer called. */
export const callMoves = { confirmed: 'Processing', canceled: 'Canceled' } as const
type MovingOutcome = keyof typeof callMoves

export const movesOrder = (outcome: CallOutcome): outcome is MovingOutcome => outcome in callMoves

/** What a call may come of depends on it. */
export interface Callable {
  status: OrderStatus
  deliveryMethod: DeliveryMethod
}

/**
 * What may come of a call about an order as it stands. A customer who is asked to confirm says yes, no or later: `reached` alone would take
 * the order out of the queue. Nobody is asked to confirm what they fetch themselves. A parcel under way is not canceled on the phone: it
 * comes back, and its pieces are booked.
 */
export function outcomesAt({ status, deliveryMethod }: Callable): CallOutcome[] {
  const isToConfirm = status === 'Pending' && deliveryMethod === 'delivery'
  return callOutcomes.filter((outcome) => {
    if (outcome === 'reached') return !isToConfirm
    if (outcome === 'confirmed') return isToConfirm
    if (!movesOrder(outcome)) return true
    return status !== 'Shipped' && canMove(status, callMoves[outcome])
  })
}

/** Each part of the queue is counted exactly so far; one more means "and more". */
export const mostToCall = 99

export const longestCallNote = 500

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** A customer who is on the phone will soon have done; one who does not answer is elsewhere for a while. Then once a day. */
const waitsInMinutes = {
  busy: [10, 30, 120, 240],
  'no-answer': [30, 120, 240],
} as const

const reachedNobody = (outcome: CallOutcome): outcome is keyof typeof waitsInMinutes =>
  outcome in waitsInMinutes

/** How often nobody answered, this time included: of an order that is to be confirmed ever, of another one since somebody last did. */
export function triesWith(status: OrderStatus, calls: readonly { outcome: CallOutcome }[]): number {
  const reached = calls.findLastIndex(({ outcome }) => !reachedNobody(outcome))
  const counted = status === 'Pending' ? calls : calls.slice(reached + 1)
  return counted.filter(({ outcome }) => reachedNobody(outcome)).length + 1
}

/** People are called by day; what would be due at night is due in the morning. */
const firstHour = 9
const endOfCalls = 21
const morningHour = 10
const eveningHour = 18

/**
 * When an order is offered again that nobody was reached for. Undefined: it is not offered by itself any more.
 * `tries`: calls without an answer, this one included.
 */
export function nextTry(outcome: CallOutcome, tries: number, now: Date): Date | undefined {
  if (!reachedNobody(outcome)) return undefined
  const minutes = waitsInMinutes[outcome][tries - 1]
  return byDay(new Date(now.getTime() + (minutes === undefined ? dayMs : minutes * minuteMs)))
}

/**
 * A call that was promised about an order under way is tried again, never before its time; nobody waits for another one. Its moment, or
 * undefined where nothing is promised any more.
 */
export function nextPromised(promised: Date | null, next: Date | undefined): Date | undefined {
  if (!promised || !next) return undefined
  return promised > next ? promised : next
}

function byDay(at: Date): Date {
  const hour = hourInDhaka(at)
  if (hour < firstHour) return hourOfDay(at, morningHour)
  return hour >= endOfCalls ? hourOfDay(at, morningHour, 1) : at
}

/** What people on the phone usually say. */
export const callBackChoices = ['in-an-hour', 'evening', 'tomorrow'] as const
export type CallBackChoice = (typeof callBackChoices)[number]

/** The evening is that of tomorrow once today's has come. */
export function callBackAt(choice: CallBackChoice, now: Date): Date {
  if (choice === 'in-an-hour') return new Date(now.getTime() + hourMs)
  if (choice === 'tomorrow') return hourOfDay(now, morningHour, 1)
  return hourOfDay(now, eveningHour, isEvening(now) ? 1 : 0)
}

/** Nobody keeps a promise for longer. */
const longestWaitMs = 60 * dayMs

/** Whether a moment that somebody named lies ahead, and not too far. */
export const canCallAt = (at: Date, now: Date): boolean =>
  at > now && at.getTime() - now.getTime() <= longestWaitMs

/** The clocks of Dhaka are never changed (D26). */
const aheadOfUtcMs = 6 * hourMs

/** Whether this evening is no longer ahead. */
export const isEvening = (now: Date): boolean => hourInDhaka(now) >= eveningHour

const hourInDhaka = (at: Date) => new Date(at.getTime() + aheadOfUtcMs).getUTCHours()

function hourOfDay(day: Date, hour: number, daysLater = 0): Date {
  const midnight = Math.floor((day.getTime() + aheadOfUtcMs) / dayMs + daysLater) * dayMs
  return new Date(midnight + hour * hourMs - aheadOfUtcMs)
}

/** 2026-11-23T18:00, as a form sends what somebody chose, by the clocks of Dhaka. */
export const momentInDhaka = (typed: string): Date => new Date(`${typed}:00+06:00`)
