import { v7 as newId } from 'uuid'
import type { Person } from '../initiator.ts'
import type { Shop } from '../shop.ts'
import type { Reading } from './reading-memory.ts'
import { auditRow } from './record-audit.ts'
import { audit } from './tables.ts'

export type ReadKind = 'customers' | 'orders'

/** More customers or orders than this, read by one person within an hour, are recorded. */
export const mostReadUnrecorded = 100

/** The count stops here: neither memory nor writes grow without a limit. */
export const mostReadCounted = 10_000

const hourMs = 3_600_000

/**
 * Counts personal data that staff read, through pages and API alike. Above the limit the audit gets one entry for each person, kind and
 * hour, whose count grows with what is read (docs/decisions/0241). A failed write does not stop the reading.
 */
export async function recordReading(
  shop: Pick<Shop, 'database' | 'log' | 'now' | 'readingMemory'>,
  by: Person,
  { kind, ids }: { kind: ReadKind; ids: readonly string[] },
): Promise<void> {
  const { actor, ipAddress } = by
  const reading = findReading(shop, `${kind} ${actor.userId}`)
  const before = reading.ids.size
  for (const id of ids) if (reading.ids.size < mostReadCounted) reading.ids.add(id)
  const count = reading.ids.size
  if (count === before || count <= mostReadUnrecorded) return
  const row = auditRow(
    {
      action: kind === 'customers' ? 'customers-read' : 'orders-read',
      subject: { type: kind === 'customers' ? 'customer' : 'order', id: 'list' },
      after: { [kind]: count },
      actorId: actor.userId,
      origin: ipAddress,
    },
    shop.now(),
  )
  try {
    await shop.database
      .insert(audit)
      .values({ ...row, id: reading.entryId })
      .onConflictDoUpdate({ target: audit.id, set: { after: row.after } })
  } catch (error) {
    shop.log.warn({ err: error }, 'bulk reading could not be recorded in the audit')
  }
}

function findReading(
  { now, readingMemory }: Pick<Shop, 'now' | 'readingMemory'>,
  key: string,
): Reading {
  const hour = Math.floor(now().getTime() / hourMs)
  if (readingMemory.hour !== hour) {
    readingMemory.hour = hour
    readingMemory.readings.clear()
  }
  const found = readingMemory.readings.get(key) ?? { ids: new Set(), entryId: newId() }
  readingMemory.readings.set(key, found)
  return found
}
