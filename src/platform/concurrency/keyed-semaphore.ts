/** While the answer to the first travels back, the database works on the second. */
const mostAtOnce = 2

/**
 * Of work on the same thing this process does no more than two at once, in the order it came; other work does not wait. For
 * what the database would make wait anyway: there each one that waits holds a connection, and sorting them out costs more
 * than the work itself.
 */
export class KeyedSemaphore {
  /** The newest that were let in or wait, oldest first. */
  private readonly newest = new Map<string, Promise<void>[]>()

  /** All things at once, so that two that want the same ones in another order do not wait for each other. */
  async take<Result>(things: readonly string[], work: () => Promise<Result>): Promise<Result> {
    const { promise: done, resolve: finish } = Promise.withResolvers<void>()
    const before = things.map((thing) => this.queue(thing, done))
    await Promise.all(before)
    try {
      return await work()
    } finally {
      finish()
      for (const thing of things)
        if (this.newest.get(thing)?.at(-1) === done) this.newest.delete(thing)
    }
  }

  /** Answers whose end to wait for. */
  private queue(thing: string, done: Promise<void>): Promise<void> | undefined {
    const newest = [...(this.newest.get(thing) ?? []), done]
    const before = newest.length > mostAtOnce ? newest.shift() : undefined
    this.newest.set(thing, newest)
    return before
  }
}
