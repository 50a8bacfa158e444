import { createHash } from 'node:crypto'

/** Every answer carries these. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'x-frame-options': 'DENY',
}

/** Sent only where the shop is reached through TLS. */
export const strictTransport = 'max-age=31536000; includeSubDomains'

export interface ContentSources {
  scripts?: readonly string[]
  connections?: readonly string[]
  images?: readonly string[]
  frames?: readonly string[]
}

/** A policy by hashes: scripts run only if they are ours or stand in this very page. */
export function contentSecurityPolicy(html: string, extra: ContentSources = {}): string {
  const hashes = inlineScripts(html).map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return [
    `default-src 'none'`,
    `script-src 'self' ${[...new Set(hashes), ...(extra.scripts ?? [])].join(' ')}`.trim(),
    `style-src 'self'`,
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

/** The text of each script element without a src, exactly as it stands: that is what browsers hash. */
function inlineScripts(html: string): string[] {
  const scripts: string[] = []
  for (const before of html.split(/<\/script>/i).slice(0, -1)) {
    const opening = /<script\b([^<>]*)>/i.exec(before)
    if (!opening) continue
    const [tag, attributes = ''] = opening
    const text = before.slice(opening.index + tag.length)
    if (!/\ssrc\s*=/i.test(attributes) && !/type="application\/(ld\+)?json"/i.test(attributes))
      scripts.push(text)
  }
  return scripts
}
