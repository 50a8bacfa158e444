import { m } from '#paraglide/messages.js'
import type { MessageProblem } from '#shop/content/message-contract.ts'

/** What each field says: what to do, in the language of the page. */
export const problemWords: Record<MessageProblem, () => string> = {
  'name-missing': m.contact_problem_name_missing,
  'name-too-long': m.contact_problem_name_long,
  'reply-to-invalid': m.contact_problem_reply_to,
  'subject-too-long': m.contact_problem_subject_long,
  'message-too-short': m.contact_problem_message_short,
  'message-too-long': m.contact_problem_message_long,
  'language-unknown': m.form_check_fields,
}
