export interface FairLine {
  /** `full`: too many wait already, of this client or in all. */
  take: <Result>(
    client: string,
    work: () => Promise<Result>,
  ) => Promise<{ outcome: 'done'; result: Result } | { outcome: 'full' }>
}

interface Sizes {
  /** How much runs at once. */
  most: number
  /** How many of one client may wait. */
  ofClient: number
  /** How many may wait in all. */
  inAll: number
}

/** Work that must wait, in one line for each client. The lines take turns, so that nobody waits for the crowd of somebody else. */
export function openFairLine({ most, ofClient, inAll }: Sizes): FairLine {
  let running = 0
  let waiting = 0
  /** The client whose turn is next stands first. */
  const lines = new Map<string, (() => void)[]>()

  const wait = (client: string): Promise<void> | undefined => {
    const line = lines.get(client) ?? []
    if (line.length >= ofClient || waiting >= inAll) return undefined
    lines.set(client, line)
    waiting++
    return new Promise((begin) => line.push(begin))
  }
  const letNext = (): void => {
    const [next] = lines
    if (!next) return void running--
    const [client, line] = next
    const begin = line.shift()
    lines.delete(client)
    // Behind all others.
    if (line.length > 0) lines.set(client, line)
    waiting--
    begin?.()
  }
  return {
    take: async (client, work) => {
      if (running < most) running++
      else {
        const turn = wait(client)
        if (!turn) return { outcome: 'full' }
        await turn
      }
      try {
        return { outcome: 'done', result: await work() }
      } finally {
        letNext()
      }
    },
  }
}
