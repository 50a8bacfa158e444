import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Client } from 'pg'
import { openFolder } from '../files/folder-store.ts'
import { applyMigrations, functionsOf, tablesOf, type Migration } from './apply-migrations.ts'
import { readEntries } from './check-backup.ts'
import { Copying } from './copying.ts'
import {
  fileOf,
  jobsName,
  pendingJobsSchema,
  tableOf,
  type Manifest,
  type PendingJobs,
} from './manifest.ts'
import { has, listed, listTables, quoted } from './table-facts.ts'

const unpack = promisify(gunzip)

export interface Loading {
  manifest: Manifest
  migrations: readonly Migration[]
  staged: string
}

/** Makes the tables as they were, fills them, and brings them to the present; files go into a folder beside. */
export async function loadBackup(
  client: Client,
  file: string,
  loading: Loading,
): Promise<PendingJobs> {
  const { manifest, migrations } = loading
  const known = new Set(manifest.migrations)
  await dropSchema(client, migrations)
  await applyMigrations(
    client,
    migrations.filter(({ when }) => known.has(when)),
  )
  const keys = await dropForeignKeys(client)
  const jobs = await loadEntries(client, file, loading)
  for (const key of keys) await client.query(key)
  for (const [name, last] of Object.entries(manifest.sequences))
    await client.query('SELECT setval($1::regclass, $2)', [`public.${quoted(name)}`, last])
  await applyMigrations(
    client,
    migrations.filter(({ when }) => !known.has(when)),
  )
  return jobs
}

async function dropSchema(client: Client, migrations: readonly Migration[]): Promise<void> {
  await client.query(`DROP TABLE IF EXISTS ${listed(tablesOf(migrations))} CASCADE`)
  for (const name of functionsOf(migrations))
    await client.query(`DROP FUNCTION IF EXISTS public.${quoted(name)}`)
  if (await has(client, 'drizzle.__drizzle_migrations'))
    await client.query('DELETE FROM drizzle.__drizzle_migrations')
}

/** Rows come table by table, in whichever order they point at each other; made again at the end, the keys check them all. */
async function dropForeignKeys(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; make: string }>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
       format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS make
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  )
  for (const { drop } of rows) await client.query(drop)
  return rows.map(({ make }) => make)
}

async function loadEntries(
  client: Client,
  file: string,
  { manifest, staged }: Loading,
): Promise<PendingJobs> {
  const names = (await listTables(client)).map(({ name }) => name)
  // Migrations put rows of their own into some of them. No trigger works on rows that have been through it.
  await client.query(`TRUNCATE ${listed(names)}`)
  for (const name of names) await client.query(`ALTER TABLE ${quoted(name)} DISABLE TRIGGER USER`)
  const files = openFolder(staged)
  const copying = new Copying(client, manifest)
  let jobs: PendingJobs = []
  for await (const { name, content } of readEntries(file)) {
    const table = tableOf(name)
    if (table) await copying.take(table, await unpack(content))
    const fileName = fileOf(name)
    if (fileName) await files.write(fileName, content)
    if (name === jobsName) jobs = pendingJobsSchema.parse(JSON.parse(content.toString()))
    if (!table) await copying.end()
  }
  for (const name of names) await client.query(`ALTER TABLE ${quoted(name)} ENABLE TRIGGER USER`)
  copying.compareWith(manifest)
  return jobs
}
