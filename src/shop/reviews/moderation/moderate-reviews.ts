import { isRefused, type ActionRefusal } from '../../action-refusal.ts'
import type { Person, Script } from '../../initiator.ts'
import type { Shop } from '../../shop.ts'
import type { ReviewStatus } from '../review.ts'
import { moderateReview } from './moderate-review.ts'

/** A page of the list and some. */
export const mostModerated = 100

interface Moderated {
  outcome: 'moderated'
  /** With the version that it has now. */
  done: { id: string; version: number }[]
  /** Ids of those that somebody changed meanwhile, or that are gone. */
  stayed: string[]
}

/** Many reviews, each in a transaction of its own: what somebody changed meanwhile stays as it is, and the rest goes on. */
export async function moderateReviews(
  shop: Shop,
  by: Person | Script,
  { chosen, to }: { chosen: readonly { id: string; version: number }[]; to: ReviewStatus },
): Promise<Moderated | ActionRefusal> {
  const done: { id: string; version: number }[] = []
  const stayed: string[] = []
  for (const { id, version } of chosen.slice(0, mostModerated)) {
    const result = await moderateReview(shop, by, { id, version, to })
    if (isRefused(result)) return result
    if (result.outcome === 'moderated') done.push({ id, version: result.version })
    else stayed.push(id)
  }
  return { outcome: 'moderated', done, stayed }
}
