import { statfs } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'

/** A disk with less than this is full for anyone who wants to save a photo. */
const leastFreeBytes = 8 * 1024 * 1024

/**
 * Throws where the database or the folder beside it cannot be written. The sort is larger than the memory it may take: it goes
 * through a file of about a megabyte on the disk of the database, which leaves no row and nothing in the log of the database behind.
 */
export async function checkWritable(database: Database, folder: string): Promise<void> {
  await database.transaction(async (probe) => {
    const { rows } = await probe.execute<{ readOnly: string }>(
      sql`SELECT current_setting('transaction_read_only') AS "readOnly"`,
    )
    if (rows[0]?.readOnly === 'on')
      throw Object.assign(new Error('the database may only be read'), { code: '25006' })
    await probe.execute(sql`SET LOCAL work_mem = '64kB'`)
    await probe.execute(
      sql`SELECT count(*) FROM (SELECT repeat(md5(n::text), 8) AS text FROM generate_series(1, 4000) n ORDER BY text OFFSET 1) sorted`,
    )
  })
  const disk = await statfs(folder).catch(() => undefined)
  if (disk && disk.blocks > 0 && disk.bavail * disk.bsize < leastFreeBytes)
    throw Object.assign(new Error(`the disk of ${folder} is full`), { code: 'ENOSPC' })
}
