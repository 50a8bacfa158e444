import '#pages/form/zod-without-eval.ts'
import { buyerSchemas, type OrderProblem } from '#shop/orders/buyer-contract.ts'
import { placeOrderSchema, type PlaceOrder } from '#shop/orders/contract.ts'
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
  /** Left out where it is brought. */
  deliveryMethod?: 'pickup'
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

/** By itself; an order that is fetched is asked for no place. */
const eachField = buyerSchemas((problem) => problem)

export function validateField(name: FieldName, value: string): OrderProblem | undefined {
  const checked = eachField[name].safeParse(value)
  return checked.success ? undefined : (checked.error.issues[0]?.message as OrderProblem)
}
