import { AsyncLocalStorage } from 'node:async_hooks'
import { openFairLine } from '../../platform/fair-line.ts'
import { widestNetworkOf } from '../../platform/network-of.ts'

/**
 * At most two hashes at once: each takes 16 MB and a thread that files and pictures want too. The others wait in the line of
 * their client; whoever sends hundreds waits behind themselves, and is sent away above that.
 */
const line = openFairLine({ most: 2, ofClient: 16, inAll: 256 })

/** Whose hashes these are: the library that asks for them does not know. */
const client = new AsyncLocalStorage<string>()

class LineFull extends Error {}

/** Soon there is room again. */
const retryAfterSeconds = 5

export async function hashInLine<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = await line.take(client.getStore() ?? '', work)
  if (turn.outcome === 'full') throw new LineFull('too many passwords wait to be hashed')
  return turn.result
}

/** Does what hashes passwords in the name of a client, by its address. */
export async function inLineOf<Result>(
  address: string,
  work: () => Promise<Result>,
): Promise<
  { outcome: 'done'; result: Result } | { outcome: 'too-many-requests'; retryAfterSeconds: number }
> {
  try {
    return { outcome: 'done', result: await client.run(widestNetworkOf(address), work) }
  } catch (error) {
    if (error instanceof LineFull) return { outcome: 'too-many-requests', retryAfterSeconds }
    throw error
  }
}
