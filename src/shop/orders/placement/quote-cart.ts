import { isId } from '#platform/text/is-id.ts'
import type { Shop } from '#shop/shop.ts'
import { findSellable } from '#shop/catalog/sellable/find-sellable.ts'
import { stockStep, type StockStep } from '#shop/catalog/product.ts'
import { isForSale, priceNow, type SellableVariant } from '#shop/catalog/sellable/sellable.ts'
import { quoteDelivery, type DeliveryQuote } from '#shop/delivery/quote-delivery.ts'
import { addUp, type RequestedLine } from './checkout.ts'

export interface CartToQuote {
  lines: readonly Pick<RequestedLine, 'variantId' | 'quantity'>[]
  shipTo?: { district: string; area: string } | undefined
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
    }

export interface CartQuote {
  lines: QuotedLine[]
  /** Of what can be had. */
  subtotalInPaisa: number
  /** Undefined where no place was given. */
  delivery: DeliveryQuote | undefined
  /** Without delivery where that is not known. */
  grandTotalInPaisa: number
}

/** Says what a cart costs and whether it can be had just now, line by line (D12). Holds and writes nothing. */
export async function quoteCart(shop: Shop, cart: CartToQuote): Promise<CartQuote> {
  const wanted = addUp(cart.lines)
  const known = await findSellable(shop.database, [...wanted.keys()].filter(isId))
  const variants = new Map(known.map((variant) => [variant.id, variant]))
  const now = shop.now()
  const lines = [...wanted].map(([id, quantity]) => quoteLine(id, quantity, variants.get(id), now))

  const subtotalInPaisa = lines.reduce((sum, line) => sum + costOf(line), 0)
  const delivery = cart.shipTo && (await quoteDelivery(shop, { ...cart.shipTo, subtotalInPaisa }))
  const charge = delivery?.outcome === 'quoted' ? delivery.chargeInPaisa : 0
  return { lines, subtotalInPaisa, delivery, grandTotalInPaisa: subtotalInPaisa + charge }
}

function quoteLine(
  variantId: string,
  quantity: number,
  variant: SellableVariant | undefined,
  now: Date,
): QuotedLine {
  const line = { variantId, quantity }
  if (!variant || !isForSale(variant, now)) {
    return { ...line, sold: false, product: variant?.name ?? null }
  }
  return {
    ...line,
    sold: true,
    variant,
    unitPriceInPaisa: priceNow(variant, now),
    stock: stockStep(variant.stock),
    left: variant.stock < quantity ? variant.stock : null,
  }
}

const costOf = (line: QuotedLine) =>
  line.sold ? line.unitPriceInPaisa * (line.left ?? line.quantity) : 0
