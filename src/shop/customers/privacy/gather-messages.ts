import { asc, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { contactMessages, messageEntries } from '../../content/tables.ts'

/** What a person wrote to the shop on its contact page, with what the shop answered and noted. */
export async function gatherMessages(
  database: Database,
  phones: string[],
  emails: readonly string[],
) {
  const messages = await database
    .select({
      id: contactMessages.id,
      at: contactMessages.receivedAt,
      subject: contactMessages.subject,
      message: contactMessages.message,
      status: contactMessages.status,
    })
    .from(contactMessages)
    .where(
      or(
        inArray(contactMessages.phone, phones),
        inArray(sql`lower(${contactMessages.email})`, [...emails]),
      ),
    )
    .orderBy(asc(contactMessages.id))
  const entries = await database
    .select({
      messageId: messageEntries.messageId,
      at: messageEntries.at,
      kind: messageEntries.kind,
      text: messageEntries.text,
    })
    .from(messageEntries)
    .where(
      inArray(
        messageEntries.messageId,
        messages.map(({ id }) => id),
      ),
    )
    .orderBy(asc(messageEntries.id))
  const entriesOf = Map.groupBy(entries, ({ messageId }) => messageId)
  return messages.map(({ id, ...message }) => ({
    ...message,
    thread: (entriesOf.get(id) ?? []).map(({ at, kind, text }) => ({ at, kind, text })),
  }))
}
