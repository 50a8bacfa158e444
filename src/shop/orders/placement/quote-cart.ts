import { isId } from '#platform/text/is-id.ts'
import type { Shop } from '#shop/shop.ts'
import { findSellable } from '#shop/catalog/sellable/find-sellable.ts'
import { stockStep, type StockStep } from '#shop/catalog/product.ts'
import {
  isForSale,
  priceNow,
  publicName,
  type SellableVariant,
} from '#shop/catalog/sellable/sellable.ts'
import type { CouponKind, CouponResult } from '#shop/coupons/coupon.ts'
import { quoteDelivery, type DeliveryQuote } from '#shop/delivery/quote-delivery.ts'
import { weightOf } from '#shop/delivery/zone.ts'
import { recallSettings } from '#shop/settings/load-settings.ts'
import type { OrderRules } from '#shop/settings/settings.ts'
import { refuseTry } from '../coupons/admit-try.ts'
import { findOffered } from '../coupons/find-offered.ts'
import { judgeOffered, notLookedUp } from '../coupons/offered.ts'
import { addUp, type RequestedLine } from './checkout.ts'
import { allowEach } from '../limits/limit-per-order.ts'

export interface CartToQuote {
  lines: readonly Pick<RequestedLine, 'variantId' | 'quantity'>[]
  shipTo?: { district: string; area: string } | undefined
  /** A code that somebody typed. */
  coupon?: string | undefined
}

export type QuotedLine =
  | { variantId: string; quantity: number; sold: false; product: string | null }
  | {
      variantId: string
      quantity: number
      sold: true
      variant: SellableVariant
      /** What one piece costs now; the variant's own price is what it costs otherwise. */
      unitPriceInPaisa: number
      stock: StockStep
      /** How many can be had, said only where that is less than wanted. */
      left: number | null
      /** Of its product in one order, said only where that is why fewer can be had. */
      limit: number | null
    }

export interface CartQuote {
  lines: QuotedLine[]
  /** Of what can be had. */
  subtotalInPaisa: number
  /** Undefined where no place was given. */
  delivery: DeliveryQuote | undefined
  /** Without delivery where that is not known. */
  grandTotalInPaisa: number
  /** Undefined where nobody typed one. */
  coupon: QuotedCoupon | undefined
  rules: OrderRules
}

export type QuotedCoupon = { code: string; kind: CouponKind | undefined } & CouponResult

/** Says what a cart costs and whether it can be had just now, line by line (D12). Holds and writes nothing. */
export async function quoteCart(
  shop: Shop,
  cart: CartToQuote,
  /** The client's; left out for staff. */
  ipAddress?: string,
): Promise<CartQuote> {
  const wanted = addUp(cart.lines)
  const known = await findSellable(shop.database, [...wanted.keys()].filter(isId))
  const variants = new Map(known.map((variant) => [variant.id, variant]))
  const now = shop.now()
  const allowances = allowEach(
    [...wanted].flatMap(([id, quantity]) => {
      const variant = variants.get(id)
      return variant ? [{ variant, quantity: Math.min(quantity, Math.max(0, variant.stock)) }] : []
    }),
  )
  const lines = [...wanted].map(([id, quantity]) =>
    quoteLine({ variantId: id, quantity }, variants.get(id), allowances.get(id), now),
  )

  const subtotalInPaisa = lines.reduce((sum, line) => sum + costOf(line), 0)
  const weightInGrams = weightOf(lines.flatMap(toWeigh))
  const parcel = { subtotalInPaisa, weightInGrams }
  const delivery = cart.shipTo && (await quoteDelivery(shop, { ...cart.shipTo, ...parcel }))
  const charge = delivery?.outcome === 'quoted' ? delivery.chargeInPaisa : undefined
  const coupon =
    cart.coupon && (await quoteCoupon(shop, { code: cart.coupon, ipAddress, lines, charge }))
  const off = coupon && coupon.outcome === 'granted' ? coupon.discountInPaisa : 0
  const grandTotalInPaisa = subtotalInPaisa + (charge ?? 0) - off
  const { orderRules: rules } = await recallSettings(shop)
  return { lines, subtotalInPaisa, delivery, grandTotalInPaisa, coupon: coupon || undefined, rules }
}

interface CouponToQuote {
  code: string
  ipAddress: string | undefined
  lines: readonly QuotedLine[]
  /** Undefined where nobody knows yet where to. */
  charge: number | undefined
}

/** What somebody had of it before is said when they order: nobody learns here who ordered with which phone. */
async function quoteCoupon(
  shop: Shop,
  { code, ipAddress, lines: all, charge: deliveryChargeInPaisa }: CouponToQuote,
): Promise<QuotedCoupon> {
  const lines = all.flatMap((line) =>
    line.sold ? [{ ...line, quantity: line.left ?? line.quantity }] : [],
  )
  const refusal = await refuseTry(shop, { code, ipAddress })
  const variantIds = lines.map(({ variantId }) => variantId)
  const offered = refusal
    ? notLookedUp(refusal)
    : await findOffered(shop.database, { code, variantIds })
  const judged = judgeOffered(offered, { lines, deliveryChargeInPaisa, now: shop.now() })
  return { code, kind: offered.coupon?.kind, ...judged }
}

function quoteLine(
  line: { variantId: string; quantity: number },
  variant: SellableVariant | undefined,
  allowed: number | undefined,
  now: Date,
): QuotedLine {
  if (!variant || !isForSale(variant, now)) {
    return { ...line, sold: false, product: publicName(variant, now) }
  }
  const stock = Math.max(0, variant.stock)
  const toHave = Math.min(stock, allowed ?? stock)
  return {
    ...line,
    sold: true,
    variant,
    unitPriceInPaisa: priceNow(variant, now),
    stock: stockStep(variant.stock),
    left: toHave < line.quantity ? toHave : null,
    limit: toHave < Math.min(stock, line.quantity) ? variant.limitPerOrder : null,
  }
}

const costOf = (line: QuotedLine) =>
  line.sold ? line.unitPriceInPaisa * (line.left ?? line.quantity) : 0

const toWeigh = (line: QuotedLine) =>
  line.sold
    ? { weightInGrams: line.variant.weightInGrams, quantity: line.left ?? line.quantity }
    : []
