import { identitySchema } from '#shop/identity/contract.ts'
import { enterSecondFactor } from '#shop/identity/sign-in/enter-second-factor.ts'
import type { Visit } from '#shop/identity/visit.ts'
import type { Shop } from '#shop/shop.ts'
import { codeMissing, readCodeTyped, type CodeAnswer } from './code-form-fields.ts'

/** The second step with a plain form, without JavaScript: the same rules and limits as those of the API. */
export async function takeSecondFactor(
  shop: Shop,
  form: FormData,
  visit: Visit,
): Promise<{ answer: CodeAnswer; cookies: readonly string[] }> {
  const limit = await shop.rateLimits.take('identity-code', visit.address)
  if (limit.outcome === 'too-many') return { answer: { outcome: 'too-many-requests' }, cookies: [] }
  const checked = identitySchema.digits.safeParse({ code: readCodeTyped(form) })
  if (!checked.success) return { answer: codeMissing, cookies: [] }
  const result = await enterSecondFactor(shop, checked.data.code, visit)
  return result.outcome === 'signed-in'
    ? { answer: { outcome: 'sent' }, cookies: result.cookies }
    : { answer: { outcome: result.outcome }, cookies: [] }
}
