import '#pages/form/zod-without-eval.ts'
import { placeOrderSchema, type OrderProblem, type PlaceOrder } from '#shop/orders/contract.ts'
import { fieldNames, type Draft, type FieldName } from './draft.ts'
import type { FieldProblems } from '../submission/submission-answer.ts'

/** Loaded when the checkout is used: the same rules that the server applies. */

export type CheckedOrder =
  | { outcome: 'fits'; order: PlaceOrder }
  | { outcome: 'check-fields'; fields: FieldProblems; cart: OrderProblem | null }

export type OrderInput = Draft & {
  language: 'en' | 'bn'
  lines: { variantId: string; quantity: number; seenPriceInPaisa: number }[]
  seenDeliveryChargeInPaisa: number | undefined
  coupon?: string
}

export function validateOrder(input: OrderInput): CheckedOrder {
  const checked = placeOrderSchema.safeParse(input)
  if (checked.success) return { outcome: 'fits', order: checked.data }
  const fields: FieldProblems = {}
  let cart: OrderProblem | null = null
  for (const { path, message } of checked.error.issues) {
    const name = fieldNames.find((known) => known === path[0])
    // Issues carry keys of problems, not sentences.
    if (name) fields[name] ??= message as OrderProblem
    else cart ??= message as OrderProblem
  }
  return { outcome: 'check-fields', fields, cart }
}

export function validateField(name: FieldName, value: string): OrderProblem | undefined {
  const checked = placeOrderSchema.shape[name].safeParse(value)
  return checked.success ? undefined : (checked.error.issues[0]?.message as OrderProblem)
}
