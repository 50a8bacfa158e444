import { listHref } from '#pages/list/list-query.ts'

/** What the page gets beside the result. */
export interface EditAnswer {
  /** The edit, in the history of the order. */
  step?: string
}

/** Where somebody is led who has saved an edit. `step`: what may be taken back there. */
export const savedPath = (number: string, step: string | undefined): string =>
  listHref(`/dashboard/order-details/${number}`, { done: 'edited', step })
