import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabaseFor } from '../../src/start/open-database.ts'
import { canConnect } from '../../src/platform/database/can-connect.ts'
import { CannotStart } from '../../src/platform/process/cannot-start.ts'
import { isDatabaseAway } from '../../src/platform/database/database-away.ts'
import { readEnvironment, type Environment } from '../../src/platform/environment.ts'
import { openLog, type Log } from '../../src/platform/log.ts'
import { lockFolder } from '../../src/platform/concurrency/folder-lock.ts'
import { nameDatabase, ownDatabase, recallDatabase } from '../../src/start/remember-database.ts'
import { openShop, type OpenShop } from '../../src/shop/open-shop.ts'

/** A shop that is just starting has its database ready within this time (ms). */
const longestStartMs = 30_000

/**
 * The shop for a script, whether its server runs or not: the database of DATABASE_URL, that of the running server, or our
 * own, started for as long as the script takes. Says on standard error which shop it is; the log goes there, too. Throws
 * CannotStart, also where the folder's shop runs on another database than the one that is asked for.
 */
export async function openShopForScript(purpose: string): Promise<OpenShop & { url: string }> {
  const reading = readEnvironment(process.env)
  if (reading.outcome === 'wrong') throw new CannotStart(reading.sentence)
  const { environment } = reading
  await refuseAnotherDatabase(environment)
  await refuseUnopenedFolder(environment)
  const log = openLog(environment.logLevel === 'info' ? 'error' : environment.logLevel, 2)
  const database = await findDatabase(environment, log, purpose)
  const { shop, close } = openShop(environment, database.url, log)
  nameShop(environment)
  return {
    shop,
    url: database.url,
    close: async () => {
      await close()
      await database.close()
    },
  }
}

/** Runs a script, answers a reason that a person can act on with its sentence, and ends with the exit code it gives. */
export async function runScript(script: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await script()
  } catch (error) {
    process.stderr.write(`${sentenceFor(error)}\n`)
    process.exitCode = 1
  }
}

function sentenceFor(error: unknown): string {
  if (error instanceof CannotStart) return error.message
  if (isDatabaseAway(error)) return 'The database went away. What is done is kept; run this again.'
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** Says on standard error which shop a script speaks to. */
export function nameShop({ dataFolder, databaseUrl }: Environment): void {
  process.stderr.write(`The shop in ${dataFolder}, on ${nameDatabase(databaseUrl)}.\n`)
}

/** A second, private database would take everything, report success, and nobody would ever see it. Throws CannotStart. */
export async function refuseAnotherDatabase(environment: Environment): Promise<void> {
  const { dataFolder, databaseUrl } = environment
  const last = await recallDatabase(dataFolder)
  const asked = nameDatabase(databaseUrl)
  if (last !== undefined && last !== asked)
    throw new CannotStart(refusalOf(dataFolder, last, databaseUrl && asked))
}

async function refuseUnopenedFolder({ dataFolder, databaseUrl }: Environment): Promise<void> {
  if (databaseUrl || existsSync(join(dataFolder, 'postgres'))) return
  if ((await recallDatabase(dataFolder)) !== undefined) return
  throw new CannotStart(
    `There is no shop in ${dataFolder} yet. Call this with the settings of the shop's service (SHOP_DATA, DATABASE_URL), or start the shop there once: npm start`,
  )
}

function refusalOf(folder: string, last: string, asked: string | undefined): string {
  const moved = 'Should the shop have moved, start it there once with its new settings.'
  if (last === ownDatabase)
    return `The shop in ${folder} runs on ${last}, but DATABASE_URL names ${asked}. Call this without DATABASE_URL, or with the SHOP_DATA of the other shop. ${moved}`
  const how = `Call this with the settings of the shop's service: DATABASE_URL=postgres://user:password@host/name SHOP_DATA=${folder} npm run ...`
  return `The shop in ${folder} runs on ${last}, but ${asked ? `DATABASE_URL names ${asked}` : 'DATABASE_URL is not set, which would open another, private database'}. ${how} ${moved}`
}

interface FoundDatabase {
  url: string
  close: () => Promise<void>
}

async function findDatabase(
  environment: Environment,
  log: Log,
  purpose: string,
): Promise<FoundDatabase> {
  if (environment.databaseUrl || !(await isOpen(environment.dataFolder))) {
    const opened = await openDatabaseFor(environment, log)
    opened.setHolder(`${purpose} is running`)
    return opened
  }
  return { url: await runningDatabase(environment.dataFolder), close: async () => {} }
}

async function isOpen(folder: string): Promise<boolean> {
  const lock = await lockFolder(folder)
  if (lock.outcome === 'held') await lock.release()
  return lock.outcome === 'taken'
}

/** PostgreSQL writes its port into the fourth line of postmaster.pid, and into the eighth when it is ready. */
async function runningDatabase(folder: string): Promise<string> {
  for (const until = Date.now() + longestStartMs; Date.now() < until; await pause(200)) {
    const state = await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '')
    const lines = state.split('\n').map((line) => line.trim())
    if (lines[7] === 'ready') {
      const password = await readFile(join(folder, 'postgres.password'), 'utf8')
      const url = `postgres://haat:${encodeURIComponent(password.trim())}@127.0.0.1:${lines[3]}/postgres`
      // A server that was killed leaves a file behind that says "ready".
      if (await canConnect(url)) return url
    }
  }
  throw new CannotStart(
    `The shop in ${folder} is starting, but its database is not ready yet. Try again in a moment.`,
  )
}
