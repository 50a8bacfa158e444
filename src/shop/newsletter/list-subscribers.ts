import { and, asc, desc, eq, gt, like, lt, sql } from 'drizzle-orm'
import { likePattern } from '#platform/text/like-pattern.ts'
import type { Shop } from '../shop.ts'
import { mostSubscribersCounted, subscriberStatuses, type SubscriberStatus } from './subscriber.ts'
import { newsletterSubscribers } from './tables.ts'

export const subscribersOnPage = 50

export interface SubscriberFilter {
  status?: SubscriberStatus | undefined
  /** A part of the address. */
  q?: string | undefined
}

interface Wanted {
  filter?: SubscriberFilter
  /** The id of the last one seen. */
  after?: string | undefined
  limit?: number
  /** Of an export: nobody is left out who comes meanwhile. */
  isOldestFirst?: boolean
}

const { id, status, email } = newsletterSubscribers

/** Who asked for the newsletter, the latest first. */
export async function listSubscribers(shop: Pick<Shop, 'database'>, wanted: Wanted = {}) {
  const { subscribers, next } = await listWithTokens(shop, wanted)
  return { subscribers: subscribers.map(withoutToken), next }
}

const withoutToken = ({ id: of, email: address, status: now, ...at }: WithToken) => {
  const { language, subscribedAt, confirmedAt, unsubscribedAt } = at
  return {
    id: of,
    email: address,
    status: now,
    language,
    subscribedAt,
    confirmedAt,
    unsubscribedAt,
  }
}

type WithToken = Awaited<ReturnType<typeof listWithTokens>>['subscribers'][number]

/** With what stands in the links of their mails. Each page goes on by an index. */
export async function listWithTokens(
  { database }: Pick<Shop, 'database'>,
  { filter = {}, after, limit = subscribersOnPage, isOldestFirst = false }: Wanted = {},
) {
  const comesAfter = (last: string) => (isOldestFirst ? gt(id, last) : lt(id, last))
  const rows = await database
    .select({
      id,
      email,
      status,
      language: newsletterSubscribers.language,
      token: newsletterSubscribers.token,
      subscribedAt: newsletterSubscribers.subscribedAt,
      confirmedAt: newsletterSubscribers.confirmedAt,
      unsubscribedAt: newsletterSubscribers.unsubscribedAt,
    })
    .from(newsletterSubscribers)
    .where(and(fits(filter), after === undefined ? undefined : comesAfter(after)))
    .orderBy(isOldestFirst ? asc(id) : desc(id))
    .limit(limit + 1)
  const subscribers = rows.slice(0, limit)
  return { subscribers, next: rows.length > limit ? subscribers.at(-1)?.id : undefined }
}

const fits = ({ q, status: wanted }: SubscriberFilter) =>
  and(wanted && eq(status, wanted), q ? like(email, likePattern(q.toLowerCase())) : undefined)

export type Subscriber = Awaited<ReturnType<typeof listSubscribers>>['subscribers'][number]

export type SubscriberCounts = Record<SubscriberStatus, number>

/** How many of each status, by index and never further than a tab counts. */
export async function countSubscribers({
  database,
}: Pick<Shop, 'database'>): Promise<SubscriberCounts> {
  const few = sql`SELECT FROM ${newsletterSubscribers} WHERE status = wanted.name ORDER BY id LIMIT ${mostSubscribersCounted + 1}`
  const rows = await database
    .select({
      name: sql<SubscriberStatus>`wanted.name`,
      count: sql<number>`(SELECT count(*)::int FROM (${few}) few)`,
    })
    .from(sql`unnest(${sql.param(subscriberStatuses)}::text[]) AS wanted(name)`)
  const counts = new Map(rows.map(({ name, count }) => [name, count]))
  const entries = subscriberStatuses.map((name) => [name, counts.get(name) ?? 0])
  return Object.fromEntries(entries) as SubscriberCounts
}
