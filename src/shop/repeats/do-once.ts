import { createHash } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Shop } from '#shop/shop.ts'
import { doneLines, repeatableCalls } from './tables.ts'

const keptDays = 7
const dayMs = 24 * 3_600_000

interface NamedCall<Chosen> {
  userId: string
  /** The sender's own name of it. */
  key: string
  /** What was asked for. */
  request: unknown
  /** What it is about; asked the first time alone. */
  chosen: Chosen
}

type BegunCall<Chosen> =
  | { outcome: 'begun'; id: string; chosen: Chosen }
  | { outcome: 'key-reused' }

/** Begins a call, or takes up the one of this key where it was left. */
export async function beginCall<Chosen>(
  { database, now }: Pick<Shop, 'database' | 'now'>,
  { userId, key, request, chosen }: NamedCall<Chosen>,
): Promise<BegunCall<Chosen>> {
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex')
  await database
    .insert(repeatableCalls)
    .values({ id: v7(), userId, key, requestHash, chosen, at: now() })
    .onConflictDoNothing()
  const [call] = await database
    .select()
    .from(repeatableCalls)
    .where(and(eq(repeatableCalls.userId, userId), eq(repeatableCalls.key, key)))
  if (!call) throw new Error(`The call ${key} was written a moment ago`)
  return call.requestHash === requestHash
    ? { outcome: 'begun', id: call.id, chosen: call.chosen as Chosen }
    : { outcome: 'key-reused' }
}

interface Once<Line> {
  callId: string
  subject: string
  /** Does it, with a shop whose database is one transaction. */
  work: (shop: Shop) => Promise<Line>
  /** Otherwise it is tried again when the call is sent again. */
  isDone: (line: Line) => boolean
}

/** Does one line of a call, or answers what was answered when it was done. Who sends it twice at once waits here. */
export const doOnce = <Line>(
  shop: Shop,
  { callId, subject, work, isDone }: Once<Line>,
): Promise<Line> =>
  shop.database.transaction(async (database) => {
    const isThis = and(eq(doneLines.callId, callId), eq(doneLines.subject, subject))
    const { rowCount } = await database
      .insert(doneLines)
      .values({ callId, subject, answer: {} })
      .onConflictDoNothing()
    if (!rowCount) {
      const [done] = await database.select().from(doneLines).where(isThis)
      return done?.answer as Line
    }
    const line = await work({ ...shop, database })
    if (isDone(line)) await database.update(doneLines).set({ answer: line }).where(isThis)
    else await database.delete(doneLines).where(isThis)
    return line
  })

/** Who sends a call again does so soon. */
export async function sweepRepeatableCalls({
  database,
  now,
}: Pick<Shop, 'database' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - keptDays * dayMs)
  await database.delete(repeatableCalls).where(lt(repeatableCalls.at, before))
}
