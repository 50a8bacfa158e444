import type { Language } from '#platform/language.ts'
import { subscribeToNewsletter } from '#shop/newsletter/subscribe-to-newsletter.ts'
import type { Shop } from '#shop/shop.ts'
import { readTyped, type Typed } from '../forms/form-answer.ts'
import {
  checkSubscription,
  subscriptionFields,
  type SubscriptionAnswer,
  type SubscriptionField,
} from './subscription-fields.ts'

export interface AnsweredSubscription {
  answer: SubscriptionAnswer
  typed: Typed<SubscriptionField>
}

/** An address that came as a plain form, from a browser without JavaScript: the same rules and limits as those of the API. */
export async function takeSubscription(
  shop: Shop,
  form: FormData,
  { address, language }: { address: string; language: Language },
): Promise<AnsweredSubscription> {
  const typed = readTyped(form, subscriptionFields)
  const limit = await shop.rateLimits.take('newsletter', address)
  if (limit.outcome === 'too-many') return { answer: { outcome: 'too-many' }, typed }
  const checked = checkSubscription(typed, language)
  if (checked.outcome === 'check-fields') return { answer: checked, typed }
  await subscribeToNewsletter(shop, checked.subscription)
  return { answer: { outcome: 'sent' }, typed }
}
