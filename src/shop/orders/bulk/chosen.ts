import type { OrderFilter } from '../desk/order-filter.ts'
import type { OrderStatus } from '../order.ts'

/** Done at once, in one call: what more fits waits for the next one. */
export const mostChosen = 500

/** Orders that somebody ticked. */
export type Ticked = readonly {
  orderRef: string
  /** The status that was seen: where it is another one by now, nothing is changed. */
  seen?: OrderStatus | undefined
}[]

/** All that fit a list; `asOf` of the filter: when the list was read, for nobody means what came in afterwards. */
export interface Matching {
  filter: OrderFilter
  /** The id of the last one that was taken, where it goes on. */
  after?: string | undefined
  /** At most `mostChosen`. */
  most: number
}

export type Chosen = { ticked: Ticked } | { matching: Matching }
