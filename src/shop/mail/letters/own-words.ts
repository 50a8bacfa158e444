import { formatTaka } from '#platform/money.ts'
import type { Settings } from '../../settings/settings.ts'
import { filled, type MailTextName, type WordedMail } from '../../settings/mail-texts.ts'
import type { Words } from '../words.ts'
import type { AboutOrder } from '../write-about-order.ts'

const mailOf: Record<AboutOrder['template'], WordedMail | undefined> = {
  'order-placed': 'placed',
  'order-shipped': 'shipped',
  'order-delivered': 'delivered',
  'order-canceled': 'canceled',
  // It goes to the shop itself.
  'new-order': undefined,
}

interface Around {
  texts: Settings['mailTexts']
  shopName: string
  /** Of the buyer, where it is one. */
  name: string
}

/** The mail with what the merchant says in it: another subject, and words after the greeting and above the order. */
export function withOwnWords(
  words: Words,
  { template, values, language }: AboutOrder,
  { texts, shopName, name }: Around,
): Words {
  const mail = mailOf[template]
  if (!mail) return words
  const total = formatTaka(values.grandTotalInPaisa, language)
  const say = (part: MailTextName) =>
    filled(texts[part][language], { order: values.orderId, name, shop: shopName, total }).trim()
  const paragraphs = (part: MailTextName) =>
    say(part)
      .split(/\n{2,}/)
      .filter(Boolean)
  const [greeting = '', ...rest] = words.paragraphs
  return {
    ...words,
    subject: say(`${mail}Subject`) || words.subject,
    paragraphs: [greeting, ...paragraphs(`${mail}Intro`), ...rest, ...paragraphs(`${mail}End`)],
  }
}
