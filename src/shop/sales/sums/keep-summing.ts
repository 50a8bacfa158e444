import { setTimeout as pause } from 'node:timers/promises'
import type { Shop } from '#shop/shop.ts'
import { sumUpSales } from './sum-up.ts'

const restMs = 2000
/** Of what summing takes: people who order are not held up by sums. */
const shareOfRest = 30

/** Sums sales up until it is stopped, and rests thirty times as long as it has worked. */
export async function keepSumming(
  shop: Shop,
  stopping: AbortSignal,
  attempt: (work: () => Promise<unknown>) => Promise<unknown>,
): Promise<void> {
  while (!stopping.aborted) {
    const began = performance.now()
    await attempt(() => sumUpSales(shop))
    const worked = performance.now() - began
    const rest = Math.max(restMs, worked * shareOfRest)
    await pause(rest, undefined, { signal: stopping, ref: false }).catch(() => {})
  }
}
