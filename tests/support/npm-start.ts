import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { freePort } from '../../src/platform/network/free-port.ts'
import { listenTo, openedFolder, ownEnvironment, statusOf, until } from './running-shop.ts'

/** A shop as merchants start it: npm, what npm runs, the shop, PostgreSQL. Linux only. */
export interface StartedShop {
  /** The process we started; it leads a group of its own. */
  first: ChildProcess
  /** Its descendant that runs this script, as a number. */
  processOf: (script: string) => number
  folder: string
  isOpen: () => Promise<boolean>
  output: () => string
  /** Until neither the shop nor PostgreSQL is left; whether PostgreSQL was shut down in order. */
  untilGone: () => Promise<{ inOrder: boolean }>
}

/** Runs `npm start`, or the command that `wrap` makes of it. */
export async function startByNpm(
  wrap: (command: string[]) => string[] = (command) => command,
): Promise<StartedShop> {
  const folder = await openedFolder()
  const port = String(await freePort())
  const [program = '', ...args] = wrap(['npm', 'start'])
  const first = spawn(program, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...ownEnvironment(),
      HOME: process.env['HOME'] ?? '/',
      PORT: port,
      HOST: '127.0.0.1',
      SHOP_DATA: folder,
      DEMO: 'false',
    },
  })
  const { output, opened } = listenTo(first)
  const isOpen = async () => (await statusOf(`http://127.0.0.1:${port}/readyz`)) === 200
  await Promise.race([opened, once(first, 'exit')])
  await until(async () => {
    if (first.exitCode !== null) throw new Error(`The shop did not start: ${output()}`)
    return isOpen()
  })
  const all = descendants(first.pid ?? 0)
  onTestFinished(() => all.filter(({ pid }) => isAlive(pid)).forEach(({ pid }) => kill(pid)))
  const server = numberOf(all, 'server.ts')
  const postgres = numberOf(all, 'bin/postgres -D')
  return {
    first,
    processOf: (script) => numberOf(all, script),
    folder,
    isOpen,
    output,
    untilGone: async () => {
      await until(async () => ![server, postgres].some(isAlive))
      return { inOrder: !existsSync(join(folder, 'postgres/postmaster.pid')) }
    },
  }
}

interface Program {
  pid: number
  command: string
}

function descendants(pid: number): Program[] {
  const list = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).stdout
  const all = list.split('\n').map((line) => {
    const [, own = '', parent = '', command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    return { pid: Number(own), parent: Number(parent), command }
  })
  const below = (parent: number): Program[] =>
    all.filter((one) => one.parent === parent).flatMap((one) => [one, ...below(one.pid)])
  return below(pid)
}

function numberOf(all: readonly Program[], script: string): number {
  const found = all.find(({ command }) => command.includes(script))
  if (!found) throw new Error(`Nothing runs ${script}: ${JSON.stringify(all)}`)
  return found.pid
}

/** What has ended and is not yet taken note of does not count. */
function isAlive(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) [ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended meanwhile.
  }
}
