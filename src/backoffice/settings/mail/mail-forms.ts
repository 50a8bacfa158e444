import { m } from '#paraglide/messages.js'

/** The forms of the mails that merchants add words to, in the order in which shoppers get them. */
export const mailForms = ['placedMail', 'shippedMail', 'deliveredMail', 'canceledMail'] as const
export type MailForm = (typeof mailForms)[number]

export const mailFormNames: Record<MailForm, () => string> = {
  placedMail: m.settings_mail_placed,
  shippedMail: m.settings_mail_shipped,
  deliveredMail: m.settings_mail_delivered,
  canceledMail: m.settings_mail_canceled,
}
