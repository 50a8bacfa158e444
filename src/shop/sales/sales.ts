import {
  goodsKinds,
  moneyKinds,
  type GoodsSums,
  type MoneySums,
  type SalesSums,
} from './contract.ts'

/** What follows from sums. In whole paisa. */

export const noGoods: GoodsSums = {
  orders: 0,
  pieces: 0,
  grossInPaisa: 0,
  discountInPaisa: 0,
  deliveryInPaisa: 0,
  costedInPaisa: 0,
  costInPaisa: 0,
}

export const noMoney: MoneySums = { orders: 0, amountInPaisa: 0 }

/** Of days on which nothing happened. */
export const noSales: SalesSums = Object.fromEntries([
  ...goodsKinds.map((kind) => [kind, noGoods]),
  ...moneyKinds.map((kind) => [kind, noMoney]),
]) as unknown as SalesSums

/** Goods less what was taken off them: what `sales` are (D31). Delivery stands beside it. */
export const netInPaisa = ({ grossInPaisa, discountInPaisa }: GoodsSums): number =>
  grossInPaisa - discountInPaisa

/** Orders and their goods, less discounts, without delivery. */
export interface Sold {
  orders: number
  paisa: number
}

/** Orders placed, less those canceled before dispatch, each on its own day: number and amount tell of the same orders (docs/decisions/0232). */
export const orderedOf = ({ ordered, canceled }: SalesSums): Sold => ({
  orders: ordered.orders - canceled.orders,
  paisa: netInPaisa(ordered) - netInPaisa(canceled),
})

/** Orders delivered, and what they brought: what is returned is negative on the day on which it is back. */
export const deliveredOf = (sums: SalesSums): Sold => ({
  orders: sums.delivered.orders,
  paisa: keptInPaisa(sums),
})

/** Undefined where there is nothing to divide by. */
export const averageOf = ({ orders, paisa }: Sold): number | undefined =>
  orders > 0 ? Math.round(paisa / orders) : undefined

/** What was delivered, less what came back of it. */
export const keptInPaisa = ({ delivered, returned }: SalesSums): number =>
  netInPaisa(delivered) - netInPaisa(returned)

/** Of what was delivered and did not come back, how much there is of which the cost is known. */
export const costedInPaisa = ({ delivered, returned }: SalesSums): number =>
  delivered.costedInPaisa - returned.costedInPaisa

/** Of the goods whose cost is known: what was delivered less what came back of it. */
export const profitInPaisa = ({ delivered, returned }: SalesSums): number =>
  delivered.costedInPaisa - delivered.costInPaisa - (returned.costedInPaisa - returned.costInPaisa)

/** Of what was delivered, the share whose cost is known, from 0 to 1; null where nothing was. */
export function costedShare({ delivered }: SalesSums): number | null {
  const net = netInPaisa(delivered)
  return net === 0 ? null : delivered.costedInPaisa / net
}

/** Goods of an order, on average and in whole paisa; null where there is none. */
export const averageInPaisa = (sums: GoodsSums): number | null =>
  sums.orders > 0 ? Math.round(netInPaisa(sums) / sums.orders) : null

/** From 0 to 1; null where there is nothing to tell a rate of. */
export const rateOf = (part: number, whole: number): number | null =>
  whole > 0 ? part / whole : null
