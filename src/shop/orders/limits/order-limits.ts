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
  /** Orders of one phone within a day, whatever became of them: nobody floods a merchant from behind many addresses. */
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

const dayMs = 24 * 3_600_000
/** No limit, as the database counts: PostgreSQL's largest integer, and the largest amount that is exact here. */
const mostInteger = 2_147_483_647
const mostPaisa = Number.MAX_SAFE_INTEGER
/** A client that may have more open orders than this is a load test. */
const mostCountedOrders = 10_000

export function allowancesFor({ limits, piecesInShop, factor, now }: Facts): Allowances {
  const times = (amount: number | null, most = mostInteger) =>
    amount === null ? most : Math.min(most, Math.max(1, Math.floor(amount * factor)))
  const allowanceOf = (holding: HoldingLimits): Allowance => ({
    orders: times(holding.orders),
    pieces: times(piecesOf(holding, { limits, piecesInShop })),
    piecesOfProduct: times(holding.piecesOfProduct),
    valueInPaisa: times(holding.valueInPaisa, mostPaisa),
    percentOfStock: times(holding.percentOfStock, 100),
    fewOfProduct: times(limits.fewOfProduct),
  })
  return {
    phone: allowanceOf(limits.phone),
    client: isCounted(limits.client, factor) ? allowanceOf(limits.client) : null,
    mostOfPhone: times(limits.phone.ordersPerDay),
    countedFrom: new Date(now.getTime() - dayMs),
  }
}

/** The smaller of both limits, where there are any. */
function piecesOf(
  { pieces, percentOfShop }: HoldingLimits,
  { limits, piecesInShop }: Pick<Facts, 'limits' | 'piecesInShop'>,
): number | null {
  if (percentOfShop === null) return pieces
  const share = Math.max(limits.few, Math.floor((piecesInShop * percentOfShop) / 100))
  return Math.min(pieces ?? share, share)
}

const isCounted = (client: HoldingLimits, factor: number): boolean =>
  Object.values(client).some((limit) => limit !== null) &&
  Math.floor((client.orders ?? 0) * factor) <= mostCountedOrders
