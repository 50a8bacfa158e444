import { z } from 'zod'
import { giveWay } from '#platform/concurrency/give-way.ts'
import { clockInDhaka } from '#platform/text/clock-in-dhaka.ts'
import { defineAction } from '../define-action.ts'
import { exportFormats, type ExportCell } from '../exports/export-format.ts'
import { writeExport } from '../exports/write-export.ts'
import type { Shop } from '../shop.ts'
import { listWithTokens, type SubscriberFilter } from './list-subscribers.ts'
import { subscriptionLink } from './subscription-link.ts'
import { subscriberStatuses } from './subscriber.ts'

/** `unsubscribe`: a link for a program that writes to that e-mail, in the mail and its List-Unsubscribe (RFC 8058). */
const columns = [
  'email',
  'status',
  'language',
  'asked',
  'confirmed',
  'unsubscribed',
  'unsubscribe',
] as const
const atOnce = 500

/** Gives the e-mails out of the house, to a program that sends newsletters. Who did it stands in the audit. */
export const exportSubscribers = defineAction({
  allow: 'export-people',
  input: z.object({
    status: z.enum(subscriberStatuses).optional(),
    q: z.string().max(100).optional(),
    format: z.enum(exportFormats),
  }),
  run: async ({ shop, input: { format, ...filter } }) => ({
    outcome: 'begun',
    bytes: writeExport({ list: 'newsletter', format, columns, batches: listRows(shop, filter) }),
    change: {
      action: 'newsletter-exported',
      subject: { type: 'newsletter', id: 'list' },
      before: {},
      // Not what was searched for: that may be somebody's address.
      after: { status: filter.status ?? null },
      topics: [],
    },
  }),
})

/** Batch by batch: their number costs no memory, and shoppers go first. */
async function* listRows(shop: Shop, filter: SubscriberFilter): AsyncGenerator<ExportCell[][]> {
  for (let after: string | undefined; ;) {
    const began = performance.now()
    const wanted = { filter, after, limit: atOnce, isOldestFirst: true }
    const { subscribers, next } = await listWithTokens(shop, wanted)
    const workedMs = performance.now() - began
    if (subscribers.length > 0)
      yield subscribers.map(({ email, status, language, token, ...at }) => [
        email,
        status,
        language,
        clockInDhaka(at.subscribedAt),
        at.confirmedAt ? clockInDhaka(at.confirmedAt) : '',
        at.unsubscribedAt ? clockInDhaka(at.unsubscribedAt) : '',
        subscriptionLink(shop, 'unsubscribe', { language, token }),
      ])
    if (next === undefined) return
    after = next
    await giveWay(workedMs)
  }
}
