import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { Shop } from '#shop/shop.ts'
import { loadSettings } from '#shop/settings/load-settings.ts'
import type { Actor } from '../roles/actor.ts'
import { encryptTotpKey, decryptTotpKey } from './encrypt-totp-key.ts'
import { proveAgain, type ProvedAgain } from '../sign-in/prove-again.ts'
import { secondFactors, users } from '../tables.ts'
import { newTotpKey, totpUrl } from './totp-code.ts'
import type { Visit } from '../visit.ts'

/** What the phone must get to know: as text to type, and as the URL that a QR code says. */
export interface SetUp {
  key: string
  url: string
}

export type SetUpResult =
  | { outcome: 'begun'; setUp: SetUp }
  | Exclude<ProvedAgain, { outcome: 'proved' }>
  | { outcome: 'second-factor-already-on' }
  | { outcome: 'email-not-verified' }

/** From the key to the first code. */
const setUpMinutes = 15

/** Makes a key for the person's phone. Nothing changes until a code proves that the phone has it. */
export async function setUpSecondFactor(
  shop: Shop,
  actor: Actor,
  password: string,
  visit: Visit,
): Promise<SetUpResult> {
  if (actor.hasSecondFactor) return { outcome: 'second-factor-already-on' }
  // A person who registered an e-mail that is not theirs must not be able to shut its owner out.
  if (!actor.emailVerified) return { outcome: 'email-not-verified' }
  const proof = await proveAgain(shop, actor, password, visit)
  if (proof.outcome !== 'proved') return proof
  const key = newTotpKey()
  const encrypted = await encryptTotpKey(shop, actor.userId, key)
  const begun = {
    key: encrypted,
    lastStep: 0,
    sessionId: actor.sessionId,
    startedAt: shop.now(),
  }
  const isBegun = await shop.database.transaction(async (database) => {
    if (!(await holdWithout(database, actor.userId))) return false
    await database
      .insert(secondFactors)
      .values({ userId: actor.userId, ...begun })
      .onConflictDoUpdate({ target: secondFactors.userId, set: begun })
    return true
  })
  if (!isBegun) return { outcome: 'second-factor-already-on' }
  return { outcome: 'begun', setUp: await describe(shop, actor, key) }
}

/** Holds an account that has no second factor until the transaction ends; false where it has one. */
export async function holdWithout(database: Database, userId: string): Promise<boolean> {
  const held = await database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.secondFactorAt)))
    .for('update')
  return held.length > 0
}

/** The key that waits for its first code: shown again in the very session that asked for it, and in no other. */
export async function findSetUp(shop: Shop, actor: Actor): Promise<SetUp | undefined> {
  if (actor.hasSecondFactor) return undefined
  const since = new Date(shop.now().getTime() - setUpMinutes * 60_000)
  const [begun] = await shop.database
    .select({ key: secondFactors.key })
    .from(secondFactors)
    .where(
      and(
        eq(secondFactors.userId, actor.userId),
        eq(secondFactors.sessionId, actor.sessionId),
        gt(secondFactors.startedAt, since),
      ),
    )
  return begun && describe(shop, actor, await decryptTotpKey(shop, actor.userId, begun.key))
}

async function describe(shop: Shop, { email }: Actor, key: string): Promise<SetUp> {
  const { shopName } = await loadSettings(shop)
  return { key, url: totpUrl(key, { shop: shopName.en, email }) }
}
