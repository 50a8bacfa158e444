import { sql, type SQL } from 'drizzle-orm'
import { announce } from '#platform/memory/announcements.ts'
import { nameOfInitiator, type Person, type Script } from '#shop/initiator.ts'
import type { Shop } from '#shop/shop.ts'
import { callReleasedTopic } from '../live/topics.ts'
import { orders } from '../tables.ts'
import { callHolds } from './tables.ts'
import type { QueuePart, QueuePlace } from './queue-place.ts'

/** Colleagues are offered other orders for so long; a call takes less. */
export const holdMs = 10 * 60_000

export interface TakenCall {
  orderId: string
  place: QueuePlace
  /** When it is offered to colleagues again; it names the hold, too. */
  heldUntil: Date
}

interface From {
  /** The one that is passed over; without it the queue begins at its beginning. */
  place?: QueuePlace | undefined
  /** Towards the beginning. */
  isBackward?: boolean
}

/**
 * Offers the next order to call, and hides it from colleagues: those that were never called, the oldest first, then those whose time
 * has come. At its end the queue begins anew. Everyone holds one order at a time. Nothing where nobody is to be called.
 */
export async function takeNextCall(
  shop: Shop,
  initiator: Person | Script,
  from: From = {},
): Promise<TakenCall | undefined> {
  const by = nameOfInitiator(initiator)
  let taken: TakenCall | undefined
  for (const stretch of stretchesOf(from)) {
    taken = await takeFrom(shop, stretch, by)
    if (taken) break
  }
  await letGo(shop, by, taken?.place.orderRef)
  return taken
}

/** A part of the queue, or of it what comes beyond a place. */
interface Stretch {
  part: QueuePart
  beyond?: QueuePlace | undefined
  isBackward: boolean
}

function stretchesOf({ place, isBackward = false }: From): Stretch[] {
  const whole = (isBackward ? (['again', 'new'] as const) : (['new', 'again'] as const)).map(
    (part) => ({ part, isBackward }),
  )
  if (!place) return whole
  const [first, second] = whole as [Stretch, Stretch]
  const beyond = { part: place.part, beyond: place, isBackward }
  return place.part === first.part ? [beyond, second, first] : [beyond, first, second]
}

interface Row extends Record<string, unknown> {
  id: string
  order_id: string
  micros: string
  is_held: boolean
}

/** A person who loses an order to a colleague at the same moment looks again; so often, at most. */
const mostTries = 50

async function takeFrom(shop: Shop, stretch: Stretch, by: string): Promise<TakenCall | undefined> {
  for (let tries = 0; tries < mostTries; tries++) {
    const now = shop.now()
    const heldUntil = new Date(now.getTime() + holdMs)
    const { rows } = await shop.database.execute<Row>(taking(stretch, { by, now, heldUntil }))
    const [row] = rows
    if (!row) return undefined
    const place = { part: stretch.part, micros: row.micros, orderRef: row.id }
    if (row.is_held) return { orderId: row.order_id, place, heldUntil }
  }
  return undefined
}

export interface HeldCalls {
  /** Orders that colleagues are calling just now; one more than is shown means "and more". */
  count: number
  /** When the first one of them is offered again by itself. */
  freeAt: Date | null
}

interface HeldRow extends Record<string, unknown> {
  count: number
  free_at: Date | null
}

/** What waits to be called and is not offered, because somebody else is calling it. */
export async function findHeldCalls(shop: Shop, initiator: Person | Script): Promise<HeldCalls> {
  const now = shop.now()
  const { rows } = await shop.database.execute<HeldRow>(sql`
    SELECT count(*)::int AS count, min(until) AS free_at FROM ${callHolds} hold JOIN ${orders} ON orders.id = hold.order_ref
    WHERE hold.by <> ${nameOfInitiator(initiator)} AND hold.until > ${now}::timestamptz AND status = 'Pending'
      AND ((${parts.new.isIn(now)}) OR (${parts.again.isIn(now)}))`)
  const [row] = rows
  if (!row) throw new Error('Expected one row of holds')
  return { count: row.count, freeAt: row.free_at === null ? null : new Date(row.free_at) }
}

/** Nobody is called to confirm what is handed over in the shop; a call that somebody promised, or tried, is kept. */
const parts: Record<QueuePart, { time: SQL; isIn: (now: Date) => SQL }> = {
  new: {
    time: sql`placed_at`,
    isIn: () => sql`call_state IS NULL AND delivery_method = 'delivery'`,
  },
  again: { time: sql`call_again_at`, isIn: (now) => sql`call_again_at <= ${now}::timestamptz` },
}

/** One statement finds the order and holds it. Orders that are being changed just now are passed over. */
function taking(
  { part, beyond, isBackward }: Stretch,
  { by, now, heldUntil }: { by: string; now: Date; heldUntil: Date },
): SQL {
  const { time, isIn } = parts[part]
  const way = isBackward ? sql`DESC` : sql`ASC`
  const isBeyond =
    beyond &&
    sql`AND (${time}, id) ${isBackward ? sql`<` : sql`>`} (${momentOf(beyond)}, ${beyond.orderRef}::uuid)`
  return sql`
    WITH next AS (
      SELECT id, order_id, (extract(epoch FROM ${time}) * 1000000)::bigint::text AS micros FROM ${orders}
      WHERE status = 'Pending' AND ${isIn(now)} ${isBeyond ?? sql``} AND NOT EXISTS (
        SELECT FROM ${callHolds} hold WHERE hold.order_ref = orders.id AND hold.by <> ${by} AND hold.until > ${now}::timestamptz)
      ORDER BY ${time} ${way}, id ${way} LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED
    ), held AS (
      INSERT INTO ${callHolds} AS hold (order_ref, by, until) SELECT id, ${by}, ${heldUntil}::timestamptz FROM next
      ON CONFLICT (order_ref) DO UPDATE SET by = excluded.by, until = excluded.until
        WHERE hold.by = excluded.by OR hold.until <= ${now}::timestamptz
      RETURNING order_ref
    )
    SELECT id, order_id, micros, EXISTS (SELECT FROM held) AS is_held FROM next`
}

const momentOf = ({ micros }: QueuePlace) =>
  sql`timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond'`

/** All but this one, and what others have left to run out. */
async function letGo(shop: Shop, by: string, kept: string | undefined): Promise<void> {
  const { rows } = await shop.database.execute(
    sql`DELETE FROM ${callHolds} WHERE (by = ${by} AND order_ref IS DISTINCT FROM ${kept ?? null}::uuid) OR until <= ${shop.now()}::timestamptz RETURNING order_ref`,
  )
  if (rows.length > 0) await announce(shop.database, [callReleasedTopic])
}
