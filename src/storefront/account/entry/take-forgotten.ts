import { askReset } from '#shop/identity/passwords/ask-reset.ts'
import type { Shop } from '#shop/shop.ts'
import { readTyped } from '../../forms/form-answer.ts'
import { checkForgotten } from './check-forgotten.ts'
import { entryFields, type AnsweredEntry } from './entry-form.ts'

/** Somebody asks for a new password with a plain form, without JavaScript: the same rules and limits as those of the API. */
export async function takeForgotten(
  shop: Shop,
  form: FormData,
  address: string,
): Promise<AnsweredEntry> {
  const { name, email } = readTyped(form, entryFields)
  const typed = { name, email }
  const limit = await shop.rateLimits.take('identity-code', address)
  if (limit.outcome === 'too-many') return { answer: { outcome: 'too-many-requests' }, typed }
  const checked = checkForgotten(email)
  if (checked.outcome === 'check-fields') return { answer: checked, typed }
  const { outcome } = await askReset(shop, checked.content, address)
  return { answer: { outcome: outcome === 'asked' ? 'sent' : outcome }, typed }
}
