import { m } from '#paraglide/messages.js'
import type { FieldProblem } from '../submission/submission-answer.ts'

/** What each refused field says: what to do, in the language of the page. */
export const problemWords: Record<FieldProblem, () => string> = {
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
  'amount-invalid': m.checkout_problem_line,
  'coupon-invalid': m.checkout_problem_coupon,
}

export function wordsFor(problem: FieldProblem): string {
  return problemWords[problem]()
}
