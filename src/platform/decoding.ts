import { spawn, type ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'

/** What the decoder was asked; see decoder.mjs. */
export type DecoderTask =
  | { step: 'measure'; path: string }
  | {
      step: 'shrink'
      path: string
      mostPixels: number
      side: number
      sideOfTransparent: number
      orientation: number
    }

export type DecoderAnswer =
  | { outcome: 'done'; result: unknown }
  | { outcome: 'unreadable' }
  /** It took more memory or time than one picture may, and the decoder is gone. */
  | { outcome: 'ended' }

type Message =
  | { outcome: 'ready' }
  | { outcome: 'done'; result: unknown; heldBytes: number }
  | { outcome: 'unreadable' }

/** Of the decoder, beyond what it starts with: with that it stays under 150 MB. */
const mostBytes = 88 * 1024 * 1024
/** A decoder that holds more than this after a picture is replaced. */
const mostHeldBytes = 24 * 1024 * 1024
/** On a busy machine shoppers' pages go before it. */
const patienceMs = 60_000
const startPatienceMs = 20_000
/** An import has the next picture by then. */
const idleMs = 5_000

/** Nothing of the shop's settings, among which are secrets. */
const passedOn = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot']

let decoder: ChildProcess | undefined
let idle: NodeJS.Timeout | undefined

/** Asks the decoder, which is started when it is needed and ends a while after. One task at a time. */
export async function askDecoder(task: DecoderTask): Promise<DecoderAnswer> {
  clearTimeout(idle)
  decoder ??= await start()
  const asked = decoder
  hold(asked)
  asked.send(task)
  const answer = await hear(asked, patienceMs)
  if (!answer || answer.outcome === 'ready') {
    end(asked)
    return { outcome: 'ended' }
  }
  if (answer.outcome === 'done' && answer.heldBytes > mostHeldBytes) end(asked)
  else rest(asked)
  return answer
}

async function start(): Promise<ChildProcess> {
  const program = createRequire(import.meta.url).resolve('#platform/decoder.mjs')
  const flags = ['--expose-gc', '--max-semi-space-size=1', '--max-old-space-size=64']
  const environment = Object.fromEntries(passedOn.map((name) => [name, process.env[name]]))
  const started = spawn(process.execPath, [...flags, program, String(mostBytes)], {
    // What is freed goes back to the machine at once.
    env: { ...environment, MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '262144' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    windowsHide: true,
  })
  started.once('exit', () => {
    if (decoder === started) decoder = undefined
  })
  const answer = await hear(started, startPatienceMs)
  if (answer?.outcome === 'ready') return started
  end(started)
  throw new Error('The process that unpacks pictures could not be started')
}

/** Its next word; undefined where it ends or takes too long. */
function hear(from: ChildProcess, patience: number): Promise<Message | undefined> {
  return new Promise((resolve) => {
    const settle = (message?: Message) => {
      clearTimeout(timer)
      from.off('message', settle).off('exit', fall).off('error', fall)
      resolve(message)
    }
    const fall = () => settle()
    const timer = setTimeout(fall, patience)
    from.once('message', settle).once('exit', fall).once('error', fall)
  })
}

function end(child: ChildProcess): void {
  if (decoder === child) decoder = undefined
  child.kill('SIGKILL')
}

/** While it works, who asked must not end; afterwards it keeps nobody. */
function hold(child: ChildProcess): void {
  child.ref()
  child.channel?.ref()
}

function rest(child: ChildProcess): void {
  child.unref()
  child.channel?.unref()
  idle = setTimeout(end, idleMs, child).unref()
}
