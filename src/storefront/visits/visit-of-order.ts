import { parseText } from '../checkout/submission/stored-text.ts'
import { cameFromKey, readFromSession } from '../location/session.ts'

/** How this visit came about, for the order; nothing where the browser asks not to be tracked. The shop leaves out what it does not know. */
export function visitOfOrder(): { visit?: object } {
  const kept = parseText(readFromSession(cameFromKey))
  if (typeof kept !== 'object' || kept === null) return {}
  const { r: referrer, s: source, c: campaign } = kept as Record<string, unknown>
  return { visit: { referrer, source, campaign } }
}
