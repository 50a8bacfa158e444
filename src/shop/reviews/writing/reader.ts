import type { Initiator } from '../../initiator.ts'
import { hashClient } from '../../orders/placement/hash-request.ts'
import type { Shop } from '../../shop.ts'

const clientOf = (by: Initiator): string => (by.kind === 'script' ? by.name : by.ipAddress)

/** However many a client reports, reviews and questions together. */
export async function limitReports({ shop, by }: { shop: Shop; by: Initiator }) {
  const limit = await shop.rateLimits.take('report-review', clientOf(by))
  return limit.outcome === 'too-many' ? { outcome: 'too-many-requests' as const } : undefined
}

/** Who reports once: an account, or a client as a hash whose key is thrown away after a day. */
export const readerOf = async (shop: Shop, by: Initiator): Promise<string> =>
  by.kind === 'person' ? by.actor.userId : hashClient(shop, clientOf(by))
