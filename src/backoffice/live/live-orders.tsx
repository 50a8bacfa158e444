import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { useNavigate } from 'react-router'
import { m } from '#paraglide/messages.js'
import { localPath } from '#pages/shop-link.tsx'
import { countText } from '#pages/money/taka.ts'
import type { StatusCounts } from '#shop/orders/desk/count-orders.ts'
import type { OrderNews } from '#shop/orders/live/order-news.ts'
import { ordersPath } from '../orders/orders-href.ts'
import { followOrders, type Following, type LiveMessage } from './stream/follow-orders.ts'
import { markNews, readNews } from './stream/stored-news.ts'
import { ring } from './ring.ts'
import { sayExport } from '../exports/say-export.ts'

type Listener = (message: LiveMessage) => void

interface Live {
  /** Since the page was loaded; nothing where nothing changed. */
  counts: StatusCounts | undefined
  /** Orders that wait to be confirmed, as far as a menu counts. */
  waiting: number
  /** What others did since the bell was opened. */
  unread: number
  /** New orders that nobody here has looked at. */
  fresh: number
  /** `bell`: all of it was read. `orders`: the new ones were looked at. */
  markSeen: (what: 'bell' | 'orders') => void
  listen: (listener: Listener) => () => void
}

const nothingNew: Live = {
  counts: undefined,
  waiting: 0,
  unread: 0,
  fresh: 0,
  markSeen: () => {},
  listen: () => () => {},
}

const LiveContext = createContext<Live>(nothingNew)

export const useLive = (): Live => useContext(LiveContext)

/** Messages that come while a page stands there. */
export function useLiveMessages(take: Listener): void {
  const { listen } = useLive()
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => listen((message) => latest.current(message)), [listen])
}

/** A person who has the list of orders before them has seen what is in it, each time it is loaded. */
export function useSeenOrders(loaded: unknown): void {
  const { markSeen } = useLive()
  const seen = useRef<unknown>(undefined)
  useEffect(() => {
    if (seen.current === loaded) return
    seen.current = loaded
    markSeen('orders')
  }, [loaded, markSeen])
}

interface LiveOrdersProps {
  /** Who looks: what was seen is theirs. */
  person: string
  /** Whatever the page was loaded with last: from then on its own counts are the latest. */
  loaded: { waiting: number }
  children: ReactNode
}

/** Stands once around the back office and follows what happens to orders. */
export function LiveOrders({ person, loaded, children }: LiveOrdersProps) {
  const navigate = useNavigate()
  const [kept, setKept] = useState({ unread: 0, fresh: 0 })
  const [said, setSaid] = useState('')
  const [latest, setLatest] = useState<{ counts: StatusCounts; after: unknown }>()
  const listeners = useRef(new Set<Listener>())
  const following = useRef<Following>(undefined)
  const loadedNow = useRef(loaded)
  useEffect(() => {
    loadedNow.current = loaded
  }, [loaded])

  useEffect(() => {
    const receive = (message: LiveMessage) => {
      setKept(readNews(person))
      if (message.kind === 'news') {
        const { news } = message
        setLatest({ counts: news.counts, after: loadedNow.current })
        if (news.fresh > 0) {
          setSaid(m.live_new_orders({ n: news.fresh }))
          ringFor(person, news, () => void navigate(localPath(ordersPath)))
        }
      }
      if (message.kind === 'export') sayExport(person, message, (path) => void navigate(path))
      for (const listener of listeners.current) listener(message)
    }
    following.current = followOrders(person, receive)
    // What other tabs, or earlier pages, received.
    const remembering = setTimeout(() => receive({ kind: 'seen' }))
    return () => {
      clearTimeout(remembering)
      following.current?.stop()
    }
  }, [person, navigate])

  const markSeen = useCallback(
    (what: 'bell' | 'orders') => {
      markNews(person, what === 'bell' ? { unread: 0, fresh: 0 } : { fresh: 0 })
      setKept(readNews(person))
      following.current?.pass({ kind: 'seen' })
    },
    [person],
  )
  const listen = useCallback((listener: Listener) => {
    listeners.current.add(listener)
    return () => void listeners.current.delete(listener)
  }, [])
  const counts = latest?.after === loaded ? latest.counts : undefined
  const waiting = counts?.Pending ?? loaded.waiting
  const live = useMemo(
    () => ({ counts, waiting, unread: kept.unread, fresh: kept.fresh, markSeen, listen }),
    [counts, waiting, kept, markSeen, listen],
  )
  return (
    <LiveContext value={live}>
      {children}
      <output className="sr-only print:hidden">{said}</output>
    </LiveContext>
  )
}

const ringFor = (person: string, { cursor, fresh, counts }: OrderNews, onPress: () => void) =>
  void ring({
    person,
    cursor,
    title: m.live_new_orders({ n: fresh }),
    body: m.live_waiting({ n: countText(counts.Pending) }),
    onPress,
  })
