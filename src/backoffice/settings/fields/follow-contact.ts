import type { Settings, SettingsChange } from '#shop/settings/settings.ts'

/**
 * Where the shop shows the same phone number or address in several places, or none yet, the other places follow the one at the top of
 * the pages, unless they are changed themselves.
 */
export function withFollowers(change: SettingsChange, stored: Settings): SettingsChange {
  const followed = { ...change }
  const phone = movedFrom(stored.headerPhone, change.headerPhone)
  if (phone) {
    if (phone.leads(stored.footerPhone, change.footerPhone)) followed.footerPhone = phone.to
    if (phone.leads(stored.chat.phone, change.chat?.phone))
      followed.chat = { ...stored.chat, phone: phone.to }
  }
  const email = movedFrom(stored.headerEmail, change.headerEmail)
  if (email?.leads(stored.infoEmail, change.infoEmail)) followed.infoEmail = email.to
  return followed
}

function movedFrom(before: string, to: string | undefined) {
  if (to === undefined || to === before) return undefined
  return {
    to,
    leads: (place: string, typed = place) => typed === place && (place === '' || place === before),
  }
}
