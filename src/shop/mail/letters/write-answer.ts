import * as m from '../mail-messages.ts'
import type { MailOrder } from '../mail.ts'
import type { Spoken, Words } from '../words.ts'

export type AnswerToMessage = Extract<MailOrder, { template: 'message-answer' }>

interface Saying {
  shop: string
  greeting: string
  spoken: Spoken
}

/** What somebody of the shop answers a person, above what that person had written. */
export function writeAnswer(
  { text, subject, message }: AnswerToMessage['values'],
  { shop, greeting, spoken }: Saying,
): Words {
  return {
    subject: subject === '' ? m.mail_answer_subject({ shop }, spoken) : `Re: ${subject}`,
    paragraphs: [greeting, ...text.split(/\n{2,}/)],
    quoted: { title: m.mail_answer_quoted({}, spoken), text: message },
    note: m.mail_answer_note({}, spoken),
  }
}
