import { takaFromPaisa } from '#platform/money.ts'
import type { ChosenOption } from '#shop/catalog/options/option.ts'
import type { DeliveryAnswer } from '#shop/delivery/contract.ts'
import type { DeliveryTerms } from '#shop/delivery/zone.ts'
import type { CartQuote, QuotedCoupon, QuotedLine } from '#shop/orders/placement/quote-cart.ts'
import type { CartQuoteAnswer } from '#shop/orders/placement/quote-contract.ts'
import { smallPicture } from '#shop/pictures/picture.ts'
import { sayRefusal } from '../coupons/coupon-refusals.ts'

export function toDelivery(terms: DeliveryTerms): DeliveryAnswer {
  return {
    zone: terms.zone,
    name: terms.name,
    nameBn: terms.nameBn,
    charge: takaFromPaisa(terms.chargeInPaisa),
    chargeInPaisa: terms.chargeInPaisa,
    freeFrom: terms.freeFromInPaisa === null ? null : takaFromPaisa(terms.freeFromInPaisa),
    freeFromInPaisa: terms.freeFromInPaisa,
    includedGrams: terms.includedGrams,
    chargePerKg: terms.chargePerKgInPaisa === null ? null : takaFromPaisa(terms.chargePerKgInPaisa),
    chargePerKgInPaisa: terms.chargePerKgInPaisa,
    minDays: terms.minDays,
    maxDays: terms.maxDays,
  }
}

export function toCartQuote(quote: CartQuote): CartQuoteAnswer {
  const { delivery } = quote
  const quoted = delivery?.outcome === 'quoted' ? delivery : null
  return {
    lines: quote.lines.map(toQuotedLine),
    subtotal: takaFromPaisa(quote.subtotalInPaisa),
    subtotalInPaisa: quote.subtotalInPaisa,
    delivery: quoted && toDelivery(quoted),
    deliveryChargeInPaisa: quoted && quoted.chargeInPaisa,
    coupon: quote.coupon ? toQuotedCoupon(quote.coupon) : null,
    unknownPlace: delivery?.outcome === 'unknown-place' ? delivery.field : null,
    grandTotal: takaFromPaisa(quote.grandTotalInPaisa),
    leastOrderInPaisa: quote.rules.leastInPaisa,
    mostPieces: quote.rules.mostPieces,
  }
}

function toQuotedCoupon(coupon: QuotedCoupon): NonNullable<CartQuoteAnswer['coupon']> {
  const { code, kind = null } = coupon
  const isGranted = coupon.outcome === 'granted'
  const discountInPaisa = isGranted ? coupon.discountInPaisa : 0
  const discount = takaFromPaisa(discountInPaisa)
  return { code, kind, discount, discountInPaisa, refusal: isGranted ? null : sayRefusal(coupon) }
}

const nothingKnown = {
  id: null,
  slug: null,
  nameBn: null,
  image: '',
  color: '',
  colorBn: null,
  size: '',
  options: [] as ChosenOption[],
  price: 0,
  discountPrice: 0,
  unitPriceInPaisa: 0,
  stock: 'sold-out',
  left: 0,
  limit: null,
} as const

function toQuotedLine(line: QuotedLine): CartQuoteAnswer['lines'][number] {
  const { variantId, quantity, sold } = line
  if (!line.sold) return { variantId, quantity, sold, name: line.product, ...nothingKnown }
  const { variant, unitPriceInPaisa } = line
  const reduced = unitPriceInPaisa < variant.priceInPaisa
  return {
    variantId,
    quantity,
    sold,
    id: variant.productId,
    slug: variant.slug,
    name: variant.name,
    nameBn: variant.nameBn,
    image: smallPicture(variant.picture),
    color: variant.color ?? '',
    colorBn: variant.colorBn,
    size: variant.size ?? '',
    options: variant.options,
    price: takaFromPaisa(variant.priceInPaisa),
    discountPrice: reduced ? takaFromPaisa(unitPriceInPaisa) : 0,
    unitPriceInPaisa,
    stock: line.stock,
    left: line.left,
    limit: line.limit,
  }
}
