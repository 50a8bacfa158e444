import type { Language } from '../../platform/language.ts'
import type { Settings } from '../settings/settings.ts'
import * as m from './mail-messages.ts'
import { asHtml, type MailLogo } from './letters/as-html.ts'
import { withOwnWords } from './letters/own-words.ts'
import { writeDailyFigures } from './letters/write-daily-figures.ts'
import { writeSalesReport } from './letters/write-sales-report.ts'
import { isLetter, writeLetter, type LetterOrder } from './letters/write-letter.ts'
import type { MailOrder } from './mail.ts'
import { writeTestMail } from './sender/write-test-mail.ts'
import type { Spoken, Words } from './words.ts'
import { isAboutOrder, writeAboutOrder, type AboutOrder } from './write-about-order.ts'

export interface ComposedMail {
  subject: string
  text: string
  html: string
}

/** Of the shop. */
export interface MailLook extends Pick<Settings, 'shopName' | 'brandColour' | 'mailTexts'> {
  /** In place of the shop's name. */
  logoOfMail?: MailLogo
}

/** Writes the mail that was asked for, as plain text and as HTML that old mail programs understand. */
export function composeMail(
  order: MailOrder,
  { shopName: names, brandColour, mailTexts, logoOfMail: logo }: MailLook,
): ComposedMail {
  const shopName = names[order.language]
  const words = wordsOf(order, { shop: shopName, texts: mailTexts })
  return {
    subject: words.subject,
    text: asText(words, shopName),
    html: asHtml(words, {
      shopName,
      brandColour,
      language: order.language,
      ...(logo && { logo }),
    }),
  }
}

function wordsOf(
  order: MailOrder,
  { shop, texts }: { shop: string; texts: Settings['mailTexts'] },
): Words {
  const spoken = { locale: order.language }
  const { name } = order.values
  const greeting = isName(name)
    ? m.mail_hello({ name: name.trim() }, spoken)
    : m.mail_hello_nobody({}, spoken)
  const saying = { shop, greeting, spoken }
  if (order.template === 'daily-figures') return writeDailyFigures(order, saying)
  if (order.template === 'sales-report') return writeSalesReport(order, saying)
  if (order.template === 'test-mail') return writeTestMail(order.values.link, saying)
  if (isAboutOrder(order)) {
    const around = { texts, shopName: shop, name: isName(name) ? name.trim() : '' }
    return withOwnWords(writeAboutOrder(order, saying), order, around)
  }
  return isLetter(order) ? writeLetter(order, saying) : writeAboutAccount(order, saying)
}

type AboutAccount = Exclude<
  MailOrder,
  AboutOrder | LetterOrder | { template: 'test-mail' | 'daily-figures' | 'sales-report' }
>

function writeAboutAccount(order: AboutAccount, saying: Saying): Words {
  const { shop, greeting, spoken } = saying
  const { template, values, language } = order
  const time = 'validMinutes' in values ? timeInWords(values.validMinutes, language, spoken) : ''
  const orCopy = m.mail_copy_link({}, spoken)
  const withButton = (label: string) => ({ label, link: values.link, orCopy })
  switch (template) {
    case 'reset-password':
      return {
        subject: m.mail_reset_subject({ shop }, spoken),
        paragraphs: [greeting, m.mail_reset_text({ shop }, spoken)],
        button: withButton(m.mail_reset_button({}, spoken)),
        note: m.mail_reset_note({ time }, spoken),
      }
    case 'verify-email':
      return {
        subject: m.mail_verify_subject({ shop }, spoken),
        paragraphs: [greeting, m.mail_verify_text({ shop }, spoken)],
        button: withButton(m.mail_verify_button({}, spoken)),
        note: m.mail_verify_note({ time, shop }, spoken),
      }
    case 'change-email':
      return {
        subject: m.mail_change_subject({ shop }, spoken),
        paragraphs: [greeting, m.mail_change_text({ shop, email: values.newEmail }, spoken)],
        button: withButton(m.mail_change_button({}, spoken)),
        note: m.mail_change_note({ time }, spoken),
      }
    case 'password-changed':
      return {
        subject: m.mail_password_subject({ shop }, spoken),
        paragraphs: [greeting, m.mail_password_text({ shop }, spoken)],
        button: withButton(m.mail_password_button({}, spoken)),
        note: m.mail_password_note({}, spoken),
      }
    case 'staff-invitation': {
      const role = roleWords[values.role]({}, spoken)
      const days = new Intl.NumberFormat(language).format(values.days)
      return {
        subject: m.mail_invitation_subject({ shop }, spoken),
        paragraphs: [greeting, m.mail_invitation_text({ shop, role }, spoken)],
        button: withButton(m.mail_invitation_button({}, spoken)),
        note: m.mail_invitation_note({ days }, spoken),
      }
    }
    case 'second-factor-on':
    case 'second-factor-off':
    case 'recovery-code-used':
      return {
        ...aboutSecondFactor(order, saying),
        button: withButton(m.mail_factor_button({}, spoken)),
        note: m.mail_factor_note({}, spoken),
      }
    default: {
      const { label, ...words } = aboutOldEmail(template, saying)
      return { ...words, button: withButton(label) }
    }
  }
}

const roleWords = {
  owner: m.mail_role_owner,
  admin: m.mail_role_admin,
  moderator: m.mail_role_moderator,
}

type AboutSecondFactor = Extract<
  MailOrder,
  { template: 'second-factor-on' | 'second-factor-off' | 'recovery-code-used' }
>

interface Saying {
  shop: string
  greeting: string
  spoken: Spoken
}

function aboutOldEmail(
  template: 'email-change-asked' | 'email-changed',
  { shop, greeting, spoken }: Saying,
): Omit<Words, 'button'> & { label: string } {
  return template === 'email-changed'
    ? {
        subject: m.mail_changed_subject({ shop }, spoken),
        paragraphs: [greeting, m.mail_changed_text({ shop }, spoken)],
        label: m.mail_changed_button({}, spoken),
        note: m.mail_changed_note({}, spoken),
      }
    : {
        subject: m.mail_asked_subject({ shop }, spoken),
        paragraphs: [greeting, m.mail_asked_text({ shop }, spoken)],
        label: m.mail_asked_button({}, spoken),
        note: m.mail_asked_note({}, spoken),
      }
}

function aboutSecondFactor(
  { template, values, language }: AboutSecondFactor,
  { shop, greeting, spoken }: Saying,
): Pick<Words, 'subject' | 'paragraphs'> {
  const left = new Intl.NumberFormat(language).format(values.left)
  switch (template) {
    case 'second-factor-on':
      return {
        subject: m.mail_factor_on_subject({ shop }, spoken),
        paragraphs: [greeting, m.mail_factor_on_text({ shop }, spoken)],
      }
    case 'second-factor-off':
      return {
        subject: m.mail_factor_off_subject({ shop }, spoken),
        paragraphs: [greeting, m.mail_factor_off_text({ shop }, spoken)],
      }
    case 'recovery-code-used':
      return {
        subject: m.mail_recovery_subject({ shop }, spoken),
        paragraphs: [greeting, m.mail_recovery_text({ shop, left }, spoken)],
      }
  }
}

function timeInWords(minutes: number, language: Language, spoken: Spoken): string {
  const { format } = new Intl.NumberFormat(language)
  return minutes < 120
    ? m.mail_minutes({ count: format(minutes) }, spoken)
    : m.mail_hours({ count: format(minutes / 60) }, spoken)
}

/** A person who signs up with somebody else's e-mail must not be able to send them an advertisement as a name. */
function isName(name: string): boolean {
  return /^[\p{L}\p{M}\s'’.-]{1,60}$/u.test(name.trim()) && !/\.\p{L}{2}/u.test(name)
}

function asText({ paragraphs, sums, button, quoted, note }: Words, shopName: string): string {
  const sumLines = sums && [
    [sums.title, ...sums.rows.map(({ label, amount }) => `${label}: ${amount}`)].join('\n'),
  ]
  const link = button ? [`${button.label}:\n${button.link}`] : []
  const quotedLines = quoted ? [`${quoted.title}\n${quoted.text.replace(/^/gm, '> ')}`] : []
  const parts = [...paragraphs, ...(sumLines ?? []), ...link, note, ...quotedLines]
  return [...parts, `-- \n${shopName}`].join('\n\n')
}
