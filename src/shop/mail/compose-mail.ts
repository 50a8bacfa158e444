import type { Language } from '../../platform/language.ts'
import * as m from './mail-messages.ts'
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

/** Writes the mail that was asked for, as plain text and as HTML that old mail programs understand. */
export function composeMail(order: MailOrder, shopName: string): ComposedMail {
  const words = wordsOf(order, shopName, { locale: order.language })
  return {
    subject: words.subject,
    text: asText(words, shopName),
    html: asHtml(words, shopName, order.language),
  }
}

function wordsOf(order: MailOrder, shop: string, spoken: Spoken): Words {
  const { name } = order.values
  const greeting = isName(name)
    ? m.mail_hello({ name: name.trim() }, spoken)
    : m.mail_hello_nobody({}, spoken)
  const saying = { shop, greeting, spoken }
  if (order.template === 'test-mail') return writeTestMail(order.values.link, saying)
  if (isAboutOrder(order)) return writeAboutOrder(order, saying)
  return isLetter(order) ? writeLetter(order, saying) : writeAboutAccount(order, saying)
}

type AboutAccount = Exclude<MailOrder, AboutOrder | LetterOrder | { template: 'test-mail' }>

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
    case 'second-factor-on':
    case 'second-factor-off':
    case 'recovery-code-used':
      return {
        ...aboutSecondFactor(order, saying),
        button: withButton(m.mail_factor_button({}, spoken)),
        note: m.mail_factor_note({}, spoken),
      }
    default: {
      const { label, ...words } = aboutOldAddress(template, saying)
      return { ...words, button: withButton(label) }
    }
  }
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

function aboutOldAddress(
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

/** Anyone who signs up with somebody else's address must not be able to send them an advertisement as a name. */
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

const font = "font-family:'Noto Sans Bengali',system-ui,-apple-system,'Segoe UI',Roboto,sans-serif"

const paragraph = (content: string, look = 'color:#16201c') =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:1.6;${look}">${content}</p>`

function asHtml(
  { subject, paragraphs, sums, button, quoted, note }: Words,
  shopName: string,
  language: Language,
) {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(subject)}</title></head>
<body style="margin:0;background:#fbfaf6;${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #e6e3da;border-radius:12px"><tr><td style="padding:28px 24px;${font}">
<p style="margin:0 0 20px;font-size:20px;font-weight:700;color:#0b6b4f">${escape(shopName)}</p>
${paragraphs.map((text) => paragraph(inLines(text))).join('\n')}
${sums ? tableOf(sums) : ''}${button ? pressed(button) : ''}${paragraph(escape(note), 'color:#4d5a54')}
${quoted ? quote(quoted) : ''}${button ? copied(button) : ''}
</td></tr></table>
</td></tr></table>
</body>
</html>
`
}

type Button = NonNullable<Words['button']>

const pressed = ({ label, link }: Button) =>
  `<p style="margin:24px 0"><a href="${escape(link)}" style="display:inline-block;padding:13px 22px;border-radius:10px;background:#0b6b4f;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escape(label)}</a></p>
`

const copied = ({ link, orCopy }: Button) =>
  paragraph(
    `${escape(orCopy)}<br><a href="${escape(link)}" style="color:#0b6b4f;word-break:break-all">${escape(link)}</a>`,
    'font-size:14px;color:#4d5a54',
  )

const quote = ({ title, text }: NonNullable<Words['quoted']>) =>
  `${paragraph(escape(title), 'font-size:14px;color:#4d5a54')}
<blockquote style="margin:0 0 16px;padding:0 0 0 12px;border-left:3px solid #e6e3da">${paragraph(inLines(text), 'font-size:14px;color:#4d5a54')}</blockquote>
`

function tableOf({ title, rows }: NonNullable<Words['sums']>): string {
  const lines = rows.map(({ label, amount, isTotal }) => {
    const cell = `padding:8px 0;border-top:1px solid #e6e3da;font-size:16px;line-height:1.5;color:#16201c;font-weight:${isTotal ? 700 : 400};vertical-align:top`
    return `<tr><td style="${cell}">${escape(label)}</td><td align="right" style="${cell};padding-left:16px;white-space:nowrap">${escape(amount)}</td></tr>`
  })
  return `${paragraph(escape(title), 'color:#16201c;font-weight:700')}
<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${lines.join('\n')}</table>
`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? '')

const inLines = (text: string) => escape(text).replaceAll('\n', '<br>')
