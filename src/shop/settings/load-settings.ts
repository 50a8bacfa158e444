import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { Shop } from '../shop.ts'
import { settingsFrom, settingsSchema } from './contract.ts'
import { firstSettings, type Settings } from './settings.ts'
import { settings } from './tables.ts'

/** The shop's settings, first values where the merchant changed nothing. One query. */
export async function loadSettings(shop: Pick<Shop, 'database'>): Promise<Settings> {
  return (await readStoredSettings(shop.database)).settings
}

export interface EditedSettings {
  settings: Settings
  /** Grows with each change of any of them: the sum of the versions of what is stored. 0 before anybody set anything. */
  version: number
}

/** For who edits them: as they stand, with the version that saveSettings wants back (docs/decisions/0073). */
export async function readStoredSettings(database: Database): Promise<EditedSettings> {
  const { key, value, version } = settings
  const rows = await database.select({ key, value, version }).from(settings)
  return {
    settings: settingsFrom(Object.fromEntries(rows.map((row) => [row.key, row.value]))),
    version: rows
      .filter((row) => row.key in settingsSchema.shape)
      .reduce((sum, row) => sum + row.version, 0),
  }
}

/** The same from memory, for what is asked all day. */
export function recallSettings(shop: Pick<Shop, 'database' | 'memory'>): Promise<Settings> {
  return shop.memory.recall('settings', ['settings'], () => loadSettings(shop))
}

/** The setting of that name as a value in SQL; a query reads it once. */
export const lowStockFrom = sql`coalesce((SELECT (value #>> '{}')::int FROM ${settings} WHERE key = 'lowStockFrom'), ${sql.raw(String(firstSettings.lowStockFrom))})`
