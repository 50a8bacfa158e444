/** Encoding a picture fills one core, and each of our two may be needed for shoppers' pages. */
const atOnce = 2

/** More than this in a line, and nobody would be served by standing behind them. */
const longestLine = 300

/** How long somebody waits for a picture before being given something else (docs/decisions/0008). */
export const patienceMs = 1200

/** A page asks for its pictures one after the other: what nobody waits for begins when it has asked for the last one. */
const peaceMs = 250

/** now: somebody waits. soon: somebody was given something else meanwhile. later: nobody asked yet. */
export type Urgency = 'now' | 'soon' | 'later'

interface QueuedWork {
  start: () => void
  asked: number
}

/** The cores that the pictures of one shop may fill. Opened with the shop: the bundle of its pages has a copy of this module. */
export class PictureQueue {
  private readonly waiting: Record<Urgency, QueuedWork[]> = { now: [], soon: [], later: [] }
  private running = 0
  private lastAsked = -Infinity
  private peace: NodeJS.Timeout | undefined

  isFull(urgency: Urgency): boolean {
    return this.waiting[urgency].length >= longestLine
  }

  /** Waits until there is a core for it. What is not wanted now runs one at a time, while nothing is wanted now. */
  async take<Result>(urgency: Urgency, work: () => Promise<Result>): Promise<Result> {
    await new Promise<void>((start) => {
      const asked = performance.now()
      if (urgency === 'now') this.lastAsked = asked
      this.waiting[urgency].push({ start, asked })
      this.startWaiting()
    })
    try {
      return await work()
    } finally {
      this.running--
      this.startWaiting()
    }
  }

  private startWaiting(): void {
    while (this.running < atOnce) {
      const turn = this.nextAsked() ?? this.nextInPeace()
      if (!turn) return
      this.running++
      turn.start()
    }
  }

  /** Those who still wait before those who were given something else meanwhile. */
  private nextAsked(): QueuedWork | undefined {
    const since = performance.now() - patienceMs
    const index = this.waiting.now.findIndex(({ asked }) => asked > since)
    return this.waiting.now.splice(Math.max(index, 0), 1)[0]
  }

  private nextInPeace(): QueuedWork | undefined {
    const { soon, later } = this.waiting
    if (this.running > 0 || soon.length + later.length === 0) return undefined
    const untilPeaceMs = this.lastAsked + peaceMs - performance.now()
    if (untilPeaceMs <= 0) return soon.shift() ?? later.shift()
    clearTimeout(this.peace)
    this.peace = setTimeout(() => this.startWaiting(), untilPeaceMs)
    return undefined
  }
}
