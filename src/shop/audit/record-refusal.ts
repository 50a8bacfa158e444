import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { networkOf } from '#platform/network/network-of.ts'
import type { Database } from '#platform/database/database.ts'
import type { Refusal } from './refusal.ts'
import { refusals } from './tables.ts'
import type { Shop } from '../shop.ts'

const hourMs = 3_600_000

/** However many try from wherever: what comes after these is counted in one row for each kind of try. */
export const mostRowsOfRefusalsAnHour = 100

/** The shop, or one transaction of it. */
interface Counting {
  database: Database
  now: () => Date
}

/** Counts a try that was refused, in the row of its account, network and hour. */
export async function recordRefusal(
  shop: Counting,
  { refused, accountId, permission, ipAddress }: Refusal,
): Promise<void> {
  const at = shop.now()
  const hour = new Date(Math.floor(at.getTime() / hourMs) * hourMs)
  const row = { hour, refused, accountId, permission, network: networkOf(ipAddress) }
  if (await isRoomFor(shop, row)) return count(shop, row, at)
  return count(shop, { hour, refused, accountId: null, permission: undefined, network: null }, at)
}

interface Counted extends Omit<Refusal, 'ipAddress' | 'permission'> {
  hour: Date
  permission: Refusal['permission']
  network: string | null
}

async function isRoomFor(shop: Counting, row: Counted): Promise<boolean> {
  const ofHour = eq(refusals.hour, row.hour)
  if ((await shop.database.$count(refusals, ofHour)) < mostRowsOfRefusalsAnHour) return true
  const { accountId, network, permission, refused } = row
  const same = and(
    ofHour,
    eq(refusals.refused, refused),
    accountId === null ? isNull(refusals.accountId) : eq(refusals.accountId, accountId),
    network === null ? isNull(refusals.network) : eq(refusals.network, network),
    permission === undefined ? isNull(refusals.permission) : eq(refusals.permission, permission),
  )
  return (await shop.database.$count(refusals, same)) > 0
}

async function count(shop: Counting, row: Counted, lastAt: Date): Promise<void> {
  const { hour, refused, accountId, network, permission } = refusals
  await shop.database
    .insert(refusals)
    .values({ ...row, id: newId(), times: 1, lastAt })
    .onConflictDoUpdate({
      target: [hour, refused, accountId, network, permission],
      set: { times: sql`${refusals.times} + 1`, lastAt },
    })
}

const retentionMs = 90 * 24 * 3_600_000

/** Who tried what and from where is kept for 90 days. */
export async function sweepRefusals(shop: Shop): Promise<void> {
  const before = new Date(shop.now().getTime() - retentionMs)
  await shop.database.delete(refusals).where(lt(refusals.hour, before))
}
