import type { ExportNews, OrderNews } from '#shop/orders/live/order-news.ts'
import { addExport, addNews, readNews } from './stored-news.ts'

/** What the tabs of a browser send each other. */
export type LiveMessage =
  | { kind: 'news'; news: OrderNews }
  /** Somebody opened or left the page of this order. */
  | { kind: 'presence'; ref: string }
  /** Somebody wrote to the shop, or something was done about it. */
  | { kind: 'message'; ref: string }
  /** Somebody let go of an order that waits to be called. */
  | { kind: 'calls' }
  /** A long export of one's own has ended. */
  | ({ kind: 'export' } & EndedExport)
  /** The bell was opened, or the new orders were looked at, in one of the tabs. */
  | { kind: 'seen' }

export type EndedExport = Omit<ExportNews, 'name'>

export interface Following {
  /** To the other tabs. */
  pass: (message: LiveMessage) => void
  stop: () => void
}

/** Three beats of the server. */
const silentAfterMs = 45_000
/** The session may have ended, or there are too many connections: the server was asked, and said no. */
const refusedForMs = 60_000

/**
 * One tab of a browser listens to the shop and passes it on to the others, as browsers have few connections to give (docs/decisions/0101). Where
 * tabs cannot agree who does (no TLS), each listens by itself.
 */
export function followOrders(person: string, receive: (message: LiveMessage) => void): Following {
  const name = `backoffice-orders:${person}`
  const leaving = new AbortController()
  const { signal } = leaving
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<LiveMessage>) => receive(data))
  // Browsers have no locks where a page comes without TLS.
  const locks = navigator.locks as LockManager | undefined
  const pass = (message: LiveMessage) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- channels have none: they never leave the origin
    if (!signal.aborted && locks) channel.postMessage(message)
  }
  const listen = () =>
    listenToShop(person, signal, (message) => {
      receive(message)
      pass(message)
    })
  if (locks) void locks.request(name, { signal }, listen).catch(() => undefined)
  else void listen()
  return {
    pass,
    stop: () => {
      leaving.abort()
      channel.close()
    },
  }
}

/** Until the page is left, or the shop says that it is of no use any more. */
function listenToShop(
  person: string,
  signal: AbortSignal,
  receive: (message: LiveMessage) => void,
): Promise<void> {
  return new Promise((hasEnded) => {
    let source: EventSource | undefined
    let timer: number | undefined
    const openIn = (ms: number) => {
      clearTimeout(timer)
      timer = window.setTimeout(open, ms)
    }
    const end = () => {
      clearTimeout(timer)
      source?.close()
    }
    function open(): void {
      end()
      const { cursor } = readNews(person)
      const since = cursor === undefined ? '' : `?${new URLSearchParams({ since: cursor })}`
      const opened = new EventSource(`/api/order-events${since}`)
      const on = (event: string, take: (text: string) => void) =>
        opened.addEventListener(event, ({ data }: MessageEvent<string>) => {
          openIn(silentAfterMs)
          take(data)
        })
      on('beat', () => {})
      for (const kind of ['presence', 'message'] as const)
        on(kind, (text) => receive({ kind, ...(JSON.parse(text) as { ref: string }) }))
      on('calls', () => receive({ kind: 'calls' }))
      on('export', (text) => {
        const ended = JSON.parse(text) as EndedExport
        // What ended while no page was open is told with each connection, and here once.
        if (addExport(person, ended.id) || !ended.isLate) receive({ kind: 'export', ...ended })
      })
      on('orders', (text) => {
        const news = JSON.parse(text) as OrderNews
        addNews(person, news)
        receive({ kind: 'news', news })
      })
      on('end', end)
      opened.addEventListener('error', () => {
        if (opened.readyState === EventSource.CLOSED) openIn(refusedForMs)
      })
      source = opened
      openIn(silentAfterMs)
    }
    open()
    signal.addEventListener('abort', () => {
      end()
      hasEnded()
    })
  })
}
