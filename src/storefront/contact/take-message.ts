import type { Language } from '#platform/language.ts'
import { sendMessage } from '#shop/content/send-message.ts'
import type { Shop } from '#shop/shop.ts'
import { readTyped } from '../forms/form-answer.ts'
import {
  checkMessage,
  messageFields,
  type MessageAnswer,
  type TypedMessage,
} from './message-fields.ts'

export interface AnsweredMessage {
  answer: MessageAnswer
  typed: TypedMessage
}

/** A message that came as a plain form, from a browser without JavaScript: the same rules and limits as those of the API. */
export async function takeMessage(
  shop: Shop,
  form: FormData,
  { address, language }: { address: string; language: Language },
): Promise<AnsweredMessage> {
  const typed = readTyped(form, messageFields)
  const limit = await shop.rateLimits.take('contact', address)
  if (limit.outcome === 'too-many') return { answer: { outcome: 'too-many' }, typed }
  const checked = checkMessage(typed, language)
  if (checked.outcome === 'check-fields') return { answer: checked, typed }
  const { outcome } = await sendMessage(shop, checked.message)
  return { answer: { outcome }, typed }
}
