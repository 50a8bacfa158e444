import { keepAt } from '#platform/concurrency/keep-at.ts'
import type { Shop } from '#shop/shop.ts'
import { foldCustomers } from './fold-customers.ts'

/** People who order are not held up by sums, however many have ordered. */
const rest = { restMs: 1000, shareOfRest: 20 }

/** Adds up customers until it is stopped. */
export const keepFolding = (
  shop: Shop,
  stopping: AbortSignal,
  attempt: (work: () => Promise<unknown>) => Promise<unknown>,
): Promise<void> => keepAt(() => attempt(() => foldCustomers(shop)), rest, stopping)
