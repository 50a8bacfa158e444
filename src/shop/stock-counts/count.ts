/** What a count of the shelf comes to. */

/** Different variants of one count. */
export const mostCounted = 500

export const mostPieces = 1_000_000

/** What the shop knew of a variant when it was counted. */
export interface CountFacts {
  /** Pieces that can be sold. */
  stock: number
  /** Pieces of orders that are not sent yet: sold, and still in the house. */
  toSend: number
  purchaseCostInPaisa: number | null
}

/** `onShelf`: what is sold and not sent lies among the rest and is counted with it. */
export const expectedOf = ({ stock, toSend }: CountFacts, onShelf: boolean): number =>
  onShelf ? stock + toSend : stock

export interface Difference {
  /** Pieces more than expected; fewer below 0. */
  change: number
  purchaseCostInPaisa: number | null
}

export interface CountTotals {
  found: number
  missing: number
  valueInPaisa: number
  /** With a difference whose cost nobody knows. */
  withoutCost: number
}

export function countTotalsOf(differences: readonly Difference[]): CountTotals {
  const totals = { found: 0, missing: 0, valueInPaisa: 0, withoutCost: 0 }
  for (const { change, purchaseCostInPaisa } of differences) {
    if (change > 0) totals.found += change
    else totals.missing -= change
    if (purchaseCostInPaisa !== null) totals.valueInPaisa += change * purchaseCostInPaisa
    else if (change !== 0) totals.withoutCost++
  }
  return totals
}

/** How many pieces go: never more than there are. What is missing beyond that was sold already. */
export function applied(change: number, stock: number): { stockAfter: number; oversold: number } {
  const stockAfter = Math.max(0, stock + change)
  return { stockAfter, oversold: stockAfter - (stock + change) }
}

/**
 * Up to where the ledger and the counts of a variant were read when it was counted: a person who corrects its stock after that has
 * counted the same pieces.
 */
export interface Basis {
  movement: number
  count: number
}

export const writeBasis = ({ movement, count }: Basis): string => `${movement}.${count}`

export const basisForm = /^\d{1,15}\.\d{1,15}$/

export function readBasis(text: string): Basis {
  const [movement = 0, count = 0] = text.split('.').map(Number)
  return { movement, count }
}
