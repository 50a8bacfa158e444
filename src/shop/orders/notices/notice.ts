import type { OrderStatus } from '../order.ts'

/** What somebody is written about an order. `new` is for the shop, the others are for the buyer. */
export type NoticeEvent = 'new' | 'placed' | 'shipped' | 'delivered' | 'canceled'

const events: Partial<Record<OrderStatus, NoticeEvent>> = {
  Shipped: 'shipped',
  Delivered: 'delivered',
  Canceled: 'canceled',
}

/** What the buyer is written when an order comes to this status; most come to Processing unnoticed. */
export const eventOf = (status: OrderStatus): NoticeEvent | undefined => events[status]

/** Does it still hold? A wrong press may have been undone meanwhile, and an order that has arrived is no longer on its way. */
export const stillHolds = (event: NoticeEvent, status: OrderStatus): boolean =>
  event === 'new' || event === 'placed' || eventOf(status) === event
