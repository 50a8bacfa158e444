interface Limits {
  /** Begun and not finished. */
  atOnce: number
  /** Waiting, of all together. */
  longest: number
  /** Nobody waits longer: they would have gone. */
  patienceMs: number
}

export type Turn<Result> = { outcome: 'done'; result: Result } | { outcome: 'busy' }

interface Waiting {
  who: string
  answer: (isTheirTurn: boolean) => void
}

/**
 * A line that ends. Each who asks has a place of their own in it: whoever asks a hundred times waits behind themselves, and where
 * the line is full, they are the ones who are told so.
 */
export class Line {
  /** In the order of whose turn is next. */
  private readonly waiting = new Map<string, Waiting[]>()
  private running = 0
  private length = 0
  private readonly limits: Limits

  constructor(limits: Limits) {
    this.limits = limits
  }

  async take<Result>(who: string, work: () => Promise<Result>): Promise<Turn<Result>> {
    if (!(await this.waitForTurn(who))) return { outcome: 'busy' }
    try {
      return { outcome: 'done', result: await work() }
    } finally {
      this.running--
      this.startNext()
    }
  }

  private async waitForTurn(who: string): Promise<boolean> {
    if (this.running < this.limits.atOnce) {
      this.running++
      return true
    }
    if (this.length >= this.limits.longest && !this.makeRoomFor(who)) return false
    const { promise, resolve: answer } = Promise.withResolvers<boolean>()
    const one = { who, answer }
    this.waiting.set(who, [...(this.waiting.get(who) ?? []), one])
    this.length++
    const patience = setTimeout(() => {
      if (this.remove(one)) answer(false)
    }, this.limits.patienceMs)
    return promise.finally(() => clearTimeout(patience))
  }

  /** Those who wait most often lose their newest place; nobody does for one who waits as often. */
  private makeRoomFor(who: string): boolean {
    let longest: Waiting[] = this.waiting.get(who) ?? []
    const own = longest.length
    for (const places of this.waiting.values()) if (places.length > longest.length) longest = places
    const newest = longest.at(-1)
    if (!newest || longest.length <= own + 1) return false
    this.remove(newest)
    newest.answer(false)
    return true
  }

  private startNext(): void {
    const [next] = this.waiting.values()
    const first = next?.[0]
    if (!first) return
    this.remove(first)
    // The others come first now.
    const rest = this.waiting.get(first.who)
    this.waiting.delete(first.who)
    if (rest) this.waiting.set(first.who, rest)
    this.running++
    first.answer(true)
  }

  private remove(one: Waiting): boolean {
    const places = this.waiting.get(one.who) ?? []
    const left = places.filter((place) => place !== one)
    if (left.length === places.length) return false
    this.length--
    if (left.length > 0) this.waiting.set(one.who, left)
    else this.waiting.delete(one.who)
    return true
  }
}
