/** The life of an order (spec 4, D17): from each status, where it may go next. */
const nextStatuses = {
  Pending: ['Processing', 'Canceled'],
  Processing: ['Shipped', 'Canceled'],
  // Canceled after shipping means that the courier brought it back to the sender.
  Shipped: ['Delivered', 'Canceled'],
  Delivered: [],
  Canceled: [],
} as const

/** Different products of one order. */
export const mostLines = 100

export type OrderStatus = keyof typeof nextStatuses

export const orderStatuses = Object.keys(nextStatuses) as OrderStatus[]

export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return (nextStatuses[from] as readonly OrderStatus[]).includes(to)
}

/** Shoppers may take back an order that nobody has begun to work on (D17). */
export function canShopperCancel(status: OrderStatus): boolean {
  return status === 'Pending'
}

/** Payment is separate from the status (D18); `paymentOf` (payment.ts) says which one an order has by its amounts. */
export const paymentStatuses = [
  'due',
  'part-paid',
  'collected',
  'remitted',
  'refund-due',
  'refunded',
] as const

export type PaymentStatus = (typeof paymentStatuses)[number]

/** What lists are filtered by; `unpaid`: something is still to collect. */
export const paymentFilters = [...paymentStatuses, 'unpaid'] as const

export type PaymentFilter = (typeof paymentFilters)[number]

/** Where a buyer came from. */
export const orderSources = ['website', 'phone', 'facebook', 'whatsapp', 'shop', 'other'] as const

export type OrderSource = (typeof orderSources)[number]

/** Of orders that staff take down themselves. */
export const takenSources = [
  'phone',
  'facebook',
  'whatsapp',
  'shop',
  'other',
] as const satisfies readonly OrderSource[]

/** How it comes to the buyer: brought to their address, or handed over in the shop. */
export const deliveryMethods = ['delivery', 'pickup'] as const

export type DeliveryMethod = (typeof deliveryMethods)[number]

/** A buyer in the shop takes it along, until staff say otherwise. */
export const usualMethod = (source: string): DeliveryMethod =>
  source === 'shop' ? 'pickup' : 'delivery'

/**
 * The statuses that an order goes through to get there; none where it may not. What is handed over in the shop is not packed and sent: one
 * press takes it to the end, through all the statuses between (docs/decisions/0129).
 */
export function pathTo(
  { status, deliveryMethod }: { status: OrderStatus; deliveryMethod: DeliveryMethod },
  to: OrderStatus,
): OrderStatus[] {
  if (canMove(status, to)) return [to]
  if (deliveryMethod === 'delivery' || to !== 'Delivered' || hasEnded(status)) return []
  const life: OrderStatus[] = ['Processing', 'Shipped', 'Delivered']
  return life.slice(life.indexOf(status) + 1)
}

/** What staff are offered to do next with an order, the usual step first. Nothing is sent of what is handed over in the shop. */
export function nextSteps(order: {
  status: OrderStatus
  deliveryMethod: DeliveryMethod
}): OrderStatus[] {
  const all = orderStatuses.filter((to) => pathTo(order, to).length > 0)
  if (order.deliveryMethod === 'delivery') return all
  return all
    .filter((to) => to !== 'Shipped')
    .toSorted((one, other) => Number(other === 'Delivered') - Number(one === 'Delivered'))
}

/** How far an order has come (spec 4). Both ends are step 4; a status nobody knows is 0. */
const stepNumbers: Record<OrderStatus, number> = {
  Pending: 1,
  Processing: 2,
  Shipped: 3,
  Delivered: 4,
  Canceled: 4,
}

export interface TrackingStep {
  status: OrderStatus
  done: boolean
  hidden: boolean
  red: boolean
  /** Below the step that the order has, but never reached: it was canceled before. */
  skipped: boolean
}

/**
 * The progress line: a canceled order shows Canceled in red where another one shows Delivered (spec 4). `canceledFrom`: the status that a
 * canceled order had before; unknown, no step counts as skipped.
 */
export function trackingSteps(status: string, canceledFrom?: string): TrackingStep[] {
  const steps = Object.entries(stepNumbers) as [OrderStatus, number][]
  const reached = steps.find(([name]) => name === status)?.[1] ?? 0
  const canceled = status === 'Canceled'
  const before = steps.find(([name]) => canceled && name === canceledFrom)?.[1] ?? reached
  return steps.map(([name, number]) => ({
    status: name,
    done: number <= reached,
    hidden: name === (canceled ? 'Delivered' : 'Canceled'),
    red: canceled && name === 'Canceled',
    skipped: number > before && number < reached,
  }))
}

/** Enough to recognise one's own order, not enough to learn somebody's name: Rahima *** (D4). */
export function maskName(fullName: string): string {
  const [first = '', ...others] = fullName.trim().split(/\s+/)
  return others.length === 0 ? first : `${first} ***`
}

/** It has left the house and was not canceled. */
export const isUnderWay = (status: OrderStatus): boolean =>
  status === 'Shipped' || status === 'Delivered'

/** Nothing follows any more. */
export const hasEnded = (status: OrderStatus): boolean => nextStatuses[status].length === 0
