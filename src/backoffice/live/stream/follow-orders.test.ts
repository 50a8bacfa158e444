import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { EndedExport, LiveMessage } from './follow-orders.ts'
import { followOrders } from './follow-orders.ts'
import { markNews, readNews } from './stored-news.ts'

/** What the shop says on the connection of this page. */
class Connection extends EventTarget {
  static readonly CLOSED = 2
  static latest: Connection | undefined
  readyState = 1
  constructor() {
    super()
    Connection.latest = this
  }
  close() {
    this.readyState = Connection.CLOSED
  }
}

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal('window', { setTimeout: () => 0 })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('EventSource', Connection)
})
afterEach(() => vi.unstubAllGlobals())

/** A page of the back office: what it receives, and how it hears of an export that has ended. */
function openPage() {
  const received: LiveMessage[] = []
  const { stop } = followOrders('karim', (message) => received.push(message))
  onTestFinished(stop)
  const connection = Connection.latest
  const hear = (ended: EndedExport) =>
    connection?.dispatchEvent(new MessageEvent('export', { data: JSON.stringify(ended) }))
  return { received, hear, leave: stop }
}

const unread = () => readNews('karim').unread
const first = { list: 'orders', id: 'first', state: 'ready' } as const
const second = { list: 'customers', id: 'second', state: 'failed' } as const

test('the bell counts an export that ended while no page was open, once, however often the person comes back', () => {
  const page = openPage()
  page.hear({ ...first, isLate: true })
  expect(page.received).toEqual([{ kind: 'export', ...first, isLate: true }])
  expect(unread()).toBe(1)
  page.leave()

  const back = openPage()
  back.hear({ ...first, isLate: true })
  expect(back.received).toEqual([])
  expect(unread()).toBe(1)
  markNews('karim', { unread: 0 })
  back.hear({ ...first, isLate: true })
  back.hear({ ...second, isLate: true })
  expect(unread()).toBe(1)
})

test('what was told while the page was open is not told again to a person who comes back', () => {
  const page = openPage()
  page.hear({ ...first, isLate: false })
  expect(page.received).toHaveLength(1)
  page.leave()
  const back = openPage()
  back.hear({ ...first, isLate: true })
  expect(back.received).toEqual([])
  expect(unread()).toBe(1)
})

test('of two pages that each listen, both show that it has ended, and the bell counts it once', () => {
  const [left, right] = [openPage(), openPage()]
  left.hear({ ...first, isLate: false })
  right.hear({ ...first, isLate: false })
  expect([left.received.length, right.received.length, unread()]).toEqual([1, 1, 1])
})

test('orders that are told keep what was said of exports', () => {
  const { hear } = openPage()
  hear({ ...first, isLate: false })
  const news = { cursor: 'c', unread: 2, fresh: 1 }
  Connection.latest?.dispatchEvent(new MessageEvent('orders', { data: JSON.stringify(news) }))
  expect(readNews('karim')).toEqual({ cursor: 'c', unread: 3, fresh: 1, exports: ['first'] })
})

test('a page hears that a colleague let go of an order that waits to be called', () => {
  const { received } = openPage()
  Connection.latest?.dispatchEvent(new MessageEvent('calls', { data: '{}' }))
  expect(received).toEqual([{ kind: 'calls' }])
})
