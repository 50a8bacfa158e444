interface Entry {
  topics: readonly string[]
  answer: Promise<unknown>
}

const mostEntries = 10_000

/**
 * Answers that are kept until an announcement says that what they were made from has changed. Only while announcements are
 * heard (`begin` to `end`); otherwise every question is asked anew.
 */
export class Memory {
  private readonly entries = new Map<string, Entry>()
  private hears = false

  /** The answer to a question that was asked before, or the one that `ask` finds. Asked once for all who wait for it. */
  recall<Answer>(
    question: string,
    topics: readonly string[],
    ask: () => Promise<Answer>,
  ): Promise<Answer> {
    const known = this.entries.get(question)
    // Everybody asks the same under the same words.
    if (known) return known.answer as Promise<Answer>
    const answer = ask()
    if (this.hears) this.keep(question, { topics, answer })
    return answer
  }

  /** Something changed. Who is still waiting gets the old answer; whoever asks from now on, a new one. */
  forget(topics: readonly string[]): void {
    for (const [question, entry] of this.entries) {
      if (entry.topics.some((topic) => topics.includes(topic))) this.entries.delete(question)
    }
  }

  begin(): void {
    this.entries.clear()
    this.hears = true
  }

  end(): void {
    this.entries.clear()
    this.hears = false
  }

  private keep(question: string, entry: Entry): void {
    this.entries.delete(question)
    this.entries.set(question, entry)
    const [oldest] = this.entries.keys()
    if (this.entries.size > mostEntries && oldest !== undefined) this.entries.delete(oldest)
    entry.answer.catch(() => {
      if (this.entries.get(question) === entry) this.entries.delete(question)
    })
  }
}
