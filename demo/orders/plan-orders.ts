import type { MoneyStep } from '#shop/orders/status/payment.ts'
import { v7 as idAt } from 'uuid'
import { hasEnded } from '#shop/orders/order.ts'
import type { orderLines, orders } from '#shop/orders/tables.ts'
import { newTrackingId } from '#shop/orders/tracking/tracking-id.ts'
import { deliveryCharge, type DeliveryTerms } from '#shop/delivery/zone.ts'
import { zoneAt, type Zoning } from '#shop/delivery/zoning.ts'
import { momentsOf } from './calendar.ts'
import { live, sellInShop, wait, type Life, type Step } from './life.ts'
import type { VariantForSale } from './list-variants-for-sale.ts'
import { inventPerson, type Person } from './people.ts'
import { between, drawer, pick, seeded, type Random } from './random.ts'

export interface PlannedOrder {
  order: Omit<typeof orders.$inferInsert, 'orderId'>
  lines: (typeof orderLines.$inferInsert)[]
  steps: (Step & { amountInPaisa: number | null })[]
}

export interface Wanted {
  count: number
  /** The same seed plans the same orders of the same shop at the same moment; only their ids differ. */
  seed: number
  now: Date
  /** Variants by product, the best-selling product first. */
  variants: readonly (readonly VariantForSale[])[]
  zoning: Zoning
  /** As the history names those who work at the desk. */
  staff: readonly string[]
}

/** Of a hundred orders, so many are of somebody who has ordered before. */
const returning = 0.34
/** And so many are handed over in the shop. */
const inShop = 0.04
const drawLines = drawer([
  [1, 60],
  [2, 25],
  [3, 11],
  [4, 4],
])
const drawQuantity = drawer([
  [1, 82],
  [2, 13],
  [3, 5],
])
const notes: Record<'en' | 'bn', readonly string[]> = {
  en: ['Please call before you come', 'Deliver after 5 pm', 'Gift: no price on the parcel please'],
  bn: ['আসার আগে ফোন দেবেন', 'বিকেল ৫টার পরে দেবেন', 'উপহার: প্যাকেটে দাম লিখবেন না'],
}

/** Orders of the last year, the oldest first: what was bought by whom, and what became of it until now. */
export function planOrders({ count, seed, now, ...shop }: Wanted): PlannedOrder[] {
  const random = seeded(seed)
  const momentAt = momentsOf(now)
  const moments = listMoments(random, { count, now, momentAt })
  const people: Person[] = []
  // The tenth best-selling product sells a third as much as the first.
  const drawProduct = drawer(
    shop.variants.map((variant, rank) => [variant, 1 / (rank + 5)] as const),
  )
  return moments.map(({ placedAt, isWaiting }) => {
    const person = findBuyer(random, people)
    const terms =
      !isWaiting && random() < inShop
        ? null
        : zoneAt(shop.zoning, person.district.name, person.area)
    const lines = fillCart(random, drawProduct)
    const around = { placedAt, now, staff: shop.staff }
    const life = isWaiting ? wait(around) : become(random, around, terms)
    return write(random, { person, terms, lines, placedAt, life })
  })
}

const become = (
  random: Random,
  around: { placedAt: Date; now: Date; staff: readonly string[] },
  terms: DeliveryTerms | null,
): Life => (terms ? live(random, { ...around, terms }) : sellInShop(random, around))

/** Of fifty orders one waits to be called, at most so many: the desk of a trial shop has something to do. */
const mostWaiting = 8
/** Placed today or yesterday, whatever the hour is. */
const waitingMinutes = 22 * 60

function listMoments(
  random: Random,
  { count, now, momentAt }: Pick<Wanted, 'count' | 'now'> & { momentAt: (random: Random) => Date },
): { placedAt: Date; isWaiting: boolean }[] {
  const waiting = Math.min(mostWaiting, Math.ceil(count / 50))
  return Array.from({ length: count }, (_, index) => {
    const isWaiting = index < waiting
    const ago = between(random, 5, Math.ceil((waitingMinutes * (index + 1)) / waiting)) * 60_000
    return { placedAt: isWaiting ? new Date(now.getTime() - ago) : momentAt(random), isWaiting }
  }).toSorted((one, other) => one.placedAt.getTime() - other.placedAt.getTime())
}

/** Customers who came early have ordered most. */
function findBuyer(random: Random, people: Person[]): Person {
  if (people.length > 0 && random() < returning)
    return pick(random, people.slice(0, between(random, 1, people.length)))
  const person = inventPerson(random)
  people.push(person)
  return person
}

interface CartLine {
  variant: VariantForSale
  quantity: number
}

function fillCart(
  random: Random,
  drawProduct: (random: Random) => readonly VariantForSale[],
): CartLine[] {
  const wanted = drawLines(random)
  const cart = new Map<string, CartLine>()
  for (let tries = 0; tries < wanted; tries++) {
    const variant = pick(random, drawProduct(random))
    if (!cart.has(variant.variantId))
      cart.set(variant.variantId, { variant, quantity: drawQuantity(random) })
  }
  return [...cart.values()]
}

interface Happened {
  person: Person
  /** Null: it is handed over in the shop. */
  terms: DeliveryTerms | null
  lines: readonly CartLine[]
  placedAt: Date
  life: ReturnType<typeof live>
}

function write(random: Random, { person, terms, lines, placedAt, life }: Happened): PlannedOrder {
  const { steps, ...standing } = life
  const { email, district: _, area: __, address: ___, ...buyer } = person
  const id = idAt({ msecs: placedAt.getTime() })
  const subtotalInPaisa = lines.reduce(
    (sum, { variant, quantity }) => sum + variant.unitPriceInPaisa * quantity,
    0,
  )
  const deliveryChargeInPaisa = terms
    ? deliveryCharge(terms, { subtotalInPaisa, weightInGrams: 0 })
    : 0
  const grandTotalInPaisa = subtotalInPaisa + deliveryChargeInPaisa
  return {
    order: {
      id,
      trackingId: newTrackingId(),
      ...buyer,
      // Nobody reads these mails: where an order can still move, which would send one, there is no address.
      email: hasEnded(standing.status) ? email : null,
      ...placeOf(person, terms),
      note: terms && random() < 0.1 ? pick(random, notes[person.language]) : '',
      subtotalInPaisa,
      deliveryChargeInPaisa,
      grandTotalInPaisa,
      ...moneyOf(steps, grandTotalInPaisa),
      ...standing,
      placedAt,
      idempotencyKey: `demonstration ${id}`,
      requestHash: 'demonstration',
    },
    lines: lines.map(({ variant, quantity }, position) => ({
      orderRef: id,
      placedAt,
      position,
      ...variant,
      quantity,
    })),
    steps: steps.map((step) => ({
      ...step,
      amountInPaisa: step.field === 'payment' ? grandTotalInPaisa : null,
    })),
  }
}

/** Nobody pays in parts here. */
function moneyOf(steps: readonly Step[], allInPaisa: number) {
  const has = (step: MoneyStep) => steps.some(({ field, to }) => field === 'payment' && to === step)
  return {
    paidInPaisa: has('collected') ? allInPaisa : 0,
    heldInPaisa: has('collected') && !has('remitted') ? allInPaisa : 0,
    refundedInPaisa: has('refunded') ? allInPaisa : 0,
  }
}

function placeOf({ district, area, address }: Person, terms: DeliveryTerms | null) {
  if (!terms)
    return {
      source: 'shop',
      deliveryMethod: 'pickup',
      district: '',
      area: '',
      address: '',
      zone: '',
    } as const
  return {
    district: district.name,
    districtBn: district.nameBn,
    area: area.name,
    areaBn: area.nameBn,
    address,
    zone: terms.zone,
  }
}
