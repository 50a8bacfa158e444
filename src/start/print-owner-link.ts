import type { Log } from '../platform/log.ts'
import { ownerLinkHours } from '../shop/identity/ownership/invite-owner.ts'

interface OwnerLinkOptions {
  /** Makes another link; none where the shop has an owner. */
  invite: () => Promise<string | undefined>
  print: (text: string) => void
  log: Log
}

const hourMs = 3_600_000
/** Where the database was away. */
const againMs = 5 * 60_000

/**
 * While the shop belongs to nobody, prints a link that makes its owner (D7): now, and another one whenever the last has ended. It
 * is in no log.
 */
export async function printOwnerLink(options: OwnerLinkOptions): Promise<{ stop: () => void }> {
  const stopping = new AbortController()
  await printLink(options, stopping.signal)
  return { stop: () => stopping.abort() }
}

async function printLink(options: OwnerLinkOptions, stopping: AbortSignal): Promise<void> {
  const { invite, print, log } = options
  let nextMs = ownerLinkHours * hourMs
  try {
    const link = await invite()
    if (!link || stopping.aborted) return
    print(
      `  It has no owner yet. Anyone who opens this link first is the owner; it works once, for ${ownerLinkHours} hours:\n  ${link}\n\n`,
    )
  } catch (error) {
    nextMs = againMs
    log.warn({ reason: (error as Error).message }, 'the link for the owner could not be made')
  }
  const timer = setTimeout(() => void printLink(options, stopping), nextMs)
  timer.unref()
  stopping.addEventListener('abort', () => clearTimeout(timer), { once: true })
}
