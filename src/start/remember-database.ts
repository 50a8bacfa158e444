import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { closeDataFolder } from '../platform/files/close-data-folder.ts'
import type { Environment } from '../platform/environment.ts'

/**
 * The folder of a shop says on which database the shop ran last, so that a command that is called without the settings of
 * the shop's service does not quietly open another one. Neither user nor password is written there.
 */
const fileName = 'database.txt'
const localNames = new Set(['127.0.0.1', '[::1]', ''])

export const ownDatabase = 'its own PostgreSQL'

/** What people call the database: its name and where it is. */
export function nameDatabase(databaseUrl: string | undefined): string {
  if (!databaseUrl) return ownDatabase
  const { hostname, port, pathname, username, searchParams } = new URL(databaseUrl)
  const host = searchParams.get('host') ?? (localNames.has(hostname) ? 'localhost' : hostname)
  const name = decodeURIComponent(pathname.slice(1) || username)
  return `the database ${name} at ${host}:${port || '5432'}`
}

export async function rememberDatabase({ dataFolder, databaseUrl }: Environment): Promise<void> {
  await closeDataFolder(dataFolder)
  await writeFile(join(dataFolder, fileName), `${nameDatabase(databaseUrl)}\n`, { mode: 0o600 })
}

/** Undefined where no shop has been opened in the folder since this is written. */
export async function recallDatabase(dataFolder: string): Promise<string | undefined> {
  const text = await readFile(join(dataFolder, fileName), 'utf8').catch(() => '')
  return text.trim() || undefined
}
