import pMap from 'p-map'
import type { FeedEvent } from './order-news.ts'

/** A connection of somebody of the staff. */
export interface Listener {
  userId: string
  /** Whether their session and their role still stand. */
  mayListen: () => Promise<boolean>
  /** False where more waits to be sent than may wait. */
  send: (event: FeedEvent) => boolean
  close: () => void
}

export interface Seat extends Listener {
  /** Milliseconds of a clock that nobody sets. */
  checkedAt: number
}

/** A session that was checked longer ago is checked again before anything is sent. */
const checkLastsMs = 5000
const mostOfPerson = 10
const mostInAll = 500

/** Who listens on this instance. Each is asked again and again whether they may. */
export class Seats {
  private readonly taken = new Set<Seat>()

  get isEmpty(): boolean {
    return this.taken.size === 0
  }

  /** Undefined where there is no room. */
  take(listener: Listener): Seat | undefined {
    const own = [...this.taken].filter(({ userId }) => userId === listener.userId)
    if (own.length >= mostOfPerson || this.taken.size >= mostInAll) return undefined
    const seat = { ...listener, checkedAt: performance.now() }
    this.taken.add(seat)
    return seat
  }

  has = (seat: Seat): boolean => this.taken.has(seat)

  leave = (seat: Seat): void => void this.taken.delete(seat)

  all = (): Seat[] => [...this.taken]

  /** A person who may not read it any more gets that instead; a client that cannot keep up comes back with the cursor. */
  async sendTo(to: readonly Seat[], eventFor: (seat: Seat) => FeedEvent): Promise<void> {
    await pMap(
      to,
      async (seat) => {
        const mayListen = await check(seat)
        if (!this.taken.has(seat)) return
        const isSent = mayListen !== 'unknown' && seat.send(mayListen ? eventFor(seat) : end)
        if (mayListen !== true || !isSent) this.dismiss(seat)
      },
      { concurrency: 4 },
    )
  }

  /** Asks all, however lately they were asked. */
  async beat(): Promise<void> {
    const seats = this.all()
    for (const seat of seats) seat.checkedAt = -Infinity
    await this.sendTo(seats, () => ({ name: 'beat' }))
  }

  dismissAll(): void {
    for (const seat of this.all()) this.dismiss(seat)
  }

  private dismiss(seat: Seat): void {
    this.taken.delete(seat)
    seat.close()
  }
}

const end = { name: 'end' } as const

/** While the database is away nobody is believed. */
async function check(seat: Seat): Promise<boolean | 'unknown'> {
  if (performance.now() < seat.checkedAt + checkLastsMs) return true
  try {
    if (!(await seat.mayListen())) return false
    seat.checkedAt = performance.now()
    return true
  } catch {
    return 'unknown'
  }
}
