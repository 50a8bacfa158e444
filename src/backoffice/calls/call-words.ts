import { m } from '#paraglide/messages.js'
import type { CallState } from '#shop/orders/calls/call.ts'

export const callNames: Record<CallState, () => string> = {
  'never-called': m.calls_never,
  confirmed: m.calls_confirmed,
  reached: m.calls_reached,
  'no-answer': m.calls_no_answer,
  busy: m.calls_busy,
  'wrong-number': m.calls_wrong_number,
  'call-again': m.calls_again,
  canceled: m.calls_canceled,
}

/** Keys of what is wrong with a field of a call. */
export type CallProblem =
  | 'call-note-long'
  | 'call-reason-missing'
  | 'call-reason-long'
  | 'when-missing'
  | 'when-wrong'

export const callProblemWords: Record<CallProblem, () => string> = {
  'call-note-long': m.calls_note_long,
  'call-reason-missing': m.desk_reason_missing,
  'call-reason-long': m.desk_reason_long,
  'when-missing': m.calls_when_missing,
  'when-wrong': m.calls_when_wrong,
}

/** Why a call was not written down, or a step not taken back. */
export const callRefusalWords = {
  'called-meanwhile': m.calls_called_meanwhile,
  'not-pending': m.calls_not_pending,
  'not-at-status': m.calls_not_at_status,
  'person-removed': m.calls_person_removed,
  'too-late': m.undo_too_late,
  'not-by-staff': m.undo_not_by_staff,
  'sold-out': m.undo_sold_out,
  'coupon-used-up': m.undo_coupon_used_up,
  'coupon-used-meanwhile': m.undo_coupon_used_meanwhile,
  'pieces-sold': m.undo_pieces_sold,
}
