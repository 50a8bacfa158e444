import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { canConnect } from './can-connect.ts'
import { CannotStart } from '../process/cannot-start.ts'
import { endWithUs } from './end-with-us.ts'
import type { Log } from '../log.ts'
import { commandFor, identity, prepareCluster, type Cluster } from './postgres-cluster.ts'

export interface EmbeddedPostgres {
  url: string
  stop: () => Promise<void>
}

/**
 * Starts the shop's own PostgreSQL in `folder`, makes the cluster on the first start, and starts it again should it die.
 * Throws CannotStart where a person has to do something about it.
 */
export async function startEmbeddedPostgres(folder: string, log: Log): Promise<EmbeddedPostgres> {
  return supervise(await prepareCluster(folder, log), log)
}

async function supervise(cluster: Cluster, log: Log): Promise<EmbeddedPostgres> {
  let stopping = false
  let child = await startUntilReady(cluster)
  const watch = (watched: ChildProcess) =>
    watched.once('exit', (code, signal) => {
      if (stopping) return
      log.error({ code, signal }, 'PostgreSQL ended; it is started again')
      void restart()
    })
  async function restart(waitMs = 200): Promise<void> {
    if (stopping) return
    try {
      child = await startUntilReady(cluster)
      watch(child)
      log.info('PostgreSQL runs again')
    } catch (error) {
      log.error({ reason: (error as Error).message }, 'PostgreSQL does not start yet')
      setTimeout(() => void restart(Math.min(waitMs * 2, 5000)), waitMs)
    }
  }
  watch(child)
  return {
    url: databaseUrl(cluster),
    stop: async () => {
      stopping = true
      await stopServer(child)
    },
  }
}

function databaseUrl({ password, port }: Cluster): string {
  return `postgres://haat:${password}@127.0.0.1:${port}/postgres`
}

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  random_page_cost: '1.1',
  max_wal_size: '1GB',
  jit: 'off',
  timezone: 'UTC',
  log_min_messages: 'fatal',
  logging_collector: 'off',
}

/** Orphans of a killed postmaster may hold the folder for a moment, so a start that fails is tried again for some seconds. */
async function startUntilReady(cluster: Cluster): Promise<ChildProcess> {
  const until = Date.now() + 20_000
  for (;;) {
    const attempt = startServer(cluster)
    if (await answers(cluster, attempt.child, until)) return attempt.child
    if (Date.now() > until) {
      await stopServer(attempt.child)
      throw new CannotStart(
        `PostgreSQL did not start in ${cluster.folder}: ${attempt.said().trim() || 'it gave no reason. Is there room on the disk, and may its user read the folder?'}`,
      )
    }
    await pause(300)
  }
}

function startServer(cluster: Cluster): { child: ChildProcess; said: () => string } {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [program, args] = commandFor(cluster, cluster.binaries.postgres, [
    '-D',
    cluster.folder,
    '-p',
    String(cluster.port),
    ...options,
  ])
  // Detached: Ctrl-C in the terminal is for us, who stop PostgreSQL after the last request.
  const child = spawn(program, args, {
    ...identity(cluster),
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  endWithUs(child, cluster.user)
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2000)))
  child.on('error', (error) => (said += error.message))
  return { child, said: () => said }
}

async function answers(cluster: Cluster, child: ChildProcess, until: number): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null && Date.now() < until) {
    if (await canConnect(databaseUrl(cluster))) return true
    await pause(50)
  }
  return false
}

/** With the patience that requests get before, everything has stopped within 10 s. */
const patienceWithShutdownMs = 3000

/**
 * Fast shutdown: open transactions are rolled back, everything acknowledged is on disk. A slow disk that does not end it in time costs
 * a recovery at the next start, and no data.
 */
async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGINT')
  const impatient = setTimeout(() => child.kill('SIGQUIT'), patienceWithShutdownMs)
  await ended
  clearTimeout(impatient)
}
