import { z } from 'zod'
import { takaFromPaisa } from '#platform/money.ts'
import {
  goodsKinds,
  moneyKinds,
  type GoodsSums,
  type MoneySums,
  type SalesSums,
} from '#shop/sales/contract.ts'
import { netInPaisa } from '#shop/sales/sales.ts'

const taka = z.number().meta({ description: 'Taka' })

const goodsSchema = z.object({
  orders: z.int(),
  pieces: z.int(),
  gross: taka,
  discount: taka,
  net: taka.meta({ description: 'Taka; gross less discount' }),
  delivery: taka.meta({ description: 'Taka; of orders only, beside net' }),
  costed: taka.meta({ description: 'Taka; net of the goods whose purchase cost is known' }),
  cost: taka.meta({ description: 'Taka; what these cost' }),
})

const moneySchema = z.object({ orders: z.int(), amount: taka })

const ofEach = <Schema extends z.ZodType>(kinds: readonly string[], schema: Schema) =>
  Object.fromEntries(kinds.map((kind) => [kind, schema]))

/** Sums as programs get them: whole and half taka, named as in the books. */
export const sumsSchema = z.object({
  ...ofEach(goodsKinds, goodsSchema),
  ...ofEach(moneyKinds, moneySchema),
})

const showGoods = (sums: GoodsSums) => ({
  orders: sums.orders,
  pieces: sums.pieces,
  gross: takaFromPaisa(sums.grossInPaisa),
  discount: takaFromPaisa(sums.discountInPaisa),
  net: takaFromPaisa(netInPaisa(sums)),
  delivery: takaFromPaisa(sums.deliveryInPaisa),
  costed: takaFromPaisa(sums.costedInPaisa),
  cost: takaFromPaisa(sums.costInPaisa),
})

const showMoney = ({ orders, amountInPaisa }: MoneySums) => ({
  orders,
  amount: takaFromPaisa(amountInPaisa),
})

export const showSums = (sums: SalesSums) =>
  Object.fromEntries([
    ...goodsKinds.map((kind) => [kind, showGoods(sums[kind])]),
    ...moneyKinds.map((kind) => [kind, showMoney(sums[kind])]),
  ])

const goodsColumns = Object.keys(goodsSchema.shape)
const moneyColumns = Object.keys(moneySchema.shape)

/** The headings of a file: delivered_net, collected_amount. */
export const sumsColumns: readonly string[] = [
  ...goodsKinds.flatMap((kind) => goodsColumns.map((column) => `${kind}_${column}`)),
  ...moneyKinds.flatMap((kind) => moneyColumns.map((column) => `${kind}_${column}`)),
]

export const sumsCells = (sums: SalesSums): number[] =>
  [
    ...goodsKinds.map((kind) => showGoods(sums[kind])),
    ...moneyKinds.map((kind) => showMoney(sums[kind])),
  ].flatMap((shown) => Object.values(shown))
