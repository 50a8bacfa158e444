import type { Database } from '#platform/database/database.ts'
import { inLanguage } from '#platform/language.ts'
import { nameProducts } from '../../catalog/listings/find-slugs.ts'
import { replyEmail } from '../../content/inbox/answer-message.ts'
import { namePeople } from '../../identity/users/list-people.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import type { Shop } from '../../shop.ts'
import type { productQuestions } from './tables.ts'

type Answered = Pick<
  typeof productQuestions.$inferSelect,
  'customerId' | 'email' | 'productId' | 'text' | 'answer' | 'language'
>

/** The answer by mail, to an account or to the address that a guest left for it: one mail, which they asked for. */
export async function mailToAsker(
  shop: Shop,
  database: Database,
  { customerId, email, productId, text: question, answer: text, language }: Answered,
): Promise<void> {
  const account = customerId && (await namePeople(shop, [customerId])).get(customerId)
  const to = account ? account.email : email
  const product = (await nameProducts(database, [productId])).get(productId)
  if (!to || !product) return
  const page = `/product/${encodeURIComponent(product.slug)}/questions`
  const link = shop.environment.shopUrl + (language === 'bn' ? '/bn' : '') + page
  const name = account ? account.name : ''
  const about = inLanguage(language, product.name, product.nameBn)
  const values = { name, link, text, question, product: about }
  const replyTo = replyEmail(await loadSettings(shop))
  await shop.mail.send({ to, language, template: 'question-answer', values, replyTo }, database)
}
