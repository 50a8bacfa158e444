/** What somebody of the staff does with an order whose page is open. */
export const doings = ['looking', 'editing'] as const
export type Doing = (typeof doings)[number]

/** A page says every so often that it is still open (ms). */
export const presenceEveryMs = 15_000
/** Who has not said so for this long has left without a word. */
export const presenceLastsMs = 30_000

/** `left`: the page was closed. */
export interface PresenceNote {
  orderRef: string
  userId: string
  doing: Doing | 'left'
}

const prefix = 'order-presence:'

/** As it is announced to every instance. */
export const presenceTopic = ({ orderRef, userId, doing }: PresenceNote): string =>
  `${prefix}${orderRef}:${userId}:${doing}`

export function readPresenceTopic(topic: string): PresenceNote | undefined {
  if (!topic.startsWith(prefix)) return undefined
  const [orderRef = '', userId = '', said] = topic.slice(prefix.length).split(':')
  const doing = [...doings, 'left' as const].find((one) => one === said)
  return doing && { orderRef, userId, doing }
}

interface Present {
  doing: Doing
  /** Milliseconds since 1970. */
  until: number
}

/** As many orders are open at once in no shop; beyond it the oldest one is forgotten. */
const mostOrders = 1000

/** Who has which order open, as far as this instance knows. It forgets by itself. */
export class Presence {
  private readonly orders = new Map<string, Map<string, Present>>()

  /** Whether somebody came, left, or does something else than before. */
  note({ orderRef, userId, doing }: PresenceNote, now: number): boolean {
    const people = this.orders.get(orderRef) ?? new Map<string, Present>()
    const before = people.get(userId)
    const was = before && before.until > now ? before.doing : 'left'
    this.orders.delete(orderRef)
    if (doing === 'left') people.delete(userId)
    else people.set(userId, { doing, until: now + presenceLastsMs })
    if (people.size > 0) this.orders.set(orderRef, people)
    this.forget(now)
    return was !== doing
  }

  /** Everybody but the one who asks. */
  othersAt(orderRef: string, userId: string, now: number): { userId: string; doing: Doing }[] {
    return [...(this.orders.get(orderRef) ?? [])]
      .filter(([id, { until }]) => id !== userId && until > now)
      .map(([id, { doing }]) => ({ userId: id, doing }))
  }

  /** Orders stand in the order of their last sign of life. */
  private forget(now: number): void {
    for (const [orderRef, people] of this.orders) {
      const isOver = [...people.values()].every(({ until }) => until <= now)
      if (!isOver && this.orders.size <= mostOrders) return
      this.orders.delete(orderRef)
    }
  }
}
