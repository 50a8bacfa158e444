import cluster, { type Worker } from 'node:cluster'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { App } from './src/app.ts'
import { findBeginning } from './demo/find-beginning.ts'
import { openDatabaseFor, type OpenedDatabase } from './src/start/open-database.ts'
import { CannotStart } from './src/platform/process/cannot-start.ts'
import { readEnvironment, type Environment } from './src/platform/environment.ts'
import { openLog, type Log } from './src/platform/log.ts'
import { whenAskedToStop } from './src/platform/process/when-asked-to-stop.ts'
import { loadStaticFiles } from './src/platform/web/static-files.ts'
import { rememberDatabase } from './src/start/remember-database.ts'
import { serveShop, type Serving } from './src/start/serve-shop.ts'
import { inviteOwner } from './src/shop/identity/ownership/invite-owner.ts'
import { openShop } from './src/shop/open-shop.ts'
import { printOwnerLink } from './src/start/print-owner-link.ts'

/** Everything must have stopped this soon after SIGTERM (ms); orchestrators kill after 10 s. What is waited for adds up to less. */
const longestStopMs = 9500
const patienceWithRequestsMs = 4500

const unwritable = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOSPC'])

/** What runs, the latest first. */
type Stops = (() => Promise<void>)[]

const reading = readEnvironment(process.env)
if (reading.outcome === 'wrong') giveUp(reading.sentence)
else await startOrGiveUp(reading.environment)

async function startOrGiveUp(environment: Environment): Promise<void> {
  const log = openLog(environment.logLevel)
  const stops: Stops = []
  try {
    await start(environment, log, stops)
  } catch (error) {
    // A database of our own would go on without us.
    await stopAll(stops, log)
    giveUp(sentenceFor(error, environment))
  }
}

async function start(environment: Environment, log: Log, stops: Stops): Promise<void> {
  stopWhenAsked(stops, log)
  if (cluster.isWorker) {
    const databaseUrl = process.env['SHOP_WORKER_DATABASE'] ?? ''
    stops.unshift(...(await serve(environment, databaseUrl, log)))
    return
  }
  if (!environment.shopUrlIsGiven)
    log.warn(`SHOP_URL is not set: search engines get ${environment.shopUrl} as its address`)
  if (mayClientsLie(environment))
    log.warn(
      `TRUST_PROXY is ${environment.trustedProxies} and the shop listens on ${environment.host}: anyone who reaches port ${environment.port} without the proxy chooses the address that limits count. Let only the proxy reach it, or set HOST=127.0.0.1`,
    )
  const opened: OpenedDatabase = await openDatabaseFor(environment, log)
  stops.unshift(opened.close)
  await rememberDatabase(environment)
  if (environment.fillWithDemonstration) await fillEmptyShop(environment, opened.url, log)
  if (environment.workers > 1) stops.unshift(startWorkers(environment.workers, opened.url, log))
  else stops.unshift(...(await serve(environment, opened.url, log)))
  opened.setHolder(environment.shopUrl)
  process.stdout.write(`\n  The shop is open at ${environment.shopUrl}\n\n`)
  const ownerLink = await printOwnerLink({
    invite: () => makeOwnerLink(environment, opened.url, log),
    print: (text) => process.stdout.write(text),
    log,
  })
  stops.unshift(async () => ownerLink.stop())
}

/** Where a proxy is believed, nobody else should reach the port. */
function mayClientsLie({ trustedProxies, host }: Environment): boolean {
  return trustedProxies > 0 && !/^(127\.\d+\.\d+\.\d+|::1|localhost)$/.test(host)
}

/** Its own short look into the database: the workers have theirs. */
async function makeOwnerLink(
  environment: Environment,
  url: string,
  log: Log,
): Promise<string | undefined> {
  const { shop, close } = openShop(environment, url, log)
  try {
    return await inviteOwner(shop)
  } finally {
    await close()
  }
}

async function fillEmptyShop(environment: Environment, url: string, log: Log): Promise<void> {
  const { shop, close } = openShop(environment, url, log)
  try {
    if (!(await findBeginning(shop))) return
    // A hundred drawings, loaded only where they are needed.
    const { fillShop } = await import('./demo/fill-shop.ts')
    await fillShop(shop)
  } finally {
    await close()
  }
}

async function serve(environment: Environment, url: string, log: Log): Promise<Stops> {
  const { shop, close } = openShop(environment, url, log)
  const built = new URL('./build/server/', import.meta.url)
  const { createApp } = (await import(new URL('index.js', built).href)) as {
    createApp: (shop: unknown, banglaAssets: unknown) => App
  }
  const banglaAssets: unknown = JSON.parse(readFileSync(new URL('assets-bn.json', built), 'utf8'))
  const staticFiles = loadStaticFiles(join(import.meta.dirname, 'build/client'))
  let serving: Serving
  try {
    serving = await serveShop({
      shop,
      databaseUrl: url,
      app: createApp(shop, banglaAssets),
      staticFiles,
    })
  } catch (error) {
    await close()
    throw error
  }
  return [() => serving.stop(patienceWithRequestsMs), close]
}

/** Several processes on one machine share the port; one that dies is replaced, one that cannot start stops the shop. */
function startWorkers(count: number, databaseUrl: string, log: Log): () => Promise<void> {
  let stopping = false
  const listening = new Set<number>()
  const fork = () => stopping || cluster.fork({ SHOP_WORKER_DATABASE: databaseUrl })
  for (let index = 0; index < count; index++) fork()
  cluster.on('listening', (worker) => listening.add(worker.id))
  cluster.on('exit', (worker, code) => {
    if (stopping) return
    if (!listening.has(worker.id)) return void process.kill(process.pid, 'SIGTERM')
    log.error({ worker: worker.id, code }, 'a worker ended; another takes its place')
    setTimeout(fork, 500)
  })
  return async () => {
    stopping = true
    await Promise.all(
      Object.values(cluster.workers ?? {}).map((worker) => worker && endWorker(worker)),
    )
  }
}

function endWorker(worker: Worker): Promise<void> {
  return new Promise((ended) => {
    worker.once('exit', () => ended())
    worker.process.kill('SIGTERM')
  })
}

function stopWhenAsked(stops: Stops, log: Log): void {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await stopAll(stops, log)
    log.flush(() => process.exit(0))
  }
  whenAskedToStop(() => void stop())
}

async function stopAll(stops: Stops, log: Log): Promise<void> {
  setTimeout(() => process.exit(1), longestStopMs).unref()
  for (const close of stops)
    await close().catch((error: unknown) => log.error({ err: error }, 'stopping failed'))
}

function sentenceFor(error: unknown, { port, dataFolder }: Environment): string {
  if (error instanceof CannotStart) return error.message
  const { code = '', syscall, stack } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') {
    return `Port ${port} is already in use. Stop what uses it, or set PORT to another one.`
  }
  if (syscall === 'listen')
    return `The shop cannot listen on port ${port} (${code}). Set PORT and HOST to ones that this user may use.`
  if (unwritable.has(code)) {
    return `The folder ${dataFolder} cannot be written (${code}). Give this user the right to write there, or set SHOP_DATA to another folder.`
  }
  return `The shop could not start: ${stack ?? String(error)}`
}

function giveUp(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
