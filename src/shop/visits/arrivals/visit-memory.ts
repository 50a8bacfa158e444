import { LRUCache } from 'lru-cache'
import type { Browser } from '../device.ts'
import type { Device, ViewKind } from '../visit.ts'
import { ClientLimits } from './client-limits.ts'
import type { Salts } from './salts.ts'

/** A view as it is written. */
export interface View {
  at: Date
  visitor: bigint | null
  earlier: bigint | null
  kind: ViewKind
  page: string
  source: string
  referrer: string | null
  campaign: string | null
  device: Device
  browser: string
  language: 'en' | 'bn'
  district: string | null
  search: string | null
  found: boolean | null
}

/** How an order came about, as it is written. */
export interface OrderVisit {
  orderRef: string
  at: Date
  source: string
  campaign: string | null
  device: Device
}

/** 10,000 views a second fill it in the five seconds until it is written. What comes while it is full is not counted. */
const mostWaiting = 50_000

/** User-Agents that are in use at a time. */
const mostUserAgents = 5000

/** What waits to be written, once for each process: it has an end, whatever is sent and however long the database is away. */
export class VisitMemory {
  /** The merchant may turn counting off. */
  isOn = true
  salts: Salts | undefined
  /** Views that found no room since somebody was told. */
  dropped = 0
  readonly clients: ClientLimits
  /** Undefined for a bot. */
  readonly browsers = new LRUCache<string, { browser: Browser | undefined }>({
    max: mostUserAgents,
  })
  #views: View[] = []
  #orders: OrderVisit[] = []

  constructor(limitFactor = 1) {
    this.clients = new ClientLimits(limitFactor)
  }

  add(view: View): void {
    if (this.#views.length >= mostWaiting) this.dropped++
    else this.#views.push(view)
  }

  addOrder(order: OrderVisit): void {
    if (this.#orders.length < mostWaiting) this.#orders.push(order)
  }

  take(most: number): { views: View[]; orders: OrderVisit[] } {
    return { views: this.#views.splice(0, most), orders: this.#orders.splice(0, most) }
  }

  /** What could not be written waits again, before what came meanwhile. */
  giveBack({ views, orders }: { views: View[]; orders: OrderVisit[] }): void {
    const room = mostWaiting - this.#views.length
    this.dropped += Math.max(0, views.length - room)
    this.#views = [...views.slice(0, Math.max(0, room)), ...this.#views]
    this.#orders = [...orders, ...this.#orders].slice(0, mostWaiting)
  }

  get waiting(): number {
    return this.#views.length + this.#orders.length
  }
}
