import { LRUCache } from 'lru-cache'
import { AskingPace } from './asking-pace.ts'
import { ByTopic } from './by-topic.ts'

interface Entry {
  question: string
  topics: readonly string[]
  answer: Promise<unknown>
  /** What was announced as changed while it rests. */
  late?: Set<string>
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
  private readonly pace: AskingPace
  private receivesChanges = false
  private onForgottenLate: (topics: string[]) => void = () => {}

  constructor(now: () => number = () => performance.now()) {
    this.pace = new AskingPace(now)
  }

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

  /** The same of what takes long to find: where it changes again and again, the answer stands for a while (see `AskingPace`). */
  recallCostly<Answer>(
    question: string,
    topics: readonly string[],
    ask: () => Promise<Answer>,
  ): Promise<Answer> {
    return this.recall(question, topics, () => {
      const answered = this.pace.begin(question)
      return ask().finally(answered)
    })
  }

  /** Something changed. A caller that is still waiting gets the old answer; one that asks from now on, a new one. */
  forget(topics: readonly string[]): void {
    for (const entry of this.byTopic.of(topics)) {
      const restMs = this.pace.restsForMs(entry.question)
      if (restMs > 0) this.forgetLater(entry, topics, restMs)
      else this.entries.delete(entry.question)
    }
  }

  /** Told of topics whose announcement some answer outlasted: what was made with it meanwhile is as old. */
  whenForgottenLate(tell: (topics: string[]) => void): void {
    this.onForgottenLate = tell
  }

  begin(): void {
    this.entries.clear()
    this.receivesChanges = true
  }

  end(): void {
    this.entries.clear()
    this.receivesChanges = false
  }

  private forgetLater(entry: Entry, topics: readonly string[], restMs: number): void {
    const own = topics.filter((topic) => entry.topics.includes(topic))
    if (entry.late) return own.forEach((topic) => entry.late?.add(topic))
    const late = new Set(own)
    entry.late = late
    setTimeout(() => {
      if (this.entries.peek(entry.question) === entry) this.entries.delete(entry.question)
      this.onForgottenLate([...late])
    }, restMs).unref()
  }

  private keep(entry: Entry): void {
    this.entries.set(entry.question, entry)
    this.byTopic.add(entry)
    entry.answer.catch(() => {
      if (this.entries.peek(entry.question) === entry) this.entries.delete(entry.question)
    })
  }
}
