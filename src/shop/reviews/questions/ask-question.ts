import { createHash } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Database } from '#platform/database/database.ts'
import { findSlugs } from '../../catalog/listings/find-slugs.ts'
import { defineAction } from '../../define-action.ts'
import type { Initiator } from '../../initiator.ts'
import { maskName } from '../../orders/order.ts'
import { askQuestionSchema } from './contract.ts'
import { productQuestions } from './tables.ts'

/** A double press, a reload or a retry on a bad network falls into this time. */
const sameQuestionMs = 3_600_000

/**
 * Somebody asks about a product: with their account, or as a guest with name and phone number, so that the shop can also call. Nobody else sees
 * the question before it is answered.
 */
export const askQuestion = defineAction({
  allow: 'anyone',
  input: askQuestionSchema,
  before: async ({ shop, by, input }) => {
    const client = by.kind === 'script' ? by.name : by.ipAddress
    const sender = by.kind === 'person' ? by.actor.userId : (input.phone ?? client)
    for (const [name, key] of [
      ['question-from-client', client],
      ['questions-of-sender', sender],
    ] as const) {
      const limit = await shop.rateLimits.take(name, key)
      if (limit.outcome === 'too-many') return { outcome: 'too-many-requests' as const }
    }
    return undefined
  },
  run: async ({ shop, database, by, input: { productId, text, language, ...guest }, now }) => {
    const asker = askerOf(by, guest)
    if (asker.name === '') return { outcome: 'name-missing' }
    if (asker.customerId === null && asker.phone === null) return { outcome: 'phone-invalid' }
    if (!(await findSlugs(shop, [productId])).has(productId)) return { outcome: 'unknown-product' }
    const { name, ...who } = asker
    const author = maskName(name)
    const fingerprint = fingerprintOf(productId, who.customerId ?? who.phone, text)
    // Two presses at once: the second waits until the first is written, and then sees it.
    await database.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${fingerprint}, 0))`)
    const there = await findSame(database, fingerprint, now)
    if (there) {
      await addEmail(database, there, who.email)
      return { outcome: 'asked' }
    }
    const question = { productId, text, language, author, fingerprint, askedAt: now, ...who }
    await database.insert(productQuestions).values({ id: newId(), ...question })
    return { outcome: 'asked' }
  },
})

interface Guest {
  name: string
  phone: string | null
  email: string | null
}

function askerOf(
  by: Initiator,
  { name, phone, email }: Guest,
): Guest & { customerId: string | null } {
  if (by.kind !== 'person') return { name, phone, email, customerId: null }
  return { name: name || by.actor.name, phone: null, email: null, customerId: by.actor.userId }
}

async function findSame(database: Database, fingerprint: string, now: Date) {
  const since = new Date(now.getTime() - sameQuestionMs)
  const [found] = await database
    .select({ id: productQuestions.id, status: productQuestions.status })
    .from(productQuestions)
    .where(and(eq(productQuestions.fingerprint, fingerprint), gt(productQuestions.askedAt, since)))
    .limit(1)
  return found
}

/** Who asks once more, now with an e-mail, wants the answer there; what was judged meanwhile sends none. */
async function addEmail(
  database: Database,
  { id, status }: { id: string; status: string },
  email: string | null,
): Promise<void> {
  if (email === null || status !== 'waiting') return
  await database.update(productQuestions).set({ email }).where(eq(productQuestions.id, id))
}

const fingerprintOf = (...said: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(said)).digest('base64url')
