import { lt } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { fileOf, isUnderWay, sheetFileOf } from './product-import.ts'
import { productImports } from './tables.ts'

/** A file that is being sent belongs to no import yet. */
const longestPauseMs = 10 * 60_000
const storedDays = 30

/** Takes away imports of a month ago, and files that belong to none. */
export async function sweepImports(shop: Shop): Promise<void> {
  const now = shop.now().getTime()
  await shop.database
    .delete(productImports)
    .where(lt(productImports.askedAt, new Date(now - storedDays * 86_400_000)))
  const old = (await shop.importFiles.list()).filter(
    ({ changedAt }) => changedAt.getTime() < now - longestPauseMs,
  )
  if (old.length === 0) return
  const rows = await shop.database
    .select({
      id: productImports.id,
      fileKind: productImports.fileKind,
      state: productImports.state,
      attempts: productImports.attempts,
    })
    .from(productImports)
  // A process that was killed leaves its sheet behind.
  const sheets = rows.filter(({ state }) => isUnderWay(state)).map(sheetFileOf)
  const kept = new Set([...rows.map(fileOf), ...sheets])
  for (const { name } of old) if (!kept.has(name)) await shop.importFiles.remove(name)
}
