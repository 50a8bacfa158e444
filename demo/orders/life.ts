import type { OrderStatus, PaymentStatus } from '#shop/orders/order.ts'
import type { DeliveryTerms } from '#shop/delivery/zone.ts'
import { atDesk, dayMs } from './calendar.ts'
import { between, drawer, pick, type Random } from './random.ts'

/** One row of an order's history. */
export interface Step {
  at: Date
  by: string
  field: 'status' | 'payment'
  from: string | null
  to: string
  reason: string
}

export interface Life {
  status: OrderStatus
  payment: PaymentStatus
  statusChangedAt: Date
  steps: Step[]
}

const hourMs = 3_600_000

const reasons = {
  byShopper: ['', 'Ordered the wrong size', 'ভুল করে দুইবার অর্ডার হয়েছে', 'Found it nearer'],
  beforeDispatch: [
    'No answer after three calls',
    'তিনবার ফোন করেও পাওয়া যায়নি',
    'Wrong number',
    'Ordered twice',
    'Changed their mind on the phone',
    'ফোনে বাতিল করেছেন',
    'Did not order it: somebody else used the number',
  ],
  afterDispatch: [
    'Refused at the door',
    'পার্সেল নেননি',
    'Courier could not reach the buyer',
    'ঠিকানায় পাওয়া যায়নি',
    'Not at home for three days',
  ],
  refund: ['Arrived broken', 'Wrong colour sent', 'ত্রুটি ছিল, টাকা ফেরত দেওয়া হয়েছে'],
} as const

/** What becomes of orders paid at the door: the farther away, the more come back. */
const drawFate = {
  near: drawer([
    ['delivered', 86],
    ['canceled', 9],
    ['returned', 5],
  ] as const),
  far: drawer([
    ['delivered', 79],
    ['canceled', 11],
    ['returned', 10],
  ] as const),
}

interface Circumstances {
  placedAt: Date
  now: Date
  terms: Pick<DeliveryTerms, 'zone' | 'minDays' | 'maxDays'>
  /** Who works at the desk. */
  staff: readonly string[]
}

/** What has happened to an order until now, as D17 and D18 allow. */
export function live(random: Random, { placedAt, now, terms, staff }: Circumstances): Life {
  const fate = drawFate[terms.zone === 'outside-dhaka' ? 'far' : 'near'](random)
  const writer = openHistory(placedAt)
  const hand = () => pick(random, staff)
  if (fate === 'canceled') cancelEarly(random, writer, hand)
  else {
    writer.move('Processing', { by: hand(), at: writer.deskAfter(between(random, 1, 14)) })
    writer.move('Shipped', { by: hand(), at: writer.deskAfter(between(random, 4, 30)) })
    const travelMs = between(random, terms.minDays * 24 + 4, terms.maxDays * 24 + 20) * hourMs
    if (fate === 'delivered') deliver(random, writer, { travelMs, hand })
    else {
      const at = writer.deskAfter(travelMs / hourMs + between(random, 48, 140))
      writer.move('Canceled', { by: hand(), at, reason: pick(random, reasons.afterDispatch) })
    }
  }
  return until(now, placedAt, writer.steps)
}

/** Nobody has called yet. */
export const wait = ({ placedAt, now }: Pick<Circumstances, 'placedAt' | 'now'>): Life =>
  until(now, placedAt, openHistory(placedAt).steps)

/** Sold in the shop: the buyer stands there, takes it along and pays. */
export function sellInShop(
  random: Random,
  { placedAt, now, staff }: Omit<Circumstances, 'terms'>,
): Life {
  const by = pick(random, staff)
  const writer = openHistory(placedAt, by)
  for (const to of ['Processing', 'Shipped', 'Delivered'] as const)
    writer.move(to, { by, at: writer.soon(1) })
  writer.pay('collected', { by, at: writer.soon(1) })
  writer.pay('remitted', { by, at: writer.deskAfter(between(random, 8, 20)) })
  return until(now, placedAt, writer.steps)
}

interface Change {
  by: string
  at: number
  reason?: string
}

/** Writes one change after the other; what comes next begins where the last one of its kind ended. */
function openHistory(placedAt: Date, by = 'shopper') {
  const steps: Step[] = [
    { at: placedAt, by, field: 'status', from: null, to: 'Pending', reason: '' },
  ]
  const write = (field: Step['field'], from: string, to: string) => (change: Change) =>
    steps.push({ reason: '', ...change, at: new Date(change.at), field, from, to })
  let [status, payment]: [OrderStatus, PaymentStatus] = ['Pending', 'due']
  const lastAt = () => steps.at(-1)?.at.getTime() ?? placedAt.getTime()
  return {
    steps,
    deskAfter: (hours: number) => atDesk(lastAt() + hours * hourMs),
    soon: (minutes: number) => lastAt() + minutes * 60_000,
    move: (to: OrderStatus, change: Change) => {
      write('status', status, to)(change)
      status = to
    },
    pay: (to: PaymentStatus, change: Change) => {
      write('payment', payment, to)(change)
      payment = to
    },
  }
}

type History = ReturnType<typeof openHistory>

function cancelEarly(random: Random, history: History, hand: () => string): void {
  if (random() < 0.25) {
    const at = history.soon(between(random, 2, 240))
    return history.move('Canceled', { by: 'shopper', at, reason: pick(random, reasons.byShopper) })
  }
  const calledLong = between(random, 3, 70)
  if (random() < 0.2)
    history.move('Processing', { by: hand(), at: history.deskAfter(between(random, 1, 10)) })
  const at = history.deskAfter(calledLong)
  return history.move('Canceled', { by: hand(), at, reason: pick(random, reasons.beforeDispatch) })
}

function deliver(
  random: Random,
  history: History,
  { travelMs, hand }: { travelMs: number; hand: () => string },
): void {
  history.move('Delivered', { by: hand(), at: history.deskAfter(travelMs / hourMs) })
  history.pay('collected', { by: hand(), at: history.soon(between(random, 1, 20)) })
  if (random() < 0.008) {
    const at = history.deskAfter(between(random, 20, 120))
    return history.pay('refunded', { by: hand(), at, reason: pick(random, reasons.refund) })
  }
  return history.pay('remitted', {
    by: hand(),
    at: history.deskAfter((between(random, 3, 9) * dayMs) / hourMs),
  })
}

function until(now: Date, placedAt: Date, planned: readonly Step[]): Life {
  const steps = planned.filter(({ at }) => at <= now)
  const lastOf = (field: Step['field']) => steps.findLast((step) => step.field === field)
  const status = lastOf('status')
  return {
    status: (status?.to ?? 'Pending') as OrderStatus,
    payment: (lastOf('payment')?.to ?? 'due') as PaymentStatus,
    statusChangedAt: status?.at ?? placedAt,
    steps,
  }
}
