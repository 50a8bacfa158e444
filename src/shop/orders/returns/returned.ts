import type { OrderStatus } from '../order.ts'

/** Pieces of a line that come back: how many can be sold again, and how many cannot. */
export interface ReturnedPieces {
  position: number
  fit: number
  unfit: number
}

/** What came back of a line so far. */
export interface Returned {
  returnedFit: number
  returnedUnfit: number
}

/** Single pieces come back from what has left the house; before that an order is edited, and a canceled one came back whole. */
export const canReturn = (status: OrderStatus): boolean =>
  status === 'Shipped' || status === 'Delivered'

/** Pieces of a line that the customer still has, or the courier. */
export const piecesOut = (line: Returned & { quantity: number }): number =>
  line.quantity - line.returnedFit - line.returnedUnfit

export const piecesReturned = (lines: readonly Returned[]): number =>
  lines.reduce((sum, { returnedFit, returnedUnfit }) => sum + returnedFit + returnedUnfit, 0)

/** By position of the line. */
export function addUpReturns(rows: readonly ReturnedPieces[]): Map<number, Returned> {
  const sums = new Map<number, Returned>()
  for (const { position, fit, unfit } of rows) {
    const { returnedFit, returnedUnfit } = sums.get(position) ?? {
      returnedFit: 0,
      returnedUnfit: 0,
    }
    sums.set(position, { returnedFit: returnedFit + fit, returnedUnfit: returnedUnfit + unfit })
  }
  return sums
}

interface LineOut extends Returned {
  position: number
  quantity: number
}

/** The first line of which more would come back than is out; undefined where all fits. */
export const overReturned = <Line extends LineOut>(
  lines: readonly Line[],
  pieces: readonly ReturnedPieces[],
): ReturnedPieces | undefined =>
  pieces.find(({ position, fit, unfit }) => {
    const line = lines.find((each) => each.position === position)
    return !line || fit + unfit > piecesOut(line)
  })

/**
 * A whole parcel that comes back: all that is still out of each line, of which as many are fit for sale as is said; all of them where nothing
 * is said of a line. Undefined where more are said to be fit than are out: somebody took pieces back meanwhile.
 */
export function wholeReturn(
  lines: readonly LineOut[],
  said: readonly { position: number; fit: number }[] = [],
): ReturnedPieces[] | undefined {
  const pieces = lines.map((line) => {
    const out = piecesOut(line)
    const fit = said.find(({ position }) => position === line.position)?.fit ?? out
    return { position: line.position, fit, unfit: out - fit }
  })
  const isKnown = said.every(({ position }) => lines.some((line) => line.position === position))
  return isKnown && pieces.every(({ unfit }) => unfit >= 0) ? pieces : undefined
}
