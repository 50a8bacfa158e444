import type { Shop } from '../shop.ts'
import { settingsFrom } from './contract.ts'
import type { Settings } from './settings.ts'
import { settings } from './tables.ts'

/** The shop's settings, first values where the merchant changed nothing. One query. */
export async function loadSettings(shop: Shop): Promise<Settings> {
  const rows = await shop.database
    .select({ key: settings.key, value: settings.value })
    .from(settings)
  return settingsFrom(Object.fromEntries(rows.map(({ key, value }) => [key, value])))
}
