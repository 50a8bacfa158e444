import { readStoredSettings } from '../../src/shop/settings/load-settings.ts'
import { saveSettings } from '../../src/shop/settings/save-settings.ts'
import type { SettingsChange } from '../../src/shop/settings/settings.ts'
import type { Shop } from '../../src/shop/shop.ts'
import { aScript } from './initiators.ts'

/** Changes what is named, as somebody who has just read how it stands. */
export async function changeSettings(shop: Shop, change: SettingsChange) {
  const { version } = await readStoredSettings(shop.database)
  return saveSettings(shop, aScript, { ...change, version })
}
