import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readEnvironment } from '../../src/platform/environment.ts'
import { openLog } from '../../src/platform/log.ts'
import { openShop, type OpenShop } from '../../src/shop/open-shop.ts'

/** The URL of the PostgreSQL that a running shop started for itself. */
export function ownDatabaseUrl(folder: string): string {
  const password = readFileSync(join(folder, 'postgres.password'), 'utf8').trim()
  return `postgres://haat:${password}@127.0.0.1:${postmaster(folder).port}/postgres`
}

export function postmaster(folder: string): { pid: number; port: number } {
  const lines = readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')
  return { pid: Number(lines[0]), port: Number(lines[3]) }
}

/** Opens the database of a running shop beside it, to put goods on its shelves. */
export function openBeside(folder: string): OpenShop {
  const reading = readEnvironment({ SHOP_DATA: folder, LOG_LEVEL: 'silent' })
  if (reading.outcome !== 'read') throw new Error(reading.sentence)
  return openShop(reading.environment, ownDatabaseUrl(folder), openLog('silent'))
}
