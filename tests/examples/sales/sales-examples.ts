import { sql } from 'drizzle-orm'
import { checkNumbers } from '../../../src/shop/sales/check/check-numbers.ts'
import { sumUpAllSales } from '../../../src/shop/sales/sums/sum-up.ts'
import type { Shop } from '../../../src/shop/shop.ts'
import { expect } from 'vitest'

/** A shop whose clock is set: tests say on which day something happens. */
export interface ClockedShop {
  shop: Shop
  /** In Dhaka: `2026-11-23 14:05`. */
  set: (clock: string) => void
  later: (ms: number) => void
}

export function withClock(shop: Shop, clock: string): ClockedShop {
  let at = momentInDhaka(clock)
  return {
    shop: { ...shop, now: () => new Date(at) },
    set: (next) => void (at = momentInDhaka(next)),
    later: (ms) => void (at += ms),
  }
}

const momentInDhaka = (clock: string): number => Date.parse(`${clock.replace(' ', 'T')}:00+06:00`)

/** What the books say, in the order in which it was written: `delivered 2026-11-24 1 2 20000`, with orders, pieces and paisa of goods or money. */
export async function readBooks({ database }: Pick<Shop, 'database'>): Promise<string[]> {
  const { rows } = await database.execute<{ line: string }>(sql`
    SELECT concat_ws(' ', kind, day, orders, pieces, gross_in_paisa - discount_in_paisa + amount_in_paisa) AS line
    FROM sales_entries ORDER BY at, array_position(ARRAY['ordered', 'confirmed', 'canceled', 'dispatched', 'delivered', 'refused', 'returned', 'collected', 'remitted', 'charges', 'refunded'], kind), pieces, id`)
  return rows.map(({ line }) => line)
}

/** Books, sums and rows say the same. */
export async function expectNumbersAgree(shop: Pick<Shop, 'database' | 'now'>): Promise<void> {
  await sumUpAllSales(shop)
  expect((await checkNumbers(shop)).differences).toEqual([])
}
