import '../checkout/fields/zod-without-eval.ts'
import { getLocale } from '#paraglide/runtime.js'
import { readTyped } from '../forms/form-answer.ts'
import { postForm } from '../forms/post-form.ts'
import {
  checkSubscription,
  subscriptionFields,
  type SubscriptionAnswer,
} from './subscription-fields.ts'

/** Loaded with the first press: the rules are many kilobytes. */
export async function sendSubscription(form: FormData): Promise<SubscriptionAnswer> {
  const checked = checkSubscription(readTyped(form, subscriptionFields), getLocale())
  if (checked.outcome === 'check-fields') return checked
  return postForm('/newsletter', checked.subscription, { email: 'email-invalid' })
}
