import type { IncomingMessage } from 'node:http'

/**
 * The IP address that counts for rate limits. X-Forwarded-For is believed only as far as our own proxies wrote it:
 * with one trusted proxy that is its last entry.
 */
export function clientIpAddress(request: IncomingMessage, trustedProxies: number): string {
  const direct = request.socket.remoteAddress ?? 'unknown'
  if (trustedProxies === 0) return direct
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
  return forwarded.at(-trustedProxies) ?? direct
}

/** Did the shopper reach us through TLS, directly or at our own proxy? */
export function isSecure(request: IncomingMessage, trustedProxies: number): boolean {
  return (
    trustedProxies > 0 && String(request.headers['x-forwarded-proto'] ?? '').startsWith('https')
  )
}
