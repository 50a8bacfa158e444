/** What instances announce for the live feed. Pages and memory note none of these (docs/decisions/0101). */

/** New orders were placed; which ones, the feed reads itself. */
export const newOrdersTopic = 'orders'

const changed = 'order:'

/** An order that somebody changed, and who: `shopper`, `shop`, an account or a script. */
export interface OrderChange {
  orderRef: string
  by: string
}

/** Announced with the change. */
export const orderTopic = ({ orderRef, by }: OrderChange): string => `${changed}${orderRef}:${by}`

/** What such a topic says. */
export function readOrderTopic(topic: string): OrderChange | undefined {
  if (!topic.startsWith(changed)) return undefined
  const [orderRef = '', ...by] = topic.slice(changed.length).split(':')
  return { orderRef, by: by.join(':') }
}

/** Somebody let go of an order that waits to be called: colleagues are offered it. */
export const callReleasedTopic = 'call-released'

const message = 'contact-message:'

/** Somebody wrote to the shop, or something was done about what they wrote. */
export const messageTopic = (id: string): string => `${message}${id}`

/** The id of the message that such a topic is about. */
export const readMessageTopic = (topic: string): string | undefined =>
  topic.startsWith(message) ? topic.slice(message.length) : undefined
