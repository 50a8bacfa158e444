import { m } from '#paraglide/messages.js'

/** The mail sender, as the search over all settings finds it. */
export const mailEntries = () => [
  { id: 'mail-sender', label: m.settings_mail_sender(), hint: m.settings_mail_sender_hint() },
  { id: 'testMail-send', label: m.settings_test_mail(), hint: m.settings_test_mail_send() },
]
