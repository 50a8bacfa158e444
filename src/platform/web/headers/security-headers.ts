import { createHash } from 'node:crypto'

/** Every answer carries these. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'x-frame-options': 'DENY',
}

/**
 * Icons are shown by mails and previews of messengers, and a mail is looked at in a frame of no origin, with its style; pages,
 * scripts and all other files are shown by the shop alone.
 */
const shownElsewhere = /^\/(favicon\.|icons\/|mail-preview\.css$)/

/** Who may load what is at this URL into a page. Pictures say it themselves (send-picture.ts): those of people are not for others. */
export function resourcePolicy(path: string): 'same-origin' | 'cross-origin' {
  return shownElsewhere.test(path) ? 'cross-origin' : 'same-origin'
}

/** Sent only where the shop is reached through TLS. */
export const strictTransport = 'max-age=31536000; includeSubDomains'

export interface ContentSources {
  /** Texts of the script elements that the server wrote into the page, exactly as they stand there. */
  inlineScripts?: readonly string[]
  /** Texts of the style elements that the server wrote. */
  inlineStyles?: readonly string[]
  scripts?: readonly string[]
  connections?: readonly string[]
  images?: readonly string[]
  frames?: readonly string[]
}

/**
 * A policy by hashes of what the server itself wrote, as those who wrote it say. It never looks at a page: whatever got into
 * one would be approved with the rest (docs/decisions/0032).
 */
export function contentSecurityPolicy(extra: ContentSources = {}): string {
  const hashes = (extra.inlineScripts ?? []).map(hashOf)
  const styles = new Set((extra.inlineStyles ?? []).map(hashOf))
  return [
    `default-src 'none'`,
    `script-src 'self' ${[...new Set(hashes), ...(extra.scripts ?? [])].join(' ')}`.trim(),
    ['style-src', `'self'`, ...styles].join(' '),
    `img-src ${["'self'", 'data:', 'blob:', ...(extra.images ?? [])].join(' ')}`,
    `font-src 'self'`,
    `connect-src ${["'self'", ...(extra.connections ?? [])].join(' ')}`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    ...(extra.frames?.length ? [`frame-src ${extra.frames.join(' ')}`] : []),
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
