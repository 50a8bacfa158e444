import { readStoredSettings } from '#shop/settings/load-settings.ts'
import { byScript } from '#shop/initiator.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { demoSettings } from '#shop/demonstration/demo-settings.ts'
import type { Shop } from '#shop/shop.ts'

/** What somebody has set meanwhile stays. */
export async function fillSettings(shop: Shop): Promise<void> {
  const { settings, version } = await readStoredSettings(shop.database)
  if (settings.headerPhone !== '' || settings.headerEmail !== '') return
  const { outcome } = await saveSettings(shop, byScript('demonstration'), {
    ...demoSettings,
    version,
  })
  if (outcome !== 'saved') throw new Error(`The settings of the demonstration were ${outcome}`)
}
