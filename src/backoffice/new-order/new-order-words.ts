import { m } from '#paraglide/messages.js'
import { problemWords as fieldWords } from '../orders/fields/problem-words.ts'
import type { NewOrderProblem } from './new-order-schema.ts'

/** What each refused field says: what to do. */
export const problemWords: Record<NewOrderProblem, () => string> = {
  ...fieldWords,
  'lines-missing': m.new_order_lines_missing,
}
