import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Database } from '#platform/database/database.ts'
import type { AuditedChange } from '#shop/define-action.ts'
import type { Person, Script } from '#shop/initiator.ts'
import type { ExportedList, ExportFormat } from './export-format.ts'
import { exportsTopic, mostStoredExports, mostUnfinished } from './long-export.ts'
import { longExports } from './tables.ts'

interface AskedExport {
  list: ExportedList
  format: ExportFormat
  /** In the order of the file. */
  columns: string[]
  sort: string
  /** Without `asOf`. */
  filter: object
  /** For the audit. */
  change: Omit<AuditedChange, 'topics'>
}

interface Asking {
  database: Database
  by: Person | Script
  now: Date
}

/** Has an export written in the background; the page and the bell tell when it is there. One at a time for each person. */
export async function queueExport(
  { database, by, now: asOf }: Asking,
  { change, ...asked }: AskedExport,
) {
  // The file is somebody's.
  if (by.kind === 'script') return { outcome: 'no-person' } as const
  const { userId } = by.actor
  await lockExports(database)
  const unfinished = await database
    .select({ userId: longExports.userId })
    .from(longExports)
    .where(inArray(longExports.state, ['waiting', 'writing']))
  if (unfinished.some((one) => one.userId === userId)) return { outcome: 'one-already' } as const
  if (unfinished.length >= mostUnfinished) return { outcome: 'too-many-waiting' } as const
  await dropOldest(database, userId)
  const id = newId()
  await database.insert(longExports).values({ ...asked, id, userId, asOf })
  return { outcome: 'waiting', id, change: { ...change, topics: [exportsTopic] } } as const
}

/** Who asks, and who begins the next one, do it one after the other. */
export const lockExports = (database: Database) =>
  database.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('long-exports', 0))`)

/** Their files go with the next tidying. */
async function dropOldest(database: Database, userId: string): Promise<void> {
  const own = eq(longExports.userId, userId)
  const latest = database
    .select({ id: longExports.id })
    .from(longExports)
    .where(own)
    .orderBy(desc(longExports.asOf))
    .limit(mostStoredExports - 1)
  await database.delete(longExports).where(and(own, notInArray(longExports.id, latest)))
}
