import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { likePattern } from '#platform/text/like-pattern.ts'
import { searchForm } from '#platform/text/search-form.ts'
import type { Shop } from '../shop.ts'
import type { MailState } from './mail.ts'
import { mails } from './tables.ts'

export interface MailFilter {
  /** The id of the last one seen. */
  before?: string | undefined
  state?: MailState | undefined
  /** A part of the e-mail or the subject. */
  q?: string | undefined
}

export const mailPageSize = 50

/** The outbox, the latest first. */
export async function listMails(shop: Shop, { before, state, q }: MailFilter = {}) {
  const pattern = q && likePattern(searchForm(q))
  return shop.database
    .select()
    .from(mails)
    .where(
      and(
        before ? lt(mails.id, before) : undefined,
        state && eq(mails.state, state),
        pattern
          ? sql`search_form(${mails.to} || ' ' || ${mails.subject}) LIKE ${pattern}`
          : undefined,
      ),
    )
    .orderBy(desc(mails.id))
    .limit(mailPageSize)
}

/** How many wait for the mail server, and how many were given up. */
export async function countUnsent({ database }: Pick<Shop, 'database'>) {
  const [waiting, failed] = await Promise.all([
    database.$count(mails, eq(mails.state, 'waiting')),
    database.$count(mails, eq(mails.state, 'failed')),
  ])
  return { waiting, failed }
}

export async function findMail(shop: Shop, id: string) {
  const [mail] = await shop.database.select().from(mails).where(eq(mails.id, id))
  return mail
}

/** Which mails of these ids are still kept. */
export async function listStandingMails(shop: Shop, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await shop.database
    .select({ id: mails.id })
    .from(mails)
    .where(inArray(mails.id, [...ids]))
  return new Set(rows.map(({ id }) => id))
}

/** How far these mails are; of those that are not kept any more nothing is known. */
export async function loadMailStates(
  shop: Pick<Shop, 'database'>,
  ids: readonly string[],
): Promise<Map<string, MailState>> {
  if (ids.length === 0) return new Map()
  const rows = await shop.database
    .select({ id: mails.id, state: mails.state })
    .from(mails)
    .where(inArray(mails.id, [...ids]))
  return new Map(rows.map(({ id, state }) => [id, state]))
}
