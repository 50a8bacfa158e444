import { m } from '#paraglide/messages.js'
import type { MailTrouble } from '#platform/network/mail-trouble.ts'

/** Why the test mail was not sent, and what to do. */
export const mailTroubleWords: Record<
  MailTrouble | 'no-mail-server' | 'no-address' | 'too-many',
  () => string
> = {
  'login-refused': m.settings_mail_login_refused,
  'no-tls': m.settings_mail_no_tls,
  'unknown-server': m.settings_mail_unknown_server,
  'no-connection': m.settings_mail_no_connection,
  'no-answer': m.settings_mail_no_answer,
  'sender-refused': m.settings_mail_sender_refused,
  'recipient-refused': m.settings_mail_recipient_refused,
  'letter-refused': m.settings_mail_letter_refused,
  later: m.settings_mail_later,
  other: m.settings_mail_other,
  'no-mail-server': m.outbox_no_server,
  'no-address': m.settings_mail_recipient_refused,
  'too-many': m.settings_test_mail_too_many,
}
