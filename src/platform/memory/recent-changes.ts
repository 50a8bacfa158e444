/** What was announced since the oldest work under way began, so that what began before a change of its own is not taken for fresh. */
export class RecentChanges {
  private underWay = 0
  /** Counts announcements. */
  private generation = 0
  private everythingChangedAt = 0
  private readonly changedAt = new Map<string, number>()

  /** Answers the moment, for those who ask later what has changed since. */
  begin(): number {
    this.underWay++
    return this.generation
  }

  end(): void {
    if (--this.underWay === 0) this.changedAt.clear()
  }

  note(topics: readonly string[]): void {
    this.generation++
    if (this.underWay === 0) return
    for (const topic of topics) this.changedAt.set(topic, this.generation)
  }

  noteEverything(): void {
    this.everythingChangedAt = ++this.generation
  }

  everythingSince(moment: number): boolean {
    return this.everythingChangedAt > moment
  }

  anySince(moment: number, topics: readonly string[]): boolean {
    return topics.some((topic) => (this.changedAt.get(topic) ?? 0) > moment)
  }
}
