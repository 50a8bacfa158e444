import { goodsKinds, moneyKinds, type GoodsKind, type MoneyKind } from './contract.ts'

/** What is summed of an entry; the columns of the ledger have the same names. */
export const goodsMeasures = {
  orders: 'orders',
  pieces: 'pieces',
  gross: 'gross_in_paisa',
  discount: 'discount_in_paisa',
  delivery: 'delivery_in_paisa',
  costed: 'costed_in_paisa',
  cost: 'cost_in_paisa',
} as const
export type GoodsMeasure = keyof typeof goodsMeasures

const moneyMeasures = { orders: 'orders', amount: 'amount_in_paisa' } as const

export interface SumColumn {
  /** As the table calls it: `delivered_gross`. */
  name: string
  kind: GoodsKind | MoneyKind
  /** Of the ledger. */
  measure: string
  /** Money of many orders. */
  isWide: boolean
}

const columnsOf = (kinds: readonly (GoodsKind | MoneyKind)[], measures: Record<string, string>) =>
  kinds.flatMap((kind): SumColumn[] =>
    Object.entries(measures).map(([short, measure]) => ({
      name: `${kind}_${short}`,
      kind,
      measure,
      isWide: measure.endsWith('_in_paisa'),
    })),
  )

/** One column for each kind and measure: a row says all of a product's day, and a report reads a quarter of the rows. */
export const sumColumns: readonly SumColumn[] = [
  ...columnsOf(goodsKinds, goodsMeasures),
  ...columnsOf(moneyKinds, moneyMeasures),
]

export const isMoney = (kind: GoodsKind | MoneyKind): kind is MoneyKind =>
  moneyKinds.some((each) => each === kind)

/** Of the orders that were placed on a day, and of those that were sent. */
export const cohortColumns = [
  'ordered',
  'ordered_canceled',
  'ordered_dispatched',
  'ordered_delivered',
  'ordered_refused',
  'ordered_returned',
  'dispatched',
  'dispatched_delivered',
  'dispatched_refused',
  'dispatched_returned',
] as const
