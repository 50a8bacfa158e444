/** Which things were made from what. */
export class ByTopic<Thing extends { topics: readonly string[] }> {
  private readonly things = new Map<string, Set<Thing>>()

  add(thing: Thing): void {
    for (const topic of thing.topics) {
      const listed = this.things.get(topic) ?? new Set()
      this.things.set(topic, listed.add(thing))
    }
  }

  remove(thing: Thing): void {
    for (const topic of thing.topics) {
      const listed = this.things.get(topic)
      listed?.delete(thing)
      if (listed?.size === 0) this.things.delete(topic)
    }
  }

  *of(topics: readonly string[]): Iterable<Thing> {
    for (const topic of topics) yield* this.things.get(topic) ?? []
  }
}
