import { spawn, type ChildProcess } from 'node:child_process'
import autocannon from 'autocannon'

/** Requests per second and the 99th percentile of latency (ms). */
export interface Load {
  perSecond: number
  p99Ms: number
}

export interface LoadOptions {
  url: string
  connections: number
  seconds: number
  headers?: Record<string, string>
  /** Gives each request another path. */
  nextPath?: () => string
}

/** Loads one URL in closed loop; the first second warms up and does not count. Throws when answers fail. */
export async function load(options: LoadOptions): Promise<Load> {
  await shoot({ ...options, seconds: 1 })
  const result = await shoot(options)
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${options.url}: ${result.non2xx} refusals, ${result.errors} errors`)
  }
  return { perSecond: result.requests.average, p99Ms: result.latency.p99 }
}

function shoot({
  url,
  connections,
  seconds,
  headers,
  nextPath,
}: LoadOptions): Promise<autocannon.Result> {
  return autocannon({
    url,
    connections,
    duration: seconds,
    ...(headers ? { headers } : {}),
    ...(nextPath
      ? { requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }] }
      : {}),
  })
}

/** Runs `work` from `workers` loops for some seconds; answers how often it was done, and how long it took. */
export async function repeat(
  workers: number,
  seconds: number,
  work: (index: number, worker: number) => Promise<void>,
): Promise<Load> {
  const until = performance.now() + seconds * 1000
  const times: number[] = []
  let index = 0
  const began = performance.now()
  const loop = async (worker: number) => {
    while (performance.now() < until) {
      const start = performance.now()
      await work(index++, worker)
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: workers }, (_, worker) => loop(worker)))
  const elapsed = (performance.now() - began) / 1000
  times.sort((a, b) => a - b)
  return { perSecond: times.length / elapsed, p99Ms: times[Math.floor(times.length * 0.99)] ?? 0 }
}

/** The smallest value that this share (%) of them does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const ordered = values.toSorted((one, other) => one - other)
  return ordered[Math.min(ordered.length - 1, Math.floor((ordered.length * share) / 100))] ?? 0
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

export interface Child {
  process: ChildProcess
  stop: () => Promise<void>
}

/** Starts one of our programs and waits until `ready` answers. */
export async function startProgram(
  args: string[],
  environment: Record<string, string>,
  ready: string,
): Promise<Child & { startMs: number }> {
  const began = performance.now()
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await untilAnswers(ready, child)
  return {
    process: child,
    startMs: performance.now() - began,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}

async function untilAnswers(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answered = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (answered) return
    await new Promise((resume) => setTimeout(resume, 20))
  }
  throw new Error(`The program ended with ${child.exitCode} before ${url} answered`)
}
