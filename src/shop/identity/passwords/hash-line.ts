import { AsyncLocalStorage } from 'node:async_hooks'
import { widestNetworkOf } from '#platform/network/network-of.ts'
import { WaitingLine } from '#platform/concurrency/waiting-line.ts'

/** The one line of a shop in which passwords wait to be hashed. */
export interface HashLine {
  /** Hashes when the turn of its client has come. Throws where the line is full; `inLineOf` makes an outcome of it. */
  hash: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Does what hashes passwords in the name of a client, by its address. */
  inLineOf: <Result>(ipAddress: string, work: () => Promise<Result>) => Promise<Hashed<Result>>
}

type Hashed<Result> =
  | { outcome: 'done'; result: Result }
  | { outcome: 'too-many-requests'; retryAfterSeconds: number }

class LineFull extends Error {}

/** Soon there is room again. */
const retryAfterSeconds = 5

/**
 * At most two hashes at once: each takes 16 MB and a thread that files and pictures want too. The others wait in the line of
 * their client; a client that sends hundreds waits behind itself, and is sent away above that. It is opened with the shop, not with
 * this module: the server and the bundle of its pages each have a copy of the module.
 */
export function openHashLine(): HashLine {
  const line = new WaitingLine({ atOnce: 2, inAll: 256, ofClient: 16 })
  /** Whose hashes these are: the library that asks for them does not know. */
  const client = new AsyncLocalStorage<string>()
  return {
    hash: async (work) => {
      const turn = await line.take(client.getStore(), work)
      if (turn.outcome === 'busy') throw new LineFull('too many passwords wait to be hashed')
      return turn.result
    },
    inLineOf: async (ipAddress, work) => {
      try {
        return { outcome: 'done', result: await client.run(widestNetworkOf(ipAddress), work) }
      } catch (error) {
        if (error instanceof LineFull) return { outcome: 'too-many-requests', retryAfterSeconds }
        throw error
      }
    },
  }
}
