import type * as library from 'pg'

type Client = InstanceType<typeof library.Client> & Holding

/** Whether it keeps its process from ending. */
interface Holding {
  ref: () => void
  unref: () => void
}

/** Of each shop; more are for tests of what many do at the same time. */
const mostKept = 6
const longestKeptMs = 10_000

/** Tests hold clocks still; connections age all the same. */
const later = setTimeout

/** As a new one would be, but for what PostgreSQL remembers of tables and queries. */
const asNew =
  'RESET ALL; SELECT pg_advisory_unlock_all(); UNLISTEN *; DISCARD TEMP; DISCARD SEQUENCES'

/**
 * A shop that closes leaves its connections to the one that opens next on the same database, in the next test file. A new one is a new
 * process of PostgreSQL, which reads the catalogue and plans each query anew.
 */
export function keepConnections<Pg extends typeof library>(actual: Pg): Pg {
  const kept = new Map<string, Client[]>()
  const keptFor = (to: string) => kept.get(to) ?? []
  const forget = (to: string, client: Client) => {
    const isThere = keptFor(to).includes(client)
    kept.set(
      to,
      keptFor(to).filter((other) => other !== client),
    )
    return isThere
  }

  /** One that `end` only puts aside. A pool ends and connects with callbacks. */
  function makeClient(to: string, options: library.ClientConfig): Client {
    const client = new actual.Client(options) as Client
    const connect = client.connect.bind(client)
    const end = client.end.bind(client)
    let opened: Promise<unknown> | undefined
    const open = (done: (error?: Error) => void) => {
      opened ??= new Promise<void>((resolve, reject) =>
        connect((error?: Error) => (error ? reject(error) : resolve())),
      )
      opened.then(() => done(), done)
    }
    const close = (done: () => void) => {
      const isIdle = opened && client.getTransactionStatus() === 'I'
      if (!isIdle || keptFor(to).length >= mostKept) return void end(done)
      client.removeAllListeners()
      client.on('error', () => forget(to, client))
      client.unref()
      // A pool that has ended waits for nobody; whoever takes the connection waits for this.
      opened = client.query(asNew)
      opened.catch(() => forget(to, client) && void end())
      kept.set(to, [...keptFor(to), client])
      later(() => forget(to, client) && void end(), longestKeptMs).unref()
      done()
    }
    return Object.assign(client, { connect: open, end: close })
  }

  class KeepingPool extends actual.Pool {
    constructor(options: library.PoolConfig = {}) {
      const to = JSON.stringify(options)
      const take = function (own: library.ClientConfig) {
        const client = keptFor(to).at(-1) ?? makeClient(to, own)
        if (forget(to, client)) {
          client.removeAllListeners()
          client.ref()
        }
        return client
      }
      super({ ...options, Client: take as never })
    }
  }
  return { ...actual, Pool: KeepingPool }
}
