import { readFromSession, rememberForSession } from '../location/session.ts'

/** Where a visit came from, for as long as the browser session lasts: the host that led here, utm_source, utm_campaign. */
export interface CameFrom {
  r?: string
  s?: string
  c?: string
}

const key = 'came-from'

/** A visitor who asks not to be tracked has nothing stored, and sends nothing but the page (docs/decisions/0177). */
export const isLeftAlone = (): boolean =>
  navigator.doNotTrack === '1' ||
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)

/** Of the URL and the page before, when a document is opened. A link from outside counts more than what was known. */
export function learnCameFrom(): void {
  if (isLeftAlone()) return
  const query = new URLSearchParams(location.search)
  const host = document.referrer && new URL(document.referrer).host
  const found = {
    ...(host && host !== location.host && { r: host.slice(0, 100) }),
    ...named('s', query.get('utm_source'), 40),
    ...named('c', query.get('utm_campaign'), 80),
  }
  if (Object.keys(found).length > 0) rememberForSession(key, JSON.stringify(found))
}

const named = (name: string, word: string | null, most: number) =>
  word ? { [name]: word.slice(0, most) } : {}

export function readCameFrom(): CameFrom {
  return isLeftAlone() ? {} : (JSON.parse(readFromSession(key) ?? '{}') as CameFrom)
}

/** With an order; empty where the browser asks not to be tracked. */
export function visitOfOrder(): {
  visit?: { referrer?: string; source?: string; campaign?: string }
} {
  if (isLeftAlone()) return {}
  const { r: referrer, s: source, c: campaign } = readCameFrom()
  return {
    visit: {
      ...(referrer && { referrer }),
      ...(source && { source }),
      ...(campaign && { campaign }),
    },
  }
}
