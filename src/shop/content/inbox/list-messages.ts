import { and, asc, desc, eq, gt, isNull, lt, sql, type SQL } from 'drizzle-orm'
import { namePeople } from '../../identity/users/list-people.ts'
import { parseSearch } from '../../orders/desk/typed-search.ts'
import { containsWord } from '../../orders/search/contains-word.ts'
import type { Shop } from '../../shop.ts'
import { contactMessages, searchedMessage } from '../tables.ts'
import { isOldestFirst, type MessageStatus } from './message.ts'

export const messagesOnPage = 50

export interface MessageFilter {
  status?: MessageStatus | undefined
  /** The id of an account; null: nobody's. */
  assignedTo?: string | null | undefined
  /** A part of name, phone, e-mail, subject or text. */
  q?: string | undefined
}

interface Wanted {
  filter?: MessageFilter
  /** The id of the last one seen. */
  after?: string | undefined
  limit?: number
}

export interface MessageRow {
  id: string
  name: string
  subject: string
  /** How the message begins. */
  excerpt: string
  status: MessageStatus
  language: 'en' | 'bn'
  receivedAt: Date
  answerDueAt: Date
  assignee: { id: string; name: string } | null
}

/** `too-short`: nothing in the typed text is long enough to look for. */
type Listed =
  | { outcome: 'listed'; messages: MessageRow[]; next: string | undefined }
  | { outcome: 'too-short' }

const excerptLength = 160

const { id } = contactMessages

const columns = {
  id,
  name: contactMessages.name,
  subject: contactMessages.subject,
  excerpt: sql<string>`left(${contactMessages.message}, ${excerptLength})`,
  status: contactMessages.status,
  language: contactMessages.language,
  receivedAt: contactMessages.receivedAt,
  answerDueAt: contactMessages.answerDueAt,
  assignedTo: contactMessages.assignedTo,
}

/** What people wrote to the shop. Each page goes on by an index, however many came before it. */
export async function listMessages(
  shop: Shop,
  { filter = {}, after, limit = messagesOnPage }: Wanted = {},
): Promise<Listed> {
  const words = wordsIn(filter)
  if (!words) return { outcome: 'too-short' }
  const isUp = isOldestFirst(filter.status)
  const rows = await shop.database
    .select(columns)
    .from(contactMessages)
    .where(and(fits(filter, words), comesAfter(after, isUp)))
    .orderBy(isUp ? asc(id) : desc(id))
    .limit(limit + 1)
  const shown = rows.slice(0, limit)
  return {
    outcome: 'listed',
    messages: await withAssignees(shop, shown),
    next: rows.length > limit ? shown.at(-1)?.id : undefined,
  }
}

/** Undefined where something is typed that is too short to look for. */
const wordsIn = ({ q = '' }: MessageFilter): readonly string[] | undefined =>
  q.trim() === '' ? [] : parseSearch(q)?.words

/** Ids of version 7 grow with time. */
const comesAfter = (after: string | undefined, isUp: boolean): SQL | undefined =>
  after === undefined ? undefined : isUp ? gt(id, after) : lt(id, after)

async function withAssignees(
  shop: Shop,
  rows: readonly (Omit<MessageRow, 'assignee'> & { assignedTo: string | null })[],
): Promise<MessageRow[]> {
  const names = await namePeople(
    shop,
    rows.flatMap(({ assignedTo }) => assignedTo ?? []),
  )
  return rows.map(({ assignedTo, ...row }) => ({
    ...row,
    assignee:
      assignedTo === null ? null : { id: assignedTo, name: names.get(assignedTo)?.name ?? '' },
  }))
}

const fits = ({ status, assignedTo }: MessageFilter, words: readonly string[]): SQL | undefined =>
  and(
    status && eq(contactMessages.status, status),
    assignedTo === null ? isNull(contactMessages.assignedTo) : undefined,
    assignedTo ? eq(contactMessages.assignedTo, assignedTo) : undefined,
    ...words.map((word) => containsWord(sql`(${searchedMessage(contactMessages)})`, word)),
  )
