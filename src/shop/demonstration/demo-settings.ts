import { firstSettings, type SettingsChange } from '../settings/settings.ts'

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
