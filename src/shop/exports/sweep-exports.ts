import { inArray, lt } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { fileOf } from './export-file.ts'
import { storedHours } from './long-export.ts'
import { longExports } from './tables.ts'

/** A file that nobody has written to for so long is written by nobody (ms). */
const longestPauseMs = 10 * 60_000

/** Takes away what has been kept long enough, and files that belong to no export any more. */
export async function sweepExports(shop: Shop): Promise<void> {
  const now = shop.now().getTime()
  const until = new Date(now - storedHours * 3_600_000)
  await shop.database.delete(longExports).where(lt(longExports.endedAt, until))
  const old = (await shop.exportFiles.list()).filter(
    ({ changedAt }) => changedAt.getTime() < now - longestPauseMs,
  )
  if (old.length === 0) return
  const ready = await shop.database
    .select({ id: longExports.id, attempts: longExports.attempts, format: longExports.format })
    .from(longExports)
    .where(inArray(longExports.state, ['ready']))
  const kept = new Set(ready.map(fileOf))
  for (const { name } of old) if (!kept.has(name)) await shop.exportFiles.remove(name)
}
