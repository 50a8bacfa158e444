import { cameFromKey, readFromSession, rememberForSession } from '../location/session.ts'

/** A visitor who asks not to be tracked has nothing stored, and sends nothing but the page (docs/decisions/0177). */
export const isLeftAlone = (): boolean =>
  navigator.doNotTrack === '1' ||
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)

/**
 * Keeps where this visit came from, for as long as the browser session lasts: the host that led here, utm_source, utm_campaign. A link from
 * outside counts more than what was known.
 */
export function learnCameFrom(): void {
  if (isLeftAlone()) return
  const query = new URLSearchParams(location.search)
  const host = document.referrer && new URL(document.referrer).host
  const found = {
    ...(host && host !== location.host && { r: host.slice(0, 100) }),
    ...named('s', query.get('utm_source'), 40),
    ...named('c', query.get('utm_campaign'), 80),
  }
  if (Object.keys(found).length > 0 || readFromSession(cameFromKey) === null)
    rememberForSession(cameFromKey, JSON.stringify(found))
}

const named = (name: string, word: string | null, most: number) =>
  word ? { [name]: word.slice(0, most) } : {}

export const readCameFrom = (): object =>
  isLeftAlone() ? {} : (JSON.parse(readFromSession(cameFromKey) ?? '{}') as object)
