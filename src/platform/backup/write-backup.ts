import { createHash, randomUUID, type Hash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { access, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { pack as openPack, type Pack } from 'tar-stream'
import { CannotStart } from '../process/cannot-start.ts'
import { listApplied } from './apply-migrations.ts'
import { jobsName, manifestName, tablePart, type Manifest, type PendingJobs } from './manifest.ts'
import { has, listed, listTables, plainValues, quoted, readSequences } from './table-facts.ts'

export interface BackupSource {
  databaseUrl: string
  filesFolder: string
}

/** What is held in memory of a table at once. */
const partBytes = 1024 * 1024

const compress = promisify(gzip)

/**
 * Writes all that a shop knows into one file, while it is open: its rows as one snapshot saw them, then its files. Only its
 * owner may read the file. It appears whole or not at all.
 */
export async function writeBackup(source: BackupSource, file: string): Promise<Manifest> {
  if (await exists(file)) throw new CannotStart(`${file} is there already. Choose another name.`)
  const making = `${file}.${randomUUID()}`
  const client = new Client({ connectionString: source.databaseUrl })
  client.on('error', () => {})
  await client.connect()
  try {
    const manifest = await fillArchive(making, (archive) => fill(archive, client, source))
    const folder = await open(dirname(file))
    await rename(making, file)
    await folder.sync().finally(() => folder.close())
    return manifest
  } finally {
    await client.end().catch(() => {})
    await rm(making, { force: true })
  }
}

interface Archive {
  pack: Pack
  digest: Hash
  /** Rejects as soon as nothing more can be written. */
  written: Promise<void>
}

async function fillArchive<Made>(
  path: string,
  fillIt: (archive: Archive) => Promise<Made>,
): Promise<Made> {
  const pack = openPack()
  const output = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
  const written = pipeline(pack, output)
  written.catch(() => {})
  try {
    const made = await fillIt({ pack, digest: createHash('sha256'), written })
    pack.finalize()
    await written
    return made
  } catch (error) {
    pack.destroy()
    await written.catch(() => {})
    throw error
  }
}

async function fill(archive: Archive, client: Client, source: BackupSource): Promise<Manifest> {
  await client.query(plainValues)
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  const migrations = await listApplied(client)
  const sequences = await readSequences(client)
  const tables: Manifest['tables'] = []
  for (const { name, columns } of await listTables(client))
    tables.push({ name, columns, rows: await addTable(archive, client, { name, columns }) })
  await addEntry(archive, jobsName, Buffer.from(JSON.stringify(await pendingJobs(client))))
  await client.query('COMMIT')
  const files = await addFiles(archive, source.filesFolder)
  const manifest: Manifest = {
    format: 1,
    madeAt: new Date().toISOString(),
    migrations,
    tables,
    sequences,
    files,
    digest: archive.digest.digest('hex'),
  }
  await writeEntry(archive, manifestName, Buffer.from(JSON.stringify(manifest)))
  return manifest
}

async function addTable(
  archive: Archive,
  client: Client,
  { name, columns }: { name: string; columns: string[] },
): Promise<number> {
  const rows = client.query(copyTo(`COPY ${quoted(name)} (${listed(columns)}) TO STDOUT`))
  let number = 0
  let waiting: Buffer[] = []
  let bytes = 0
  const flush = async () => {
    if (bytes === 0) return
    await addEntry(archive, tablePart(name, ++number), await compress(Buffer.concat(waiting)))
    waiting = []
    bytes = 0
  }
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    waiting.push(chunk)
    bytes += chunk.length
    if (bytes >= partBytes) await flush()
  }
  await flush()
  return rows.rowCount
}

/** Work that must not be lost. Its queues are made anew by the person who restores, in the form of that time. */
async function pendingJobs(client: Client): Promise<PendingJobs> {
  if (!(await has(client, 'jobs.job'))) return []
  const { rows } = await client.query<PendingJobs[number]>(
    `SELECT name AS queue, data AS facts FROM jobs.job
     WHERE state IN ('created', 'retry', 'active') AND name NOT LIKE '\\_\\_pgboss%' ORDER BY created_on`,
  )
  return rows
}

/** Folders and what is in them, each file by its own name; one that goes meanwhile is not missed by what the snapshot saw last. */
async function addFiles(archive: Archive, folder: string): Promise<number> {
  let count = 0
  for (const part of (await namesIn(folder)).filter(isOfStore).toSorted())
    for (const name of (await namesIn(join(folder, part))).toSorted()) {
      if (isHalfWritten(name)) continue
      if (await addFile(archive, join(folder, part, name), name)) count++
    }
  return count
}

/** The store names its folders by two letters; what else stands there is written anew when it is wanted. */
const isOfStore = (name: string) => name.length === 2

const isHalfWritten = (name: string) => /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name)

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return []
    throw error
  })
}

async function addFile(archive: Archive, path: string, name: string): Promise<boolean> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!file) return false
  try {
    await addEntry(archive, `files/${name}`, await file.readFile())
    return true
  } finally {
    await file.close()
  }
}

async function addEntry(archive: Archive, name: string, content: Buffer): Promise<void> {
  archive.digest.update(`${name}\0${content.length}\0`).update(content)
  await writeEntry(archive, name, content)
}

function writeEntry({ pack, written }: Archive, name: string, content: Buffer): Promise<void> {
  const added = new Promise<void>((resolve, reject) => {
    const entry = pack.entry({ name, size: content.length, mode: 0o600 }, (error) =>
      error ? reject(error) : resolve(),
    )
    entry.end(content)
  })
  return Promise.race([added, written])
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )
