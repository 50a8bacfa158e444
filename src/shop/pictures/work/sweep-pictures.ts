import { and, asc, eq, inArray, isNotNull, lte, sql, type SQL } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { originalName } from '../save-picture.ts'
import { pictureFileName, pictureFormats, pictureWidths } from '../picture.ts'
import { pictures } from '../tables.ts'

type PictureSweeper = Pick<Shop, 'database' | 'files' | 'log' | 'now' | 'pictures'>

/** Which of these pictures are named where the database does not know that it is a picture. */
export type PicturesInUse = (hashes: readonly string[]) => Promise<readonly string[]>

const dayMs = 86_400_000
/** Longer than an import can be taken back, and than somebody leaves a page open before they save. */
const keptDays = 31
const keptDaysOfBuyers = 1
const mostOfOneNight = 1000

/**
 * Removes pictures that nothing has named for a month; photos of buyers, after a day (docs/decisions/0189). One that was sent and is
 * not saved yet counts as unused from the next night on.
 */
export async function sweepPictures(shop: PictureSweeper, inUse: PicturesInUse): Promise<void> {
  await markUnused(shop)
  const due = await listDue(shop)
  if (due.length === 0) return
  const used = new Set(await inUse(due))
  await lookAgainLater(shop, [...used])
  let removed = 0
  for (const hash of due) if (!used.has(hash) && (await removePicture(shop, hash))) removed += 1
  shop.log.info({ removed }, 'unused pictures removed')
}

async function markUnused({ database, now }: PictureSweeper): Promise<void> {
  const isNamed = await namedByTables(database)
  await database
    .update(pictures)
    .set({ unusedSince: null })
    .where(and(isNotNull(pictures.unusedSince), isNamed))
  await database
    .update(pictures)
    .set({ unusedSince: now() })
    .where(sql`${pictures.unusedSince} IS NULL AND NOT ${isNamed}`)
}

/** Every table that refers to pictures, as the database itself knows: a new one is not forgotten here. */
async function namedByTables(database: Shop['database']): Promise<SQL> {
  const { rows } = await database.execute<{ table: string; column: string }>(sql`
    SELECT refers.conrelid::regclass::text AS table, named.attname AS column
    FROM pg_constraint refers
    JOIN pg_attribute named ON named.attrelid = refers.conrelid AND named.attnum = refers.conkey[1]
    WHERE refers.contype = 'f' AND refers.confrelid = 'pictures'::regclass AND refers.confdeltype <> 'c'`)
  const naming = rows.map(
    ({ table, column }) => sql`SELECT ${sql.identifier(column)} AS hash FROM ${sql.raw(table)}`,
  )
  return sql`EXISTS (SELECT FROM (${sql.join(naming, sql` UNION ALL `)}) naming WHERE naming.hash = ${pictures}.hash)`
}

async function listDue({ database, now }: PictureSweeper): Promise<string[]> {
  const [staffs, buyers] = [keptDays, keptDaysOfBuyers].map(
    (days) => new Date(now().getTime() - days * dayMs),
  )
  const rows = await database
    .select({ hash: pictures.hash })
    .from(pictures)
    .where(
      lte(
        pictures.unusedSince,
        sql`CASE WHEN ${pictures.isBuyers} THEN ${buyers?.toISOString()}::timestamptz ELSE ${staffs?.toISOString()}::timestamptz END`,
      ),
    )
    .orderBy(asc(pictures.unusedSince))
    .limit(mostOfOneNight)
  return rows.map(({ hash }) => hash)
}

async function lookAgainLater(
  { database, now }: PictureSweeper,
  hashes: readonly string[],
): Promise<void> {
  await database
    .update(pictures)
    .set({ unusedSince: now() })
    .where(inArray(pictures.hash, [...hashes]))
}

/** Row and files; whoever sends the same picture meanwhile waits, and writes them anew. */
async function removePicture(shop: PictureSweeper, hash: string): Promise<boolean> {
  const { database, log } = shop
  try {
    return await database.transaction(async (transaction) => {
      const rows = await transaction
        .delete(pictures)
        .where(and(eq(pictures.hash, hash), isNotNull(pictures.unusedSince)))
        .returning({ hash: pictures.hash })
      if (rows.length === 0) return false
      await removeFiles(shop, hash)
      return true
    })
  } catch (error) {
    // Named at this moment, or a disk that cannot be written: it stays, and the next night sees.
    log.warn({ err: error, picture: hash }, 'an unused picture could not be removed')
    return false
  }
}

/**
 * The master after the sizes: as long as it is there, everything else can be made again. Then the sizes once more: one that was being
 * made meanwhile is stored either before that, or by somebody who sees that the master is gone.
 */
async function removeFiles(
  { files, pictures: { recent } }: PictureSweeper,
  hash: string,
): Promise<void> {
  const sizes = pictureWidths.flatMap((width) =>
    pictureFormats.map((format) => pictureFileName({ hash, width, format })),
  )
  const masters = [`${hash}.svg`, `${hash}.webp`]
  for (const name of [originalName(hash), ...sizes, ...masters, ...sizes]) {
    recent.delete(name)
    await files.remove(name)
  }
}
