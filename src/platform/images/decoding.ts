import { createRequire } from 'node:module'
import { WaitingLine } from '../concurrency/waiting-line.ts'
import { ConfinedProcess } from '../process/confined-process.ts'

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

type Message = { outcome: 'done'; result: unknown; heldBytes: number } | { outcome: 'unreadable' }

/** Of the decoder, beyond what it starts with: with that it stays under 150 MB. */
const mostBytes = 88 * 1024 * 1024
/** A decoder that holds more than this after a picture is replaced. */
const mostHeldBytes = 24 * 1024 * 1024
/** On a busy machine shoppers' pages go before it. */
const patienceMs = 60_000
/** An import has the next picture by then. */
const idleMs = 5_000

/**
 * The one process of a shop that unpacks pictures, and the line before it. It is opened with the shop, not with this module: the
 * server and the bundle of its pages each have a copy of the module, and would run two.
 */
export class Decoder {
  /** Pictures that may wait while one is unpacked: the last of so many photos waits for half a minute. */
  readonly line = new WaitingLine({ atOnce: 1, inAll: 24, ofClient: 2 })
  private child: ConfinedProcess | undefined
  private idle: NodeJS.Timeout | undefined

  /** Asks the process, which is started when it is needed and ends a while after. One task at a time: stand in the line. */
  async ask(task: DecoderTask): Promise<DecoderAnswer> {
    clearTimeout(this.idle)
    if (!this.child || this.child.hasEnded)
      this.child = await ConfinedProcess.start({ path: program(), mostBytes })
    const asked = this.child
    const answer = await asked.ask<Message>(task, { patienceMs })
    if (!answer) return { outcome: 'ended' }
    if (answer.outcome === 'done' && answer.heldBytes > mostHeldBytes) asked.end()
    else {
      asked.rest()
      this.idle = setTimeout(() => asked.end(), idleMs).unref()
    }
    return answer
  }
}

const program = () => createRequire(import.meta.url).resolve('#platform/images/decoder.mjs')
