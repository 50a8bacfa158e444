import { spawn, type ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import { WaitingLine } from '../concurrency/waiting-line.ts'

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

/**
 * The one process of a shop that unpacks pictures, and the line before it. It is opened with the shop, not with this module: the
 * server and the bundle of its pages each have a copy of the module, and would run two.
 */
export class Decoder {
  /** Pictures that may wait while one is unpacked: the last of so many photos waits for half a minute. */
  readonly line = new WaitingLine({ atOnce: 1, inAll: 24, ofClient: 2 })
  private child: ChildProcess | undefined
  private idle: NodeJS.Timeout | undefined

  /** Asks the process, which is started when it is needed and ends a while after. One task at a time: stand in the line. */
  async ask(task: DecoderTask): Promise<DecoderAnswer> {
    clearTimeout(this.idle)
    this.child ??= await this.start()
    const asked = this.child
    hold(asked)
    asked.send(task)
    const answer = await nextMessage(asked, patienceMs)
    if (!answer || answer.outcome === 'ready') {
      this.end(asked)
      return { outcome: 'ended' }
    }
    if (answer.outcome === 'done' && answer.heldBytes > mostHeldBytes) this.end(asked)
    else this.rest(asked)
    return answer
  }

  private async start(): Promise<ChildProcess> {
    const started = startProgram()
    started.once('exit', () => {
      if (this.child === started) this.child = undefined
    })
    const answer = await nextMessage(started, startPatienceMs)
    if (answer?.outcome === 'ready') return started
    this.end(started)
    throw new Error('The process that unpacks pictures could not be started')
  }

  private end(child: ChildProcess): void {
    if (this.child === child) this.child = undefined
    child.kill('SIGKILL')
  }

  /** Afterwards it keeps nobody from ending. */
  private rest(child: ChildProcess): void {
    child.unref()
    child.channel?.unref()
    this.idle = setTimeout(() => this.end(child), idleMs).unref()
  }
}

function startProgram(): ChildProcess {
  const program = createRequire(import.meta.url).resolve('#platform/images/decoder.mjs')
  const flags = ['--expose-gc', '--max-semi-space-size=1', '--max-old-space-size=64']
  const environment = Object.fromEntries(passedOn.map((name) => [name, process.env[name]]))
  return spawn(process.execPath, [...flags, program, String(mostBytes)], {
    // What is freed goes back to the machine at once.
    env: { ...environment, MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '262144' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    windowsHide: true,
  })
}

/** The process's next message; undefined where it ends or takes too long. */
function nextMessage(from: ChildProcess, patience: number): Promise<Message | undefined> {
  return new Promise((resolve) => {
    const finish = (message?: Message) => {
      clearTimeout(timer)
      from.off('message', finish).off('exit', fail).off('error', fail)
      resolve(message)
    }
    const fail = () => finish()
    const timer = setTimeout(fail, patience)
    from.once('message', finish).once('exit', fail).once('error', fail)
  })
}

/** While it works, who asked must not end. */
function hold(child: ChildProcess): void {
  child.ref()
  child.channel?.ref()
}
