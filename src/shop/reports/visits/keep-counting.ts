import { keepAt } from '#platform/concurrency/keep-at.ts'
import type { Shop } from '../../shop.ts'
import { writeVisits } from '../../visits/arrivals/write-visits.ts'
import { sumVisits } from './sum-visits.ts'

const writing = { restMs: 5000, shareOfRest: 5 }
/** Shoppers are not held up by sums. */
const summing = { restMs: 30_000, shareOfRest: 20 }

type Attempt = (
  name: 'visit-views' | 'visit-sums',
  work: () => Promise<unknown>,
) => Promise<unknown>

/** Writes the views that came, and sums the days they belong to, until it is stopped. */
export async function keepCounting(
  shop: Shop,
  stopping: AbortSignal,
  attempt: Attempt,
): Promise<void> {
  await Promise.all([
    keepAt(() => attempt('visit-views', () => writeVisits(shop)), writing, stopping),
    keepAt(() => attempt('visit-sums', () => sumVisits(shop)), summing, stopping),
  ])
}
