import { setTimeout as pause } from 'node:timers/promises'
import type { Shop } from '#shop/shop.ts'
import { foldCustomers } from './fold-customers.ts'

const restMs = 1000
/** Of what folding takes: people who order are not held up by sums, however many have ordered. */
const shareOfRest = 20

/** Adds up customers until it is stopped, and rests twenty times as long as it has worked. */
export async function keepFolding(
  shop: Shop,
  stopping: AbortSignal,
  attempt: (work: () => Promise<unknown>) => Promise<unknown>,
): Promise<void> {
  while (!stopping.aborted) {
    const began = performance.now()
    await attempt(() => foldCustomers(shop))
    const worked = performance.now() - began
    const rest = Math.max(restMs, worked * shareOfRest)
    await pause(rest, undefined, { signal: stopping, ref: false }).catch(() => {})
  }
}
