import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { Client } from 'pg'
import { CannotStart } from '../process/cannot-start.ts'
import { listApplied, tablesOf, type Migration } from './apply-migrations.ts'
import { checkBackup } from './check-backup.ts'
import { loadBackup } from './load-backup.ts'
import type { Manifest } from './manifest.ts'
import { replaceJobs } from './replace-jobs.ts'
import { has, plainValues, quoted } from './table-facts.ts'

export interface RestoreTarget {
  databaseUrl: string
  filesFolder: string
  migrations: readonly Migration[]
  /** A shop that has anything in one of these is not empty. */
  protectedTables: readonly string[]
  /** Whether a shop that is not empty is given up for the backup. */
  replace: boolean
}

/** As long as every instance uses the same: nobody migrates meanwhile. */
const migrationLock = 727_001

/**
 * Puts a backup in the place of an empty shop: all of it, in one transaction, or nothing. Its tables are made as they were then and
 * brought to the present afterwards. Throws CannotStart.
 */
export async function restoreBackup(file: string, target: RestoreTarget): Promise<Manifest> {
  const manifest = await checkBackup(file)
  refuseOtherSchema(manifest, target.migrations)
  const client = new Client({ connectionString: target.databaseUrl })
  client.on('error', () => {})
  await client.connect()
  const staged = `${target.filesFolder}.${randomUUID()}`
  try {
    await refuseToTouch(client, target)
    await mkdir(staged, { recursive: true, mode: 0o700 })
    await client.query(plainValues)
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLock])
    const jobs = await loadBackup(client, file, {
      manifest,
      migrations: target.migrations,
      staged,
    })
    await replaceJobs(client, target.databaseUrl, jobs)
    await commitWithFiles(client, staged, target.filesFolder)
    return manifest
  } finally {
    await client.end().catch(() => {})
    await rm(staged, { recursive: true, force: true })
  }
}

function refuseOtherSchema({ migrations }: Manifest, ours: readonly Migration[]): void {
  const known = new Set(ours.map(({ when }) => when))
  const unknown = migrations.filter((when) => !known.has(when))
  if (unknown.length === 0) return
  throw new CannotStart(
    'This backup was made by a newer Haat than this one. Bring this Haat up to date first, then restore. Nothing was changed.',
  )
}

/** A shop that has just ended leaves its connections a moment longer: they are waited for. */
async function countOthers(client: Client): Promise<number> {
  const waitedUntil = performance.now() + 5000
  for (;;) {
    const { rows } = await client.query<{ others: number }>(
      `SELECT count(*)::int AS others FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
    )
    const others = rows[0]?.others ?? 0
    if (others === 0 || performance.now() > waitedUntil) return others
    await new Promise((again) => setTimeout(again, 100))
  }
}

async function refuseToTouch(client: Client, target: RestoreTarget): Promise<void> {
  const others = await countOthers(client)
  if (others > 0)
    throw new CannotStart(
      `Others are connected to this database (${others}). Stop the shop everywhere first, then restore. Nothing was changed.`,
    )
  const isNew = (await listApplied(client)).length === 0
  if (isNew) await refuseForeign(client, target.migrations)
  if (target.replace) return
  for (const table of isNew ? [] : target.protectedTables)
    if ((await has(client, `public.${table}`)) && (await hasRows(client, table)))
      throw new CannotStart(
        `This shop is not empty: it has ${table}. To give it up for the backup, add --replace. Nothing was changed.`,
      )
  if (await hasFiles(target.filesFolder))
    throw new CannotStart(
      `There are pictures in ${target.filesFolder} already, of this shop or of another one. To give them up for the backup, add --replace. Nothing was changed.`,
    )
}

async function refuseForeign(client: Client, migrations: readonly Migration[]): Promise<void> {
  for (const table of tablesOf(migrations))
    if (await has(client, `public.${table}`))
      throw new CannotStart(
        `This database has a table ${table} that is not of Haat. Give Haat a database of its own. Nothing was changed.`,
      )
}

async function hasRows(client: Client, table: string): Promise<boolean> {
  const { rows } = await client.query(`SELECT FROM ${quoted(table)} LIMIT 1`)
  return rows.length > 0
}

async function hasFiles(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.length > 0
}

/** The files change hands just before the rows do; if the rows do not, they change back. */
async function commitWithFiles(client: Client, staged: string, folder: string): Promise<void> {
  const former = `${folder}.${randomUUID()}`
  const hadFiles = await rename(folder, former).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )
  try {
    await rename(staged, folder)
    await client.query('COMMIT')
  } catch (error) {
    await rename(folder, staged).catch(() => {})
    if (hadFiles) await rename(former, folder)
    throw error
  }
  await rm(former, { recursive: true, force: true })
}
