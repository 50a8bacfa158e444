import { direct } from './visit.ts'

/** Where a visit came from, as its browser tells it. */
export interface CameFrom {
  /** The host of the page that led here, if it is another one than the shop. */
  referrer?: string | undefined
  /** utm_source and utm_campaign. */
  source?: string | undefined
  campaign?: string | undefined
}

export interface Source {
  /** A known one, a host, or what a link says. */
  source: string
  referrer: string | null
  campaign: string | null
}

/** Places that visits come from, as they are stored. */
export type KnownSource =
  | 'facebook'
  | 'messenger'
  | 'instagram'
  | 'whatsapp'
  | 'youtube'
  | 'tiktok'
  | 'pinterest'
  | 'linkedin'
  | 'x'
  | 'telegram'
  | 'google'
  | 'bing'
  | 'yahoo'
  | 'duckduckgo'
  | 'yandex'
  | 'chatgpt'

/** Ends of host names, and who is there. */
const known: readonly (readonly [string, KnownSource])[] = [
  ['facebook.com', 'facebook'],
  ['fb.com', 'facebook'],
  ['fb.me', 'facebook'],
  ['com.facebook.katana', 'facebook'],
  ['messenger.com', 'messenger'],
  ['m.me', 'messenger'],
  ['com.facebook.orca', 'messenger'],
  ['instagram.com', 'instagram'],
  ['whatsapp.com', 'whatsapp'],
  ['wa.me', 'whatsapp'],
  ['youtube.com', 'youtube'],
  ['youtu.be', 'youtube'],
  ['tiktok.com', 'tiktok'],
  ['pinterest.com', 'pinterest'],
  ['linkedin.com', 'linkedin'],
  ['t.co', 'x'],
  ['twitter.com', 'x'],
  ['x.com', 'x'],
  ['t.me', 'telegram'],
  ['bing.com', 'bing'],
  ['yahoo.com', 'yahoo'],
  ['duckduckgo.com', 'duckduckgo'],
  ['yandex.com', 'yandex'],
  ['chatgpt.com', 'chatgpt'],
]

const google = /(^|\.)google\.[a-z.]{2,7}$/

/** What links of campaigns call the same places. */
const otherNames: Readonly<Record<string, KnownSource>> = {
  fb: 'facebook',
  'facebook.com': 'facebook',
  ig: 'instagram',
  yt: 'youtube',
  wa: 'whatsapp',
  twitter: 'x',
}

/** In-app browsers send no referrer, but say whose they are. */
const inApps: Readonly<Record<string, KnownSource>> = {
  Facebook: 'facebook',
  Instagram: 'instagram',
  TikTok: 'tiktok',
}

function nameOfHost(host: string): string {
  if (google.test(host) || host === 'com.google.android.googlequicksearchbox') return 'google'
  const found = known.find(([end]) => host === end || host.endsWith(`.${end}`))
  return found?.[1] ?? host
}

const plain = (host: string) => host.toLowerCase().replace(/^www\./, '')

interface Seen {
  browser: string
  /** No page of the shop leads to it from outside. */
  ownHost: string
}

export function sourceOf(came: CameFrom, seen: Seen): Source {
  const referrer = foreignHost(came, seen)
  const { campaign } = came
  return {
    source:
      nameOfLink(came) || (referrer && nameOfHost(referrer)) || inApps[seen.browser] || direct,
    referrer: referrer || null,
    campaign: campaign || null,
  }
}

function foreignHost({ referrer = '' }: CameFrom, { ownHost }: Seen): string {
  const host = plain(referrer)
  return host === plain(ownHost) ? '' : host
}

function nameOfLink({ source = '' }: CameFrom): string {
  const name = source.toLowerCase()
  return otherNames[name] ?? name
}
