import type { RawChange, RawOrder } from './raw.ts'
import { goodsOf, offGoods } from './shares.ts'

/** What an order came to. */
export interface State {
  pieces: number
  gross: number
  discount: number
  delivery: number
}

interface Dated {
  state: State
  /** When an edit made it so; undefined of what was placed. */
  at: Date | undefined
}

/** As it was placed, and after each edit: how it stands now, with its edits taken back one after the other. */
export function listStates(order: RawOrder): Dated[] {
  const edits = order.changes.filter(({ field }) => field === 'edit')
  let totals: Totals = {
    pieces: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    gross: goodsOf(order.lines),
    discountInPaisa: order.discountInPaisa,
    couponKind: order.couponKind,
    couponDiscountInPaisa: order.couponDiscountInPaisa,
    // Edits come before anything is returned.
    grandTotalInPaisa: order.grandTotalInPaisa + order.returnedInPaisa,
  }
  const states: Dated[] = []
  for (const { at, details } of edits.toReversed()) {
    states.unshift({ state: stateOf(totals), at })
    totals = beforeEdit(totals, details)
  }
  states.unshift({ state: stateOf(totals), at: undefined })
  return states
}

function beforeEdit(totals: Totals, details: RawChange['details']): Totals {
  const { lines = [], amounts = {} } = details ?? {}
  const from = (name: string, standing: number) => amounts[name]?.from ?? standing
  const added = (of: (line: LineFacts | null) => number) =>
    lines.reduce((sum, { before, after }) => sum + of(after) - of(before), 0)
  return {
    ...totals,
    pieces: totals.pieces - added(piecesOf),
    gross: totals.gross - added(worthOf),
    discountInPaisa: from('discount', totals.discountInPaisa),
    couponDiscountInPaisa: from('couponDiscount', totals.couponDiscountInPaisa),
    grandTotalInPaisa: from('grandTotal', totals.grandTotalInPaisa),
  }
}

interface LineFacts {
  quantity: number
  unitPriceInPaisa: number
}

const piecesOf = (line: LineFacts | null) => line?.quantity ?? 0
const worthOf = (line: LineFacts | null) => (line ? line.quantity * line.unitPriceInPaisa : 0)

type Totals = Pick<
  RawOrder,
  'discountInPaisa' | 'couponKind' | 'couponDiscountInPaisa' | 'grandTotalInPaisa'
> & { pieces: number; gross: number }

function stateOf(totals: Totals): State {
  const { pieces, gross, grandTotalInPaisa } = totals
  const discount = offGoods(gross, totals)
  return { pieces, gross, discount, delivery: grandTotalInPaisa - gross + discount }
}
