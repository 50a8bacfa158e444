import type { Database } from '#platform/database/database.ts'
import {
  goodsKinds,
  moneyKinds,
  type GoodsSums,
  type MoneySums,
  type SalesSums,
} from '../contract.ts'
import { allColumns } from './select-sums.ts'
import { loadTotalsOf } from './load-sales-totals.ts'
import type { SplitRange } from './split-range.ts'

/** The key of what the books do not tell by customer: whether somebody is new is known once an order is delivered (docs/decisions/0221). */
export const untold = 'untold'

/** All of these days less what is told by customer, so that the rows come to the total. */
export async function loadUntold(
  database: Database,
  split: SplitRange,
  told: readonly SalesSums[],
): Promise<SalesSums> {
  return told.reduce(lessSums, await loadTotalsOf(database, split, allColumns))
}

const less = <Sums extends GoodsSums | MoneySums>(one: Sums, other: Sums): Sums =>
  Object.fromEntries(
    Object.entries(one).map(([name, count]) => [
      name,
      Number(count) - Number(other[name as keyof Sums]),
    ]),
  ) as unknown as Sums

const lessSums = (one: SalesSums, other: SalesSums): SalesSums =>
  Object.fromEntries([
    ...goodsKinds.map((kind) => [kind, less(one[kind], other[kind])]),
    ...moneyKinds.map((kind) => [kind, less(one[kind], other[kind])]),
  ]) as unknown as SalesSums

export const isNothing = (sums: SalesSums): boolean =>
  Object.values(sums).every((each) => Object.values(each).every((count) => count === 0))
