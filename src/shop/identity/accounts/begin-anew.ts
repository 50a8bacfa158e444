import { and, eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Database } from '#platform/database/database.ts'
import type { Language } from '#platform/language.ts'
import { discardPendingSignIns } from '../sign-in/pending-sign-in.ts'
import { codePurposes, dropCodes } from '../emails/one-time-code.ts'
import { users } from '../tables.ts'

/** An account whose e-mail nobody has proved. Anybody may have registered it. */
export interface Unproved {
  id: string
  email: string
  language: Language
}

/**
 * A new account in the place of one whose e-mail was never proved, for anyone who reads the mail there. With the old one goes all
 * that hangs on it: passwords, sessions, second factor, addresses, lists; its orders become those of a guest. Whatever is added
 * to accounts one day goes with it, too, where the tables say so (ON DELETE). Gives the new account's id.
 */
export async function beginAnew(
  database: Database,
  { id: former, email, language }: Unproved,
): Promise<string> {
  await removeUnproved(database, former)
  const id = newId()
  await database.insert(users).values({ id, name: nameFrom(email), email, language })
  return id
}

/** The e-mail is free from then on. */
export async function removeUnproved(database: Database, id: string): Promise<void> {
  for (const purpose of codePurposes) await dropCodes(database, purpose, id)
  await discardPendingSignIns(database, id)
  await database.delete(users).where(and(eq(users.id, id), eq(users.emailVerified, false)))
}

/** Until the person says another one. */
export const nameFrom = (email: string): string => email.split('@')[0] ?? email
