import { randomBytes } from 'node:crypto'

/**
 * A word that nobody can know before a render begins: what carries it as its nonce was written by the server in that render.
 * It never leaves the process, as pages are the same for everybody (docs/decisions/0032).
 */
export function newNonce(): string {
  return randomBytes(18).toString('base64url')
}

/** As an attribute of an element. */
export const nonceAttribute = (nonce: string) => ` nonce="${nonce}"`

/** The page without its nonces, and the texts of the scripts that carried one. */
export function removeNonces(html: string, nonce: string): { html: string; scripts: string[] } {
  const parts = html.split(nonceAttribute(nonce))
  const scripts = parts.slice(1).flatMap((after, index) => {
    const before = parts[index] ?? ''
    return isInScript.test(before.slice(before.lastIndexOf('<'))) ? [contentOf(after)] : []
  })
  return { html: parts.join(''), scripts }
}

/** A text that begins with an element and ends among its attributes. */
const isInScript = /^<script(?:\s|$)/

/** A text that begins among the attributes of a script. */
function contentOf(text: string): string {
  const start = text.indexOf('>') + 1
  return text.slice(start, text.indexOf('</script>', start))
}
