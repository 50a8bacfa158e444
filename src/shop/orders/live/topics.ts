/** What instances announce of orders. Pages and memory note none of these: only the live feed listens (docs/decisions/0101). */

/** New orders were placed; which ones, the feed reads itself. */
export const newOrdersTopic = 'orders'

const changed = 'order:'

/** Somebody changed this order; announced with the change. */
export const orderTopic = (orderRef: string): string => `${changed}${orderRef}`

/** The order that such a topic names. */
export const orderOfTopic = (topic: string): string | undefined =>
  topic.startsWith(changed) ? topic.slice(changed.length) : undefined
