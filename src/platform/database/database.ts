import { setTimeout as pause } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool, type PoolClient } from 'pg'
import { cannotConnect, DatabaseUnreachable } from './database-away.ts'
import type { Log } from '../log.ts'

/** What actions query: the pool, or one transaction of it. */
export type Database = Pick<
  NodePgDatabase,
  | 'select'
  | 'selectDistinct'
  | 'selectDistinctOn'
  | 'insert'
  | 'update'
  | 'delete'
  | 'execute'
  | '$count'
  | '$with'
  | 'with'
  | 'transaction'
>

export interface OpenDatabase {
  database: NodePgDatabase
  pool: Pool
  close: () => Promise<void>
}

const waitsBetweenTries = [50, 100, 200, 400, 800]

/** A pool that takes up lost connections again: a refused connection is tried anew with back-off, about 1.5 s in all. */
class PatientPool extends Pool {
  override async connect(): Promise<PoolClient>
  override connect(
    callback: (
      error: Error | undefined,
      client: PoolClient | undefined,
      done: (release?: unknown) => void,
    ) => void,
  ): void
  override connect(callback?: (...args: never[]) => void): unknown {
    const client = this.connectPatiently()
    if (!callback) return client
    const answer = callback as (error: unknown, client?: PoolClient, done?: unknown) => void
    client.then(
      (connected) => answer(undefined, connected, connected.release),
      (error: unknown) => answer(error, undefined, () => {}),
    )
    return undefined
  }

  private async connectPatiently(): Promise<PoolClient> {
    for (let tries = 0; ; tries++) {
      try {
        return await super.connect()
      } catch (error) {
        if (!cannotConnect(error)) throw error
        const wait = waitsBetweenTries[tries]
        if (wait === undefined || this.ending) throw new DatabaseUnreachable(error)
        await new Promise((resume) => setTimeout(resume, wait))
      }
    }
  }
}

/** Each is a process of PostgreSQL that knows the tables and its plans; a new one learns them again, which takes longer than most pages. */
const keptConnections = 3

export function openDatabase(url: string, log: Log, connections: number): OpenDatabase {
  const pool = new PatientPool({
    connectionString: url,
    max: connections,
    min: Math.min(keptConnections, connections),
    connectionTimeoutMillis: 3000,
    // A query that takes this long is a mistake; the shopper has gone.
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
    // Processes that help with one query take longer to start than most pages take, and the processors from everybody else; so does
    // machine code, which PostgreSQL makes anew for each query that it thinks costly.
    options: '-c max_parallel_workers_per_gather=0 -c jit=off',
    // What stands between forgets connections that are silent for minutes.
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
  })
  // Idle connections end when PostgreSQL restarts; the pool drops them and opens new ones.
  pool.on('error', (error) => {
    if (!pool.ending) log.warn({ reason: error.message }, 'a database connection was lost')
  })
  // One that is lost in the middle of a transaction fails the next query of it; unheard, it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return { database: openTransactionsSafely(pool), pool, close: () => endPool(pool) }
}

/**
 * Drizzle keeps a connection of the pool for good where BEGIN fails on it, as it does whenever PostgreSQL restarts
 * (drizzle-orm issue 6114): here, whoever takes a connection gives it back.
 */
function openTransactionsSafely(pool: Pool): NodePgDatabase {
  const settings = { casing: 'snake_case' } as const
  const database = drizzle(pool, settings)
  // Each remembers how columns are called: to make one for each transaction would work that out again.
  const perClient = new WeakMap<PoolClient, NodePgDatabase>()
  database.transaction = async (work, config) => {
    const client = await pool.connect()
    try {
      const single = perClient.get(client) ?? drizzle(client, settings)
      perClient.set(client, single)
      return await single.transaction(work, config)
    } finally {
      client.release()
    }
  }
  return database
}

/** What still asks something by then gets no answer: whoever stops does not wait for the slowest query. */
const longestEndMs = 1000

async function endPool(pool: Pool): Promise<void> {
  await Promise.race([pool.end(), pause(longestEndMs, undefined, { ref: false })])
}
