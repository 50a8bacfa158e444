import { spawn, type ChildProcess } from 'node:child_process'

const startPatienceMs = 20_000

/** Nothing of the shop's settings, among which are secrets. */
const passedOn = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot']

interface Program {
  /** The path of a .mjs file that calls `confine` and then sends `{ outcome: 'ready' }`. */
  path: string
  /** Beyond what it starts with. */
  mostBytes: number
}

interface Asking {
  patienceMs: number
  /** Ends the process. */
  signal?: AbortSignal | undefined
}

/** A program that works on files of strangers, in a process that may die: it knows no secrets, and its memory is limited. */
export class ConfinedProcess {
  private readonly child: ChildProcess

  private constructor(child: ChildProcess) {
    this.child = child.on('error', () => this.end())
  }

  static async start({ path, mostBytes }: Program): Promise<ConfinedProcess> {
    const child = spawn(process.execPath, [...flags, path, String(mostBytes)], {
      env: { ...environment(), MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '262144' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
      windowsHide: true,
    })
    const started = new ConfinedProcess(child)
    const answer = await nextMessage(child, { patienceMs: startPatienceMs })
    if ((answer as { outcome?: string } | undefined)?.outcome === 'ready') return started
    started.end()
    throw new Error(`The process of ${path} could not be started`)
  }

  get hasEnded(): boolean {
    return !this.child.connected || this.child.exitCode !== null || this.child.killed
  }

  /** One task at a time. Undefined where it took more memory or time than it may, or was told to end: then it is gone. */
  async ask<Answer>(task: object, asking: Asking): Promise<Answer | undefined> {
    // While it works, who asked must not end.
    this.child.ref()
    this.child.channel?.ref()
    this.child.send(task, () => {})
    const answer = await nextMessage(this.child, asking)
    if (answer === undefined) this.end()
    return answer as Answer | undefined
  }

  /** Until it is asked again it keeps nobody from ending. */
  rest(): void {
    this.child.unref()
    this.child.channel?.unref()
  }

  end(): void {
    this.child.kill('SIGKILL')
  }
}

const flags = ['--expose-gc', '--max-semi-space-size=1', '--max-old-space-size=64']

const environment = () => Object.fromEntries(passedOn.map((name) => [name, process.env[name]]))

function nextMessage(from: ChildProcess, { patienceMs, signal }: Asking): Promise<unknown> {
  return new Promise((resolve) => {
    const finish = (message?: unknown) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', fail)
      from.off('message', finish).off('exit', fail).off('error', fail)
      resolve(message)
    }
    const fail = () => finish()
    const timer = setTimeout(fail, patienceMs)
    from.once('message', finish).once('exit', fail).once('error', fail)
    if (signal?.aborted || !from.connected) fail()
    else signal?.addEventListener('abort', fail)
  })
}
