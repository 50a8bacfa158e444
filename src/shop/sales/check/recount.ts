import type { SalesKind } from '../contract.ts'
import type { Amounts, RawLine, RawOrder } from './raw.ts'
import { shareOf, wholeOf } from './shares.ts'
import { listStates, type State } from './states.ts'
import { listStandingSteps } from './steps.ts'

/**
 * What an order should be in the books for, counted from how it stands and from its history alone: a second opinion, in another language, on what
 * `book_orders` writes.
 */

export interface Booked extends Amounts {
  kind: SalesKind
  day: string
}

export interface Recount {
  /** By kind and day, as far as days can be told. */
  booked: Booked[]
  /** It was undone after midnight, or edited before there were books: then only its sums can be compared, not its days. */
  isDatedOtherwise: boolean
}

interface Writing {
  order: RawOrder
  write: (kind: SalesKind, at: Date, amounts: Partial<Amounts>) => void
}

interface Counting {
  dayOf: (at: Date) => string
  /** When the shop got its books; undefined where it had them from its first order on. */
  booksBegan?: Date | undefined
}

export function recount(order: RawOrder, { dayOf, booksBegan }: Counting): Recount {
  const rows = new Map<string, Booked>()
  const write: Writing['write'] = (kind, at, amounts) => {
    const day = dayOf(at)
    const row = rows.get(`${kind} ${day}`) ?? { ...nothing, kind, day }
    const sums = Object.entries(amounts).map(([name, value]) => [
      name,
      row[name as keyof Amounts] + value,
    ])
    rows.set(`${kind} ${day}`, { ...row, ...Object.fromEntries(sums) })
  }
  const writing = { order, write }
  const steps = listStandingSteps(order, dayOf)
  writeGoods(writing, steps.standing)
  writeReturns(writing)
  writeMoney(writing)
  const isEditedBefore = order.changes.some(
    ({ field, at }) => field === 'edit' && booksBegan !== undefined && at < booksBegan,
  )
  return {
    booked: [...rows.values()],
    isDatedOtherwise: steps.isUndoneOvernight || isEditedBefore,
  }
}

const nothing: Amounts = {
  orders: 0,
  pieces: 0,
  gross: 0,
  discount: 0,
  delivery: 0,
  costed: 0,
  cost: 0,
  amount: 0,
}

/** What an order comes to before and after an edit; the difference is booked on the day of the edit. */
const toAmounts = ({ pieces, gross, discount, delivery }: State) => ({
  pieces,
  gross,
  discount,
  delivery,
})

const minus = (one: State, other: State): State => ({
  pieces: one.pieces - other.pieces,
  gross: one.gross - other.gross,
  discount: one.discount - other.discount,
  delivery: one.delivery - other.delivery,
})

type Step = ReturnType<typeof listStandingSteps>['standing'][number]

function writeGoods({ order, write }: Writing, steps: readonly Step[]): void {
  const states = listStates(order)
  const [first, last] = [states[0], states.at(-1)]
  if (!first || !last || order.lines.length === 0) return
  // Costs of lines that an edit took away are not told of any more: they are compared as sums.
  const { costed, cost } = wholeOf(order)
  write('ordered', order.placedAt, { orders: 1, ...toAmounts(first.state), costed, cost })
  const confirmed = steps.find(({ kind }) => kind === 'confirmed')
  writeEdits({ order, write }, states, confirmed?.at)
  const stateAt = (at: Date) =>
    (states.findLast((each) => each.at === undefined || each.at <= at) ?? first).state
  for (const { kind, at } of steps) {
    if (kind === 'delivered') writeDelivered({ order, write }, at, last.state)
    else if (kind === 'refused') writeRefused({ order, write }, at, last.state)
    else write(kind, at, { orders: 1, ...toAmounts(stateAt(at)), costed, cost })
  }
}

function writeEdits(
  { write }: Writing,
  states: ReturnType<typeof listStates>,
  confirmedAt: Date | undefined,
): void {
  for (const [index, { state, at }] of states.entries()) {
    const before = states[index - 1]?.state
    if (!before || !at) continue
    const difference = toAmounts(minus(state, before))
    write('ordered', at, difference)
    if (confirmedAt && confirmedAt < at) write('confirmed', at, difference)
  }
}

function writeDelivered({ order, write }: Writing, at: Date, { delivery }: State): void {
  write('delivered', at, { orders: 1, delivery })
  for (const line of order.lines)
    write('delivered', at, shareOf(line, { from: refusedOf(order, line), to: line.quantity }))
}

function writeRefused({ order, write }: Writing, at: Date, { delivery }: State): void {
  write('refused', at, { orders: 1, delivery })
  for (const line of order.lines)
    write('refused', at, shareOf(line, { from: cameBack(order, line), to: line.quantity }))
}

const cameBack = (
  { returns }: RawOrder,
  { position }: RawLine,
  isWanted: (came: Came) => boolean = () => true,
) =>
  returns
    .filter((each) => each.position === position && isWanted(each))
    .reduce((sum, { pieces }) => sum + pieces, 0)

type Came = RawOrder['returns'][number]

/** Before it was delivered. */
const refusedOf = (order: RawOrder, line: RawLine) =>
  cameBack(order, line, (came) => !isAfterDelivery(order, came))

function isAfterDelivery(order: RawOrder, { at, id }: Came): boolean {
  if (order.status !== 'Delivered') return false
  const delivered = order.changes.findLast(
    ({ field, from, to }) => field === 'status' && from === 'Shipped' && to === 'Delivered',
  )
  const since = delivered?.at ?? order.statusChangedAt
  return (
    at > since || (at.getTime() === since.getTime() && delivered !== undefined && id > delivered.id)
  )
}

function writeReturns({ order, write }: Writing): void {
  const sofar = new Map<number, number>()
  let firstReturn: number | undefined
  for (const came of order.returns) {
    const line = order.lines.find(({ position }) => position === came.position)
    if (!line) continue
    const from = sofar.get(came.position) ?? 0
    sofar.set(came.position, from + came.pieces)
    const kind = isAfterDelivery(order, came) ? 'returned' : 'refused'
    write(kind, came.at, shareOf(line, { from, to: from + came.pieces }))
    if (kind !== 'returned' || firstReturn !== undefined) continue
    firstReturn = came.at.getTime()
    write('returned', came.at, { orders: 1 })
  }
}

/** Each step of the money on its day; an undone one takes its amounts back. */
function writeMoney({ order, write }: Writing): void {
  const all = order.grandTotalInPaisa + order.returnedInPaisa
  for (const { field, from, to, at, amountInPaisa, details } of order.changes) {
    if (field !== 'payment') continue
    const isUndone = details?.isUndone === true
    const [step, before] = isUndone ? [from, to] : [to, from]
    const way = isUndone ? -1 : 1
    const charges = details?.chargesInPaisa ?? 0
    const amounts = { orders: way * ordersOf(step, before), amount: way * (amountInPaisa ?? all) }
    write(step as SalesKind, at, amounts)
    if (charges !== 0) write('charges', at, { orders: way, amount: way * charges })
  }
}

/** An order is counted once, however many payments or refunds it had. */
const ordersOf = (step: string | null, before: string | null): number => {
  if (step === 'collected') return before === 'due' ? 1 : 0
  return step === 'refunded' && before === 'refunded' ? 0 : 1
}
