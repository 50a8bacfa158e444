import type { HoldingLimits, OrderLimits } from '#shop/settings/settings.ts'

/** What one phone number or one client may hold that nobody confirmed yet (D28). */
export interface Allowance {
  orders: number
  pieces: number
  piecesOfProduct: number
  valueInPaisa: number
  /** Of what is left of one variant and what they hold of it already. */
  percentOfStock: number
  /** No share forbids so few pieces of one variant. */
  fewOfProduct: number
}

export interface Allowances {
  phone: Allowance
  /** None where it would be so large that it means nothing: then nobody counts. */
  client: Allowance | null
  /** Orders of one phone from a moment on, whatever became of them: nobody floods a merchant from behind many addresses. */
  mostOfPhone: number
  countedFrom: Date
}

interface Facts {
  limits: OrderLimits
  piecesInShop: number
  /** For load tests, as with every limit. */
  factor: number
  now: Date
}

const mostInAnHour = 10
const hourMs = 3_600_000
/** A client that may have more open orders than this is a load test. */
const mostCountedOrders = 10_000

export function allowancesFor({ limits, piecesInShop, factor, now }: Facts): Allowances {
  const times = (amount: number) => Math.max(1, Math.floor(amount * factor))
  const allowanceOf = (holding: HoldingLimits): Allowance => {
    const share = Math.max(limits.few, Math.floor((piecesInShop * holding.percentOfShop) / 100))
    return {
      orders: times(holding.orders),
      pieces: times(Math.min(holding.pieces, share)),
      piecesOfProduct: times(holding.piecesOfProduct),
      valueInPaisa: times(holding.valueInTaka * 100),
      percentOfStock: Math.min(100, times(holding.percentOfStock)),
      fewOfProduct: times(limits.fewOfProduct),
    }
  }
  const client = allowanceOf(limits.client)
  return {
    phone: allowanceOf(limits.phone),
    client: client.orders > mostCountedOrders ? null : client,
    mostOfPhone: times(mostInAnHour),
    countedFrom: new Date(now.getTime() - hourMs),
  }
}

/** When the first of those that fill the hour is an hour old, there is room for another one. */
export function secondsUntilFree(since: Date, now: Date): number {
  return Math.max(1, Math.ceil((since.getTime() + hourMs - now.getTime()) / 1000))
}
