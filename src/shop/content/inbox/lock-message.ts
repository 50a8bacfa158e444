import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Database } from '#platform/database/database.ts'
import { nameOfInitiator, type Person, type Script } from '../../initiator.ts'
import { contactMessages, messageEntries } from '../tables.ts'
import type { EntryKind } from './message.ts'

export type StoredMessage = typeof contactMessages.$inferSelect

/** Nobody else answers it meanwhile. */
export async function lockMessage(
  database: Database,
  id: string,
): Promise<StoredMessage | undefined> {
  const one = eq(contactMessages.id, id)
  const [message] = await database.select().from(contactMessages).where(one).for('update')
  return message
}

export async function changeMessage(
  database: Database,
  id: string,
  change: Partial<Pick<StoredMessage, 'status' | 'answerDueAt' | 'assignedTo' | 'version'>>,
): Promise<void> {
  await database.update(contactMessages).set(change).where(eq(contactMessages.id, id))
}

interface Entry {
  messageId: string
  kind: EntryKind
  text: string
  at: Date
  by: Person | Script
  mailId?: string | null
}

/** Into the thread; answers its id. */
export async function addEntry(database: Database, { by, ...entry }: Entry): Promise<string> {
  const id = newId()
  await database.insert(messageEntries).values({ ...entry, id, by: nameOfInitiator(by) })
  return id
}
