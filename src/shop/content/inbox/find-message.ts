import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { namePeople } from '../../identity/users/list-people.ts'
import { loadMailStates } from '../../mail/list-mails.ts'
import type { MailState } from '../../mail/mail.ts'
import { authorOf, isAccount, type Author } from '../../orders/desk/list-history.ts'
import type { Shop } from '../../shop.ts'
import { contactMessages, messageEntries } from '../tables.ts'
import type { StoredMessage } from './lock-message.ts'
import type { EntryKind, MessageStatus } from './message.ts'

export interface MessageEntry {
  id: string
  at: Date
  author: Author
  kind: EntryKind
  text: string
  /** How far a mail is; null where there is none, or none any more. */
  mail: MailState | null
}

/** Something else that the same person wrote. */
interface OtherMessage {
  id: string
  subject: string
  excerpt: string
  status: MessageStatus
  receivedAt: Date
}

export type FoundMessage = NonNullable<Awaited<ReturnType<typeof findMessage>>>

/** The latest ones; a page cannot show any number of them. */
const mostEntries = 200
const mostOthers = 5
const excerptLength = 80

/** One message with its thread, and what the same person wrote before and after. */
export async function findMessage(shop: Shop, id: string) {
  const { database } = shop
  const [message] = await database.select().from(contactMessages).where(eq(contactMessages.id, id))
  if (!message) return undefined
  const [entries, others] = await Promise.all([
    database
      .select()
      .from(messageEntries)
      .where(eq(messageEntries.messageId, id))
      .orderBy(desc(messageEntries.id))
      .limit(mostEntries),
    listOthers(shop, message),
  ])
  const accounts = [message.assignedTo ?? '', ...entries.map(({ by }) => by)]
  const [names, mails] = await Promise.all([
    namePeople(shop, accounts.filter(isAccount)),
    loadMailStates(
      shop,
      entries.flatMap(({ mailId }) => mailId ?? []),
    ),
  ])
  const { assignedTo, fingerprint: _, ...rest } = message
  const nameOf = (account: string) => names.get(account)?.name ?? ''
  return {
    ...rest,
    assignee: assignedTo === null ? null : { id: assignedTo, name: nameOf(assignedTo) },
    entries: entries
      .toReversed()
      .map(({ id: entryId, at, by, kind, text, mailId }): MessageEntry => ({
        id: entryId,
        at,
        author: authorOf(by, names),
        kind,
        text,
        mail: (mailId && mails.get(mailId)) || null,
      })),
    others,
  }
}

const listOthers = (
  { database }: Pick<Shop, 'database'>,
  { id, phone, email }: StoredMessage,
): Promise<OtherMessage[]> =>
  database
    .select({
      id: contactMessages.id,
      subject: contactMessages.subject,
      excerpt: sql<string>`left(${contactMessages.message}, ${excerptLength})`,
      status: contactMessages.status,
      receivedAt: contactMessages.receivedAt,
    })
    .from(contactMessages)
    .where(
      and(
        phone === null
          ? eq(sql`lower(${contactMessages.email})`, email?.toLowerCase())
          : eq(contactMessages.phone, phone),
        ne(contactMessages.id, id),
      ),
    )
    .orderBy(desc(contactMessages.id))
    .limit(mostOthers)
