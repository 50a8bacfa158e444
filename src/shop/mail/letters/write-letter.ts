import * as m from '../mail-messages.ts'
import type { MailOrder } from '../mail.ts'
import type { Spoken, Words } from '../words.ts'

const templates = ['message-answer', 'newsletter-confirm', 'question-answer'] as const

export type LetterOrder = Extract<MailOrder, { template: (typeof templates)[number] }>

export const isLetter = (order: MailOrder): order is LetterOrder =>
  (templates as readonly string[]).includes(order.template)

interface Saying {
  shop: string
  greeting: string
  spoken: Spoken
}

/** To people who need no account: who wrote to the shop, who asked about a product, and who wants its news. */
export function writeLetter(order: LetterOrder, saying: Saying): Words {
  switch (order.template) {
    case 'message-answer':
      return writeAnswer(order.values, saying)
    case 'question-answer':
      return answerQuestion(order.values, saying)
    case 'newsletter-confirm':
      return askToConfirm(order.values, saying)
  }
}

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

type QuestionAnswer = Extract<LetterOrder, { template: 'question-answer' }>['values']

/** Once for each question: whoever asked reads here that it is answered, and what. */
const answerQuestion = (
  { text, question, product, link }: QuestionAnswer,
  { shop, greeting, spoken }: Saying,
): Words => ({
  subject: m.mail_question_subject({ shop, product }, spoken),
  paragraphs: [greeting, ...text.split(/\n{2,}/)],
  button: {
    label: m.mail_question_button({}, spoken),
    link,
    orCopy: m.mail_copy_link({}, spoken),
  },
  quoted: { title: m.mail_question_quoted({}, spoken), text: question },
  note: m.mail_question_note({}, spoken),
})
