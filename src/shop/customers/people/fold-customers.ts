import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { Shop } from '#shop/shop.ts'
import { users } from '../../identity/tables.ts'
import { orders } from '../../orders/tables.ts'
import type { JoinReason } from '../customer.ts'
import { customerIdentities, customerJoins, customerQueue } from '../tables.ts'
import { tryLockCustomers } from './lock-customers.ts'
import { refreshPeople } from './refresh-people.ts'
import { storeJoin } from './store-join.ts'
import { idList, staysKnown } from './sum-orders.ts'

/** So many changes are taken at once: some milliseconds, and never near the statement timeout. */
const mostAtOnce = 500

interface Due {
  userId: string | null
  phone: string | null
  isClaim: boolean
}

/**
 * Adds up anew whose orders or account changed since, as the queue says. What is taken from the queue and what is written of it change in
 * one transaction: after a crash it is done again. Answers how many changes were taken; 0 where there are none, or another process is
 * at it.
 */
export async function foldCustomers(shop: Shop): Promise<number> {
  return shop.database.transaction(async (database) => {
    if (!(await tryLockCustomers(database))) return 0
    const due = await takeDue(database)
    if (due.length > 0) await fold(database, due, shop.now())
    return due.length
  })
}

/** All that is due, without a pause: for scripts that fill a shop, and for tests. */
export async function foldAllCustomers(shop: Shop): Promise<number> {
  for (let folded = 0; ;) {
    const taken = await foldCustomers(shop)
    if (taken === 0) return folded
    folded += taken
  }
}

/** Has everything added up anew that there is, whatever is written now; the queue is worked through afterwards. */
export async function rebuildCustomers({ database }: Pick<Shop, 'database'>): Promise<void> {
  await database.transaction(async (inside) => {
    // It reads all orders there are; nobody waits for it.
    await inside.execute(sql`SET LOCAL statement_timeout = 0`)
    await inside.execute(sql`
      INSERT INTO ${customerQueue} (user_id, phone)
      SELECT id, NULL FROM ${users}
      UNION ALL
      SELECT NULL, phone FROM ${orders} WHERE customer_id IS NULL AND phone <> '' GROUP BY phone
      UNION ALL
      SELECT user_id, phone FROM ${customerIdentities}`)
  })
}

async function takeDue(database: Database): Promise<Due[]> {
  const { rows } = await database.execute<{
    user_id: string | null
    phone: string | null
    is_claim: boolean
  }>(sql`
    DELETE FROM ${customerQueue}
    WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${customerQueue} LIMIT ${mostAtOnce}))
    RETURNING user_id, phone, is_claim`)
  return rows.map((row) => ({ userId: row.user_id, phone: row.phone, isClaim: row.is_claim }))
}

async function fold(database: Database, due: readonly Due[], now: Date): Promise<void> {
  const claims = due.filter(({ isClaim }) => isClaim)
  const keys: Keys = {
    userIds: [...new Set(due.flatMap(({ userId }) => userId ?? []))],
    phones: [...new Set(due.flatMap(({ phone }) => phone || []))],
    claimed: claims.flatMap(({ phone }) => phone || []),
  }
  await insertMissing(database, keys, now)
  const joined = [
    ...(await joinAll(database, claims, { reason: 'claim', now })),
    ...(await joinAll(database, await findByEmail(database, keys), { reason: 'email', now })),
  ]
  const known = await database.execute<{ id: string }>(sql`
    SELECT id FROM ${customerIdentities}
    WHERE user_id = ANY(${idList(keys.userIds)}) OR phone = ANY(${textList(keys.phones)})`)
  await refreshPeople(database, [...joined, ...known.rows.map(({ id }) => id)])
}

interface Keys {
  userIds: string[]
  phones: string[]
  /** Phones that belong to an account from now on, also without another order. */
  claimed: string[]
}

const textList = (texts: readonly string[]): SQL => sql`${sql.param([...texts])}::text[]`

const hasGuestOrder = sql`EXISTS (
  SELECT FROM ${orders} o WHERE o.phone = known.phone AND o.customer_id IS NULL AND ${staysKnown})`

/** Every account of a customer, everybody else who has ordered with an account, and phones of guests. */
async function insertMissing(
  database: Database,
  { userIds, phones, claimed }: Keys,
  now: Date,
): Promise<void> {
  await database.execute(sql`
    INSERT INTO ${customerIdentities} (id, user_id, phone, customer_id, since)
    SELECT known.id, known.user_id, known.phone, known.id, known.since FROM (
      SELECT gen_random_uuid() AS id, u.id AS user_id, NULL::text AS phone, u.created_at AS since
      FROM ${users} u
      WHERE u.id = ANY(${idList(userIds)})
        AND (u.role = 'customer' OR EXISTS (SELECT FROM ${orders} o WHERE o.customer_id = u.id))
      UNION ALL
      SELECT gen_random_uuid(), NULL, known.phone, ${now.toISOString()}::timestamptz
      FROM unnest(${textList(phones)}) AS known(phone)
      WHERE known.phone = ANY(${textList(claimed)}) OR ${hasGuestOrder}
    ) known
    ON CONFLICT DO NOTHING`)
}

interface Pair {
  userId: string | null
  phone: string | null
}

/** Guests whose order has the proved e-mail address of an account. */
async function findByEmail(database: Database, { userIds, phones }: Keys): Promise<Pair[]> {
  const proved = sql`u.email_verified AND o.customer_id IS NULL AND o.phone <> '' AND ${staysKnown}`
  const { rows } = await database.execute<{ user_id: string; phone: string }>(sql`
    SELECT u.id AS user_id, o.phone FROM ${orders} o JOIN ${users} u ON u.email = lower(o.email)
    WHERE o.phone = ANY(${textList(phones)}) AND ${proved}
    UNION
    SELECT u.id, o.phone FROM ${users} u JOIN ${orders} o ON lower(o.email) = u.email AND o.email IS NOT NULL
    WHERE u.id = ANY(${idList(userIds)}) AND ${proved}`)
  return rows.map((row) => ({ userId: row.user_id, phone: row.phone }))
}

/**
 * Joins phones into accounts. Left alone is a phone that belongs to somebody already, and what staff took apart again. Few orders say
 * such a thing: one by one.
 */
async function joinAll(
  database: Database,
  pairs: readonly Pair[],
  { reason, now: at }: { reason: JoinReason; now: Date },
): Promise<string[]> {
  const joined: string[] = []
  for (const { userId, phone } of pairs) {
    const { rows } = await database.execute<{ id: string; into: string }>(sql`
      SELECT guest.id, account.customer_id AS into
      FROM ${customerIdentities} guest, ${customerIdentities} account
      WHERE guest.phone = ${phone} AND account.user_id = ${userId} AND guest.joined_into IS NULL AND account.customer_id <> guest.id
        AND NOT EXISTS (SELECT FROM ${customerIdentities} child WHERE child.joined_into = guest.id)
        AND NOT EXISTS (SELECT FROM ${customerJoins} earlier WHERE earlier.identity_id = guest.id AND earlier.undone_at IS NOT NULL
          AND earlier.into_id IN (account.id, account.customer_id))`)
    const [pair] = rows
    if (!pair) continue
    await storeJoin(database, { identityId: pair.id, intoId: pair.into, reason, by: 'shop', at })
    joined.push(pair.id)
  }
  return joined
}
