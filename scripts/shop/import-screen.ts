import { SingleBar } from 'cli-progress'
import type { ImportEvent } from '../../src/shop/import/report/tally.ts'

/** Where there is no terminal, a line this often says how far it is: a log that is silent looks like a program that hangs. */
const quietMs = 10_000

export interface Screen {
  onEvent: (event: ImportEvent) => void
  close: () => void
}

interface Outputs {
  /** Of a dry run: everything that would change is said. */
  dryRun: boolean
  output: NodeJS.WritableStream
  progress: NodeJS.WritableStream & { isTTY?: boolean }
}

/** Remarks as lines; on a terminal a bar below them, elsewhere a line now and then. */
export function openScreen({ dryRun, output, progress }: Outputs): Screen {
  const showing = progress.isTTY ? openBar(progress) : openLines(progress)
  return {
    onEvent: (event) => {
      if (event.kind === 'progress') return showing.show(event)
      if (event.kind === 'columns' || (event.kind === 'change' && !dryRun)) return undefined
      return showing.around(() => output.write(`${sentenceFor(event)}\n`))
    },
    close: showing.close,
  }
}

interface Showing {
  show: (place: { done: number; of: number }) => void
  /** Writes where progress does not stand in the way. */
  around: (write: () => void) => void
  close: () => void
}

function openBar(stream: NodeJS.WritableStream): Showing {
  const format = '  {bar} {value} of {total} products, {eta_formatted} left'
  const bar = new SingleBar({ format, clearOnComplete: true, stream })
  let place = { done: 0, of: 0 }
  const draw = () => {
    if (place.of === 0) return
    if (bar.isActive) bar.update(place.done)
    else bar.start(place.of, place.done)
  }
  return {
    show: (now) => {
      place = now
      draw()
    },
    around: (write) => {
      bar.stop()
      write()
      draw()
    },
    close: () => bar.stop(),
  }
}

function openLines(stream: NodeJS.WritableStream): Showing {
  let place: { done: number; of: number } | undefined
  const say = () =>
    stream.write(place ? `${place.done} of ${place.of} products\n` : 'The file is being read.\n')
  const timer = setInterval(say, quietMs)
  timer.unref()
  return {
    show: (now) => (place = now),
    around: (write) => write(),
    close: () => clearInterval(timer),
  }
}

function sentenceFor(event: Exclude<ImportEvent, { kind: 'progress' | 'columns' }>): string {
  switch (event.kind) {
    case 'format':
      return `The file is in the format of ${event.name}.`
    case 'change':
    case 'bad-row':
      return `line ${event.line}: ${event.reason}`
    case 'missing-picture':
      return `line ${event.line}: picture left out: ${event.reason}`
    case 'warning':
      return `line ${event.line}: note: ${event.reason}`
  }
}
