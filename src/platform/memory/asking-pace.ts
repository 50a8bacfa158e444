import { LRUCache } from 'lru-cache'

/**
 * However often something is forgotten, it is asked anew ten times at once; then so seldom that the asking takes a twentieth of the time, or
 * each ten seconds where one answer takes that long to make (docs/decisions/0209).
 */
const mostAtOnce = 10
const shareOfRest = 20
const longestRestMs = 10_000
const mostQuestions = 1000

interface Pace {
  /** How often it was asked lately, … */
  pressure: number
  /** … as of this moment. */
  at: number
  tookMs: number
}

export class AskingPace {
  private readonly paces = new LRUCache<string, Pace>({ max: mostQuestions })
  private readonly now: () => number

  constructor(now: () => number) {
    this.now = now
  }

  /** It is asked now; to be called when it is answered. */
  begin(question: string): () => void {
    const before = this.paces.get(question) ?? { pressure: 0, at: 0, tookMs: 0 }
    const at = this.now()
    const pressure = Math.min(this.pressureOf(before) + 1, mostAtOnce)
    const pace = { pressure, at, tookMs: before.tookMs }
    this.paces.set(question, pace)
    return () => {
      pace.tookMs = this.now() - at
    }
  }

  /** For so long an answer stands that was announced as changed. */
  restsForMs(question: string): number {
    const pace = this.paces.peek(question)
    return pace ? Math.max(this.pressureOf(pace) - mostAtOnce + 1, 0) * restOf(pace) : 0
  }

  private pressureOf(pace: Pace): number {
    const restMs = restOf(pace)
    return restMs === 0 ? 0 : Math.max(pace.pressure - (this.now() - pace.at) / restMs, 0)
  }
}

const restOf = ({ tookMs }: Pace) => Math.min(tookMs * shareOfRest, longestRestMs)
