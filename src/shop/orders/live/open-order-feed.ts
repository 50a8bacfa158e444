import { announce } from '#platform/memory/announcements.ts'
import type { Shop } from '#shop/shop.ts'
import { listEnded } from '../../exports/list-exports.ts'
import { readEndedTopic, type EndedExport } from '../../exports/long-export.ts'
import { Lookout } from './look-for-news.ts'
import { newsFor, type FoundNews } from './order-news.ts'
import { Presence, presenceTopic, readPresenceTopic, type PresenceNote } from './presence.ts'
import { runInTurn } from '#platform/concurrency/run-in-turn.ts'
import type { OrderFeed } from './order-feed.ts'
import { Seats, type Seat } from './staff-seats.ts'
import { announceNewOrders } from './announce-new-orders.ts'
import {
  callReleasedTopic,
  newOrdersTopic,
  readMessageTopic,
  readOrderTopic,
  type OrderChange,
} from './topics.ts'

const usualTimes = {
  /** Before each look, however much is announced. */
  pauseMs: 250,
  /** Sends a sign of life on each connection, asks again whether it may, and finds what nobody announced. */
  beatMs: 15_000,
}

export function openOrderFeed(
  { database, log }: Pick<Shop, 'database' | 'log'>,
  { pauseMs, beatMs } = usualTimes,
): OrderFeed {
  const seats = new Seats()
  const presence = new Presence()
  const announcer = announceNewOrders(database, log)
  const looking = lookInTurn(seats, { database, log }, pauseMs)
  let beating: NodeJS.Timeout | undefined
  let isClosed = false

  function beat(): void {
    if (seats.isEmpty) {
      clearInterval(beating)
      beating = undefined
      return
    }
    looking.wake()
    void seats.beat()
  }
  const note = (noted: PresenceNote) => {
    if (!presence.note(noted, Date.now())) return
    // Not to the person's own pages: each would say again what it does, and two of them would go on for ever.
    const colleagues = seats.all().filter(({ userId }) => userId !== noted.userId)
    void seats.sendTo(colleagues, () => ({ name: 'presence', ref: noted.orderRef }))
  }

  return {
    announceNewOrder: announcer.announce,
    receive: (topics) => {
      for (const topic of topics) {
        const noted = readPresenceTopic(topic)
        if (noted) note(noted)
        pass(seats, topic)
        const change = readOrderTopic(topic)
        if (change) looking.changed(change)
        else if (topic === newOrdersTopic) looking.wake()
      }
    },
    catchUp: looking.missed,
    join: (listener, since) => {
      const seat = isClosed ? undefined : seats.take(listener)
      if (!seat) return { outcome: 'too-many' }
      looking.newcomer(seat, since)
      beating ??= setInterval(beat, beatMs).unref()
      return { outcome: 'joined', leave: () => seats.leave(seat) }
    },
    notePresence: async (noted) => {
      note(noted)
      await announce(database, [presenceTopic(noted)])
    },
    othersAt: (orderRef, userId) => presence.othersAt(orderRef, userId, Date.now()),
    close: async () => {
      isClosed = true
      clearInterval(beating)
      seats.dismissAll()
      await Promise.all([looking.stop(), announcer.close()])
    },
  }
}

/** What open pages are told as it was announced, without a look at orders. */
function pass(seats: Seats, topic: string): void {
  const ended = readEndedTopic(topic)
  if (ended) sendEnded(seats, ended)
  const message = readMessageTopic(topic)
  if (message) void seats.sendTo(seats.all(), () => ({ name: 'message', ref: message }))
  if (topic === callReleasedTopic) void seats.sendTo(seats.all(), () => ({ name: 'calls' }))
}

/** The person who asked for an export hears that it has ended, and nobody else. */
function sendEnded(seats: Seats, { userId, ...ended }: EndedExport): void {
  const own = seats.all().filter((seat) => seat.userId === userId)
  void seats.sendTo(own, () => ({ name: 'export', ...ended, isLate: false }))
}

/** Changes that wait for the next look; beyond it pages read everything anew. */
const mostWaiting = 500

/** Looks for what is new, one time after the other, and sends it to the open pages; while there is none, nothing is read. */
function lookInTurn(seats: Seats, { database, log }: Pick<Shop, 'database' | 'log'>, ms: number) {
  const lookout = new Lookout(database)
  const newcomers = new Map<Seat, string | undefined>()
  let changed: OrderChange[] = []
  let hasMissed = false

  async function look(): Promise<void> {
    const [alsoChanged, missed, joining] = [changed, hasMissed, [...newcomers]]
    const old = seats.all().filter((seat) => !newcomers.has(seat))
    const found = await lookout.look()
    changed = changed.slice(alsoChanged.length)
    if (missed) hasMissed = false
    const news = { ...found, alsoChanged, isWhole: found.isWhole && !missed }
    if (!news.isWhole || news.happenings.length + alsoChanged.length > 0) await send(old, news)
    for (const [seat, since] of joining) {
      await send([seat], { ...found, alsoChanged: [], ...(await lookout.since(since)) })
      for (const ended of await listEnded({ database }, seat.userId))
        await seats.sendTo([seat], () => ({ name: 'export', ...ended, isLate: true }))
      newcomers.delete(seat)
    }
  }
  const send = (to: readonly Seat[], found: FoundNews) =>
    seats.sendTo(to, ({ userId }) => ({ name: 'orders', news: newsFor(userId, found) }))

  const turns = runInTurn(async () => {
    for (const seat of newcomers.keys()) if (!seats.has(seat)) newcomers.delete(seat)
    await look().catch((error: unknown) =>
      log.warn({ err: error }, 'what is new of orders could not be read; it is tried again'),
    )
  }, ms)
  const wake = () => seats.isEmpty || turns.wake()

  return {
    wake,
    stop: turns.stop,
    changed: (change: OrderChange) => {
      if (seats.isEmpty) return
      if (changed.length < mostWaiting) changed = [...changed, change]
      else hasMissed = true
      wake()
    },
    missed: () => {
      hasMissed = !seats.isEmpty
      wake()
    },
    newcomer: (seat: Seat, since: string | undefined) => {
      newcomers.set(seat, since)
      wake()
    },
  }
}
