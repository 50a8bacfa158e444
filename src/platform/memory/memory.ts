import { LRUCache } from 'lru-cache'
import { ByTopic } from './by-topic.ts'

interface Entry {
  question: string
  topics: readonly string[]
  answer: Promise<unknown>
}

const mostEntries = 10_000

/**
 * Answers that are kept until an announcement says that what they were made from has changed. Only while announcements are
 * received (`begin` to `end`); otherwise every question is asked anew. An announcement costs the answers that it concerns.
 */
export class Memory {
  private readonly byTopic = new ByTopic<Entry>()
  private readonly entries = new LRUCache<string, Entry>({
    max: mostEntries,
    disposeAfter: (entry) => this.byTopic.remove(entry),
  })
  private receivesChanges = false

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
    if (this.receivesChanges) this.keep({ question, topics, answer })
    return answer
  }

  /** Something changed. A caller that is still waiting gets the old answer; one that asks from now on, a new one. */
  forget(topics: readonly string[]): void {
    for (const { question } of this.byTopic.of(topics)) this.entries.delete(question)
  }

  begin(): void {
    this.entries.clear()
    this.receivesChanges = true
  }

  end(): void {
    this.entries.clear()
    this.receivesChanges = false
  }

  private keep(entry: Entry): void {
    this.entries.set(entry.question, entry)
    this.byTopic.add(entry)
    entry.answer.catch(() => {
      if (this.entries.peek(entry.question) === entry) this.entries.delete(entry.question)
    })
  }
}
