import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Client } from 'pg'
import { beforeAll, inject, onTestFinished } from 'vitest'
import { readEnvironment } from '../../../src/platform/environment.ts'
import { openLog } from '../../../src/platform/log.ts'
import { openShop, type OpenShop } from '../../../src/shop/open-shop.ts'
import {
  newFolder,
  openRunningShop,
  type RunningShop,
  type WhenDone,
} from '../../support/running-shop.ts'
import { templateDatabase, withDatabase } from '../../support/database/start-postgres.ts'

export interface AttackedShop extends RunningShop {
  /** The same database seen from inside: to put goods on the shelves, and to look at what an attack left behind. */
  inside: OpenShop
  databaseUrl: string
}

/** The whole program on an empty database of its own, with the rate limits of a real shop. It ends with the test. */
export async function openAttackedShop(
  settings: Record<string, string> = {},
  whenDone: WhenDone = onTestFinished,
): Promise<AttackedShop> {
  const server = inject('postgresUrl')
  const name = `attacked_${randomBytes(6).toString('hex')}`
  const admin = new Client({ connectionString: server })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${templateDatabase}`)
  await admin.end()
  const databaseUrl = withDatabase(server, name)
  const environment = { SHOP_DATA: await newFolder(), DATABASE_URL: databaseUrl, ...settings }
  const running = await openRunningShop(environment, whenDone)
  const reading = readEnvironment({ ...environment, LOG_LEVEL: 'silent' })
  if (reading.outcome !== 'read') throw new Error(reading.sentence)
  const inside = openShop(reading.environment, databaseUrl, openLog('silent'))
  whenDone(() => inside.close())
  return { ...running, inside, databaseUrl }
}

/** One for all tests of a file: to start it costs more than most attacks. They must not count against each other's limits. */
export function shareAttackedShop(settings: Record<string, string> = {}): () => AttackedShop {
  let opened: AttackedShop | undefined
  beforeAll(async () => {
    const ends: (() => Promise<void>)[] = []
    opened = await openAttackedShop(settings, (end) => void ends.unshift(end))
    return async () => {
      for (const end of ends) await end()
    }
  }, 60_000)
  return () => {
    if (!opened) throw new Error('The shop is open while a test runs')
    return opened
  }
}

/** Resident memory of the shop's own process in MB; Linux only. */
export async function residentMegabytes({ process }: AttackedShop): Promise<number> {
  const status = await readFile(`/proc/${process.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

/** A new account at the shop's door; the cookies of its browser. */
export async function signUpAt({ origin }: AttackedShop, name: string): Promise<string> {
  const answered = await fetch(`${origin}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({
      name: 'Karim Uddin',
      email: `${name}@example.com`,
      password: 'tulsi-pata',
    }),
  })
  if (answered.status !== 201) throw new Error(`Expected to sign up: ${await answered.text()}`)
  return answered.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}
