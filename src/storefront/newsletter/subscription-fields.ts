import type { Language } from '#platform/language.ts'
import {
  subscribeSchema,
  type NewsletterProblem,
  type Subscribe,
} from '#shop/newsletter/contract.ts'
import {
  problemsOf,
  type FieldProblems,
  type FormAnswer,
  type Typed,
} from '../forms/form-answer.ts'

export const subscriptionFields = ['email'] as const

export type SubscriptionField = (typeof subscriptionFields)[number]
export type SubscriptionAnswer = FormAnswer<SubscriptionField, NewsletterProblem>

export type CheckedSubscription =
  | { outcome: 'fits'; subscription: Subscribe }
  | { outcome: 'check-fields'; fields: FieldProblems<SubscriptionField, NewsletterProblem> }

/** The rules of the contract, for the browser and for the server. */
export function checkSubscription(
  typed: Typed<SubscriptionField>,
  language: Language,
): CheckedSubscription {
  const checked = subscribeSchema.safeParse({ ...typed, language })
  if (checked.success) return { outcome: 'fits', subscription: checked.data }
  return { outcome: 'check-fields', fields: problemsOf(checked.error.issues, subscriptionFields) }
}
