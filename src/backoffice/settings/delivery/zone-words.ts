import { m } from '#paraglide/messages.js'
import type { Zone } from '#shop/delivery/zone.ts'

export const zoneWords: Record<Zone, { name: () => string; text: () => string }> = {
  'inside-dhaka': { name: m.settings_inside_dhaka, text: m.settings_inside_dhaka_text },
  'dhaka-suburbs': { name: m.settings_dhaka_suburbs, text: m.settings_dhaka_suburbs_text },
  'outside-dhaka': { name: m.settings_outside_dhaka, text: m.settings_outside_dhaka_text },
}
