import type { Database } from '#platform/database/database.ts'
import { countOrders } from '../desk/count-orders.ts'
import { firstIdOf, listHappenings } from './list-happenings.ts'
import type { FoundNews } from './order-news.ts'

/** Ids are given before a change is committed, on clocks that are not quite the same: each look begins this much earlier. */
const lookBackMs = 30_000
const mostAtOnce = 200

/** What happened to orders since it looked last. */
export class Lookout {
  private readonly database: Database
  private known: ReadonlySet<string> = new Set()
  private lookedAt: number | undefined
  private cursor = ''

  constructor(database: Database) {
    this.database = database
  }

  async look(): Promise<Omit<FoundNews, 'alsoChanged'>> {
    const began = Date.now()
    const floor = firstIdOf(new Date((this.lookedAt ?? began) - lookBackMs))
    const [latest, counts] = await Promise.all([
      listHappenings(this.database, { after: floor, limit: mostAtOnce }),
      countOrders({ database: this.database }),
    ])
    const happenings = latest.filter(({ id }) => !this.known.has(id))
    const ids = latest.map(({ id }) => id)
    this.known = new Set([...this.known, ...ids].filter((id) => id > floor))
    this.lookedAt = began
    this.cursor = [this.cursor || firstIdOf(new Date(began)), ...ids].toSorted().at(-1) ?? ''
    const isWhole = happenings.length < mostAtOnce
    return { cursor: this.cursor, happenings, isWhole, counts }
  }

  /** What came after this cursor, up to the last look. */
  async since(cursor: string | undefined): Promise<Pick<FoundNews, 'happenings' | 'isWhole'>> {
    if (cursor === undefined) return { happenings: [], isWhole: true }
    const missed = await listHappenings(this.database, { after: cursor, limit: mostAtOnce })
    return {
      happenings: missed.filter(({ id }) => id <= this.cursor),
      isWhole: missed.length < mostAtOnce,
    }
  }
}
