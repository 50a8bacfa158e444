import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, or, sql } from 'drizzle-orm'
import { parse, stringify, v7 as newId } from 'uuid'
import type { Database } from '#platform/database/database.ts'
import { verifications } from '../tables.ts'

/** What a link in a mail may do, and for how long. */
export const codeMinutes = {
  'reset-password': 60,
  'verify-email': 24 * 60,
  'change-email': 60,
} as const
export type CodePurpose = keyof typeof codeMinutes
export const codePurposes = Object.keys(codeMinutes) as CodePurpose[]

/** Whom it was made for, and the e-mail that its mail proves. */
export interface CodeSubject {
  userId: string
  email: string
}

const bytesOfId = 16
const randomBytesOfCode = 24

/** A code that works once; the one before it, for the same purpose, works no more. */
export async function makeCode(
  database: Database,
  purpose: CodePurpose,
  subject: CodeSubject,
  now: Date,
): Promise<string> {
  await dropCodes(database, purpose, subject.userId)
  return addCode(database, purpose, subject, now)
}

/** One beside those that there are: who asks for another cannot take somebody's away. Only its hash is kept. */
export async function addCode(
  database: Database,
  purpose: CodePurpose,
  { userId, email }: CodeSubject,
  now: Date,
): Promise<string> {
  const code = Buffer.concat([parse(userId), randomBytes(randomBytesOfCode)]).toString('base64url')
  await database.insert(verifications).values({
    id: newId(),
    identifier: identifierOf(purpose, userId),
    value: `${hashOf(code)} ${email}`,
    expiresAt: new Date(now.getTime() + codeMinutes[purpose] * 60_000),
  })
  return code
}

/** Uses a code up. Nothing where it is wrong, too old, or was used before: of two at the same moment one gets it. */
export async function takeCode(
  database: Database,
  purposes: readonly CodePurpose[],
  code: string,
  now: Date,
): Promise<(CodeSubject & { purpose: CodePurpose }) | undefined> {
  const userId = userOf(code)
  if (!userId) return undefined
  const [taken] = await database
    .delete(verifications)
    .where(isCode(purposes, { code, userId, now }))
    .returning({ identifier: verifications.identifier, value: verifications.value })
  const purpose = purposes.find((one) => taken?.identifier === identifierOf(one, userId))
  if (!taken || !purpose) return undefined
  return { userId, email: taken.value.slice(taken.value.indexOf(' ') + 1), purpose }
}

/** Whether the code would work now; it is not used up. */
export async function isCodeGood(
  database: Database,
  purposes: readonly CodePurpose[],
  code: string,
  now: Date,
): Promise<boolean> {
  const userId = userOf(code)
  if (!userId) return false
  const found = await database
    .select({ id: verifications.id })
    .from(verifications)
    .where(isCode(purposes, { code, userId, now }))
  return found.length > 0
}

function isCode(
  purposes: readonly CodePurpose[],
  { code, userId, now }: { code: string; userId: string; now: Date },
) {
  return and(
    or(...purposes.map((purpose) => eq(verifications.identifier, identifierOf(purpose, userId)))),
    sql`starts_with(${verifications.value}, ${`${hashOf(code)} `})`,
    gt(verifications.expiresAt, now),
  )
}

export async function dropCodes(
  database: Database,
  purpose: CodePurpose,
  userId: string,
): Promise<void> {
  await database
    .delete(verifications)
    .where(eq(verifications.identifier, identifierOf(purpose, userId)))
}

export const identifierOf = (purpose: CodePurpose, userId: string) => `${purpose}:${userId}`

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex')

/** Whose account a code was made for, by what it says itself. */
export function userOf(code: string): string | undefined {
  const bytes = Buffer.from(code, 'base64url')
  if (bytes.length !== bytesOfId + randomBytesOfCode || bytes.toString('base64url') !== code)
    return undefined
  // Any bytes may come; those that are no id belong to nobody.
  try {
    return stringify(bytes.subarray(0, bytesOfId))
  } catch {
    return undefined
  }
}
