import { readStoredSettings } from '#shop/settings/load-settings.ts'
import { byScript } from '#shop/initiator.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { firstSettings, type SettingsChange } from '#shop/settings/settings.ts'
import type { Shop } from '#shop/shop.ts'

/** No network gives a number that begins like this to anybody. */
const nobodysPhone = '+8801000000000'

/** How one reaches a shop that does not exist: nothing of it can be somebody's (example.com is nobody's, RFC 2606). */
export const demoSettings = {
  headerPhone: nobodysPhone,
  headerEmail: 'hello@haat.example.com',
  headerAddress: { en: 'Dhanmondi, Dhaka 1205', bn: 'ধানমন্ডি, ঢাকা ১২০৫' },
  footerAddress: {
    en: 'Demonstration shop, Mirpur, Dhaka',
    bn: 'নমুনা দোকান, মিরপুর, ঢাকা',
  },
  footerPhone: nobodysPhone,
  infoEmail: 'info@haat.example.com',
  mapLink: 'https://www.openstreetmap.org/#map=14/23.8069/90.3687',
  social: {
    facebook: 'https://www.example.com/facebook/haat',
    youtube: 'https://www.example.com/youtube/haat',
    whatsapp: `https://wa.me/${nobodysPhone.slice(1)}`,
    pinterest: '',
  },
  chat: { ...firstSettings.chat, phone: nobodysPhone },
} satisfies SettingsChange

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
