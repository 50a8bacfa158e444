export type LineAnswer<Result> = { outcome: 'done'; result: Result } | { outcome: 'full' }

interface LineSizes {
  /** Who waits and who is served. */
  longest: number
  eachSender: number
}

/** Work that is done one at a time in the order it came. The line has an end, and nobody fills it alone. */
export class Line {
  private readonly sizes: LineSizes
  private readonly bySender = new Map<string, number>()
  private length = 0
  private last: Promise<unknown> = Promise.resolve()

  constructor(sizes: LineSizes) {
    this.sizes = sizes
  }

  async take<Result>(
    sender: string | undefined,
    work: () => Promise<Result>,
  ): Promise<LineAnswer<Result>> {
    const ofSender = this.countOf(sender)
    if (this.length >= this.sizes.longest || ofSender >= this.sizes.eachSender)
      return { outcome: 'full' }
    this.count(sender, 1)
    try {
      const turn = this.last.then(work, work)
      this.last = turn.catch(() => {})
      return { outcome: 'done', result: await turn }
    } finally {
      this.count(sender, -1)
    }
  }

  private countOf(sender: string | undefined): number {
    return sender === undefined ? 0 : (this.bySender.get(sender) ?? 0)
  }

  private count(sender: string | undefined, more: 1 | -1): void {
    this.length += more
    if (sender === undefined) return
    const count = this.countOf(sender) + more
    if (count > 0) this.bySender.set(sender, count)
    else this.bySender.delete(sender)
  }
}
