/** Notes of one client in a minute and in a day. Mobile operators put many shoppers behind one IP address. */
const windows = [
  { ms: 60_000, most: 1200 },
  { ms: 24 * 3_600_000, most: 100_000 },
] as const

/** Clients that are told apart in a window; all others are one more, which may send as much as fifty. */
const mostClients = 20_000
const othersAre = 50

interface Counts {
  until: number
  byClient: Map<string, number>
}

/**
 * Counts in this process alone: a call to the database for each view would cost more than the view. Instances that share the work
 * let a client send as much to each of them.
 */
export class ClientLimits {
  readonly #counts: Counts[] = windows.map(() => ({ until: 0, byClient: new Map() }))
  readonly #factor: number

  constructor(factor: number) {
    this.#factor = factor
  }

  /** `times`: for a wide network, as many clients. */
  mayPass(client: string, now: number, times = 1): boolean {
    return windows.every(({ ms, most }, index) => {
      const counts = this.#counts[index]
      if (!counts) return true
      if (now >= counts.until) Object.assign(counts, { until: now + ms, byClient: new Map() })
      const isNamed = counts.byClient.has(client) || counts.byClient.size < mostClients
      const name = isNamed ? client : ''
      const count = (counts.byClient.get(name) ?? 0) + 1
      counts.byClient.set(name, count)
      return count <= most * this.#factor * (isNamed ? times : othersAre)
    })
  }
}
