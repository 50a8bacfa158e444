import type { FormResult } from '#pages/form/form-result.ts'
import type { loadEditFacts } from '#shop/orders/edits/load-edit-facts.ts'
import type { ShownOrder } from '../shown-order.ts'

export interface EditFormProps {
  order: ShownOrder
  facts: Awaited<ReturnType<typeof loadEditFacts>>
  /** In percent of the goods; null: none. */
  discountLimit: number | null
  /** Whose draft it is. */
  account: string
  lastResult: FormResult | undefined
}
