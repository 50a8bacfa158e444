import PQueue from 'p-queue'

interface Limits {
  /** Begun and not finished. */
  atOnce: number
  /** Waiting, of all together. */
  inAll: number
  /** Waiting, of one client; as many as all where nothing is said. */
  ofClient?: number
  /** Nobody waits longer, where it is said: they would have gone. */
  patienceMs?: number
}

export type Turn<Result> = { outcome: 'done'; result: Result } | { outcome: 'busy' }

interface Place {
  client: string | undefined
  round: number
  leaving: AbortController
}

/**
 * Work that must wait, in a line that ends. Each client has a place in each round: a client that asks a hundred times waits behind
 * themselves, and where the line is full, they are the ones who are refused. Open it with the shop, not with a module: the server and
 * the bundle of its pages each have a copy of the module.
 */
export class WaitingLine {
  private readonly limits: Limits
  /** The caller of an earlier round goes first; in the same round, the one that came first. */
  private readonly queue: PQueue
  /** Callers that wait, the newest of a client last. */
  private readonly places = new Map<string | undefined, Place[]>()
  /** Of whom the last turn was. */
  private round = 0

  constructor(limits: Limits) {
    this.limits = limits
    this.queue = new PQueue({ concurrency: limits.atOnce })
  }

  /** `client`: whose places are counted together. Those who have none share one, of any length. */
  async take<Result>(
    client: string | undefined,
    work: () => Promise<Result>,
  ): Promise<Turn<Result>> {
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
    if (!(await this.waitForTurn(client, finished))) return { outcome: 'busy' }
    // Here, not in the queue: what belongs to a request (AsyncLocalStorage) would be that of the person who was before.
    try {
      return { outcome: 'done', result: await work() }
    } finally {
      finish()
    }
  }

  private async waitForTurn(client: string | undefined, finished: Promise<void>): Promise<boolean> {
    if (!this.hasRoomFor(client)) return false
    const place = this.stand(client)
    const { promise, resolve: answer } = Promise.withResolvers<boolean>()
    const begin = () => {
      this.round = place.round
      this.forget(place)
      answer(true)
      return finished
    }
    const { signal } = place.leaving
    this.queue.add(begin, { priority: -place.round, signal }).catch(() => answer(false))
    const { patienceMs } = this.limits
    const patience = patienceMs && setTimeout(() => this.leave(place), patienceMs)
    return promise.finally(() => clearTimeout(patience))
  }

  private hasRoomFor(client: string | undefined): boolean {
    if (this.queue.pending < this.limits.atOnce) return true
    const { inAll, ofClient = inAll } = this.limits
    if (client !== undefined && this.waitingOf(client).length >= ofClient) return false
    return this.queue.size < inAll || this.makeRoomFor(client)
  }

  /** Those who wait most often lose their newest place; nobody does for one who waits as often. */
  private makeRoomFor(client: string | undefined): boolean {
    let longest = this.waitingOf(client)
    const own = longest.length
    for (const places of this.places.values()) if (places.length > longest.length) longest = places
    if (longest.length <= own + 1) return false
    const newest = longest.at(-1)
    if (newest) this.leave(newest)
    return true
  }

  private waitingOf(client: string | undefined): Place[] {
    return this.places.get(client) ?? []
  }

  private stand(client: string | undefined): Place {
    const waiting = this.waitingOf(client)
    const round = Math.max(this.round, waiting.at(-1)?.round ?? 0) + 1
    const place = { client, round, leaving: new AbortController() }
    this.places.set(client, [...waiting, place])
    return place
  }

  private leave(place: Place): void {
    this.forget(place)
    place.leaving.abort()
  }

  private forget(place: Place): void {
    const left = this.waitingOf(place.client).filter((other) => other !== place)
    if (left.length > 0) this.places.set(place.client, left)
    else this.places.delete(place.client)
  }
}
