import { z } from 'zod'

/** The last entry of an archive: without it the file is not whole. */
export const manifestName = 'manifest.json'
export const jobsName = 'jobs.json'

export const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The moments that name the migrations of the database, oldest first. */
  migrations: z.array(z.number()).min(1),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()).min(1), rows: z.number() }),
  ),
  /** Sequences by name with the last number they gave. */
  sequences: z.record(z.string(), z.string()),
  files: z.number(),
  /** SHA-256 of the names and contents of all entries before this one, in their order. */
  digest: z.string(),
})

export type Manifest = z.infer<typeof manifestSchema>

export const pendingJobsSchema = z.array(
  z.object({
    queue: z.string(),
    facts: z.record(z.string(), z.union([z.string(), z.number()])),
  }),
)

export type PendingJobs = z.infer<typeof pendingJobsSchema>

/** Entries hold parts of a table, or one file each. */
export const tablePart = (table: string, number: number) =>
  `tables/${table}/${String(number).padStart(6, '0')}`

export const tableOf = (entry: string) => /^tables\/([a-z0-9_]+)\/\d{6,}$/.exec(entry)?.[1]

/** Nothing else comes out of an archive: no path that leads elsewhere. */
export const fileOf = (entry: string) => /^files\/([a-z0-9][a-z0-9._-]*)$/.exec(entry)?.[1]

/** What a backup holds, in a few words. */
export function describeBackup({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `${rows.toLocaleString('en')} rows of ${tables.length} tables, ${files.toLocaleString('en')} files`
}
