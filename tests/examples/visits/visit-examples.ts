import { sumVisits } from '../../../src/shop/reports/visits/sum-visits.ts'
import type { Shop } from '../../../src/shop/shop.ts'
import {
  takeView,
  type SentNote,
  type TakenNote,
} from '../../../src/shop/visits/arrivals/take-view.ts'
import { VisitMemory } from '../../../src/shop/visits/arrivals/visit-memory.ts'
import { writeVisits } from '../../../src/shop/visits/arrivals/write-visits.ts'
import { openTestShop } from '../../support/test-shop.ts'

/** What tests of visits share. */

export const aPhone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'

export const aDesktop =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0'

export interface Clock {
  shop: Shop
  /** Moves the clock of the shop. */
  setTime: (at: string) => void
}

/** A shop whose clock stands, and that has counted nothing yet. */
export async function openCountingShop(at = '2026-11-20T12:00:00+06:00'): Promise<Clock> {
  let now = new Date(at)
  const shop = await openTestShop({ visits: new VisitMemory(1), now: () => now })
  await writeVisits(shop)
  return {
    shop,
    setTime: (later) => {
      now = new Date(later)
    },
  }
}

interface Sending {
  userAgent?: string
  ipAddress?: string
  headers?: SentNote['headers']
}

/** As a browser sends it. */
export function sendView(shop: Shop, note: object | string, sending: Sending = {}): TakenNote {
  const { userAgent = aPhone, ipAddress = '203.0.113.7', headers = {} } = sending
  const body = typeof note === 'string' ? note : JSON.stringify({ p: '/', ...note })
  return takeView(shop, {
    body,
    ipAddress,
    headers: { host: 'localhost:3000', 'user-agent': userAgent, ...headers },
  })
}

/** As the shop does it by itself from time to time. */
export async function writeAndSum(shop: Shop): Promise<void> {
  await writeVisits(shop)
  await sumVisits(shop)
}
