import { m } from '#paraglide/messages.js'
import type { EditFieldProblem } from './edit-schema.ts'

/** What each refused field says: what to do. */
export const problemWords: Record<EditFieldProblem, () => string> = {
  'full-name-missing': m.checkout_problem_full_name_missing,
  'full-name-too-long': m.checkout_problem_full_name_too_long,
  'phone-invalid': m.checkout_problem_phone,
  'email-invalid': m.checkout_problem_email,
  'district-missing': m.checkout_problem_district,
  'district-unknown': m.checkout_problem_district_unknown,
  'area-missing': m.checkout_problem_area,
  'area-unknown': m.checkout_problem_area_unknown,
  'address-too-short': m.checkout_problem_address_too_short,
  'address-too-long': m.checkout_problem_address_too_long,
  'note-too-long': m.checkout_problem_note_too_long,
  'language-unknown': m.checkout_problem_line,
  'line-invalid': m.checkout_problem_line,
  'quantity-invalid': m.checkout_problem_quantity,
  'too-many-lines': m.checkout_problem_too_many_lines,
  'amount-invalid': m.edit_amount_unclear,
  'amount-unclear': m.edit_amount_unclear,
  'reason-missing': m.edit_reason_missing,
  'reason-too-long': m.desk_reason_long,
}
