/** What somebody of the staff does with an order whose page is open; the later one says more. */
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
  /** Which of the person's pages says it: they may have the order open in two windows. */
  page: string
  doing: Doing | 'left'
}

const prefix = 'order-presence:'

/** As it is announced to every instance. */
export const presenceTopic = ({ orderRef, userId, page, doing }: PresenceNote): string =>
  `${prefix}${orderRef}:${userId}:${page}:${doing}`

export function readPresenceTopic(topic: string): PresenceNote | undefined {
  if (!topic.startsWith(prefix)) return undefined
  const [orderRef = '', userId = '', page = '', said] = topic.slice(prefix.length).split(':')
  const doing = [...doings, 'left' as const].find((one) => one === said)
  return doing && { orderRef, userId, page, doing }
}

interface OpenPage {
  doing: Doing
  /** Milliseconds since 1970. */
  until: number
}

/** Pages of a person on one order, those that spoke last at the end. */
type OpenPages = Map<string, OpenPage>

/** As many orders are open at once in no shop; beyond it the oldest one is forgotten. */
const mostOrders = 1000
/** Of one person on one order. */
const mostPages = 10

/** Who has which order open, as far as this instance knows. It forgets by itself. */
export class Presence {
  private readonly orders = new Map<string, Map<string, OpenPages>>()

  /** Whether somebody came, left, or does something else than before, all their pages together. */
  note({ orderRef, userId, page, doing }: PresenceNote, now: number): boolean {
    const people = this.orders.get(orderRef) ?? new Map<string, OpenPages>()
    const pages = stillOpen(people.get(userId), now)
    const before = doingOn(pages, now)
    pages.delete(page)
    if (doing !== 'left') pages.set(page, { doing, until: now + presenceLastsMs })
    for (const oldest of [...pages.keys()].slice(0, -mostPages)) pages.delete(oldest)
    this.orders.delete(orderRef)
    if (pages.size > 0) people.set(userId, pages)
    else people.delete(userId)
    if (people.size > 0) this.orders.set(orderRef, people)
    this.forget(now)
    return doingOn(pages, now) !== before
  }

  /** Everybody but the one who asks. */
  othersAt(orderRef: string, userId: string, now: number): { userId: string; doing: Doing }[] {
    return [...(this.orders.get(orderRef) ?? [])].flatMap(([id, pages]) => {
      const doing = doingOn(pages, now)
      return id === userId || !doing ? [] : [{ userId: id, doing }]
    })
  }

  /** Orders stand in the order of their last sign of life. */
  private forget(now: number): void {
    for (const [orderRef, people] of this.orders) {
      const isOver = [...people.values()].every((pages) => doingOn(pages, now) === undefined)
      if (!isOver && this.orders.size <= mostOrders) return
      this.orders.delete(orderRef)
    }
  }
}

const stillOpen = (pages: OpenPages | undefined, now: number): OpenPages =>
  new Map([...(pages ?? [])].filter(([, { until }]) => until > now))

/** Who edits on one page and looks on another is editing. Undefined: none is open any more. */
function doingOn(pages: OpenPages, now: number): Doing | undefined {
  const open = [...stillOpen(pages, now).values()]
  return doings.findLast((doing) => open.some((page) => page.doing === doing))
}
