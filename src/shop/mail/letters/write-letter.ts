import * as m from '../mail-messages.ts'
import type { MailOrder } from '../mail.ts'
import type { Spoken, Words } from '../words.ts'

export type LetterOrder = Extract<MailOrder, { template: 'message-answer' | 'newsletter-confirm' }>

export const isLetter = (order: MailOrder): order is LetterOrder =>
  order.template === 'message-answer' || order.template === 'newsletter-confirm'

interface Saying {
  shop: string
  greeting: string
  spoken: Spoken
}

/** To people who need no account: who wrote to the shop, and who wants its news. */
export const writeLetter = (order: LetterOrder, saying: Saying): Words =>
  order.template === 'message-answer'
    ? writeAnswer(order.values, saying)
    : askToConfirm(order.values, saying)

/** Where nobody asked for it, nothing need be done. */
const askToConfirm = ({ link }: { link: string }, { shop, greeting, spoken }: Saying): Words => ({
  subject: m.mail_newsletter_subject({ shop }, spoken),
  paragraphs: [greeting, m.mail_newsletter_text({ shop }, spoken)],
  button: {
    label: m.mail_newsletter_button({}, spoken),
    link,
    orCopy: m.mail_copy_link({}, spoken),
  },
  note: m.mail_newsletter_note({}, spoken),
})

type Answer = Extract<LetterOrder, { template: 'message-answer' }>['values']

/** What somebody of the shop answers a person, above what that person had written. */
function writeAnswer(
  { text, subject, message }: Answer,
  { shop, greeting, spoken }: Saying,
): Words {
  return {
    subject: subject === '' ? m.mail_answer_subject({ shop }, spoken) : `Re: ${subject}`,
    paragraphs: [greeting, ...text.split(/\n{2,}/)],
    quoted: { title: m.mail_answer_quoted({}, spoken), text: message },
    note: m.mail_answer_note({}, spoken),
  }
}
