import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabaseFor } from '../src/open-database.ts'
import { canConnect } from '../src/platform/can-connect.ts'
import { CannotStart } from '../src/platform/cannot-start.ts'
import { isDatabaseAway } from '../src/platform/database-away.ts'
import { readEnvironment, type Environment } from '../src/platform/environment.ts'
import { openLog, type Log } from '../src/platform/log.ts'
import { lockFolder } from '../src/platform/one-at-a-time.ts'
import { openShop, type OpenShop } from '../src/shop/open-shop.ts'

/** A shop that is just starting has its database ready within this time (ms). */
const longestStartMs = 30_000

/**
 * The shop for a script, whether its server runs or not: the database of DATABASE_URL, that of the running server, or our
 * own, started for as long as the script takes. Throws CannotStart. The log goes to standard error.
 */
export async function openShopForScript(purpose: string): Promise<OpenShop> {
  const reading = readEnvironment(process.env)
  if (reading.outcome === 'wrong') throw new CannotStart(reading.sentence)
  const { environment } = reading
  const log = openLog(environment.logLevel === 'info' ? 'error' : environment.logLevel, 2)
  const database = await findDatabase(environment, log, purpose)
  const { shop, close } = openShop(environment, database.url, log)
  return {
    shop,
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
    opened.tell(`${purpose} is running`)
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
