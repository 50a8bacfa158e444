import { notLike } from 'drizzle-orm'
import { orders } from './tables.ts'

/** How the phones of invented orders begin (demo/orders), and no others: at the counter no order can have such a phone (D15). */
export const inventedPhonesBegin = '+88010'

/** Somebody placed it. */
export const isRealOrder = notLike(orders.phone, `${inventedPhonesBegin}%`)
