import { inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { Picture } from './picture.ts'
import { pictures } from './tables.ts'

/** Whether the shop has the picture that a draft names; no picture is none to miss. */
export async function hasPicture(
  database: Database,
  hash: string | null | undefined,
): Promise<boolean> {
  return !hash || (await loadPictures(database, [hash])).size > 0
}

/** The pictures of these hashes, by hash; unknown ones are left out. */
export async function loadPictures(
  database: Database,
  hashes: readonly string[],
): Promise<Map<string, Picture>> {
  if (hashes.length === 0) return new Map()
  const rows = await database
    .select({
      hash: pictures.hash,
      width: pictures.width,
      height: pictures.height,
      placeholder: pictures.placeholder,
    })
    .from(pictures)
    .where(inArray(pictures.hash, [...hashes]))
  return new Map(rows.map((picture) => [picture.hash, picture]))
}
