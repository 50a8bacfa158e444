import { removeOrdered } from '#shop/cart/remove-ordered.ts'
import type { WantedStock } from '#shop/catalog/stock/take-stock.ts'
import type { Shop } from '#shop/shop.ts'
import type { OrderLine } from '../confirmation.ts'
import type { PlaceOrder } from '../contract.ts'
import type { NoticeEvent } from '../notices/notice.ts'
import type { CheckedLine } from './checkout.ts'

/** Who gets it, and where. */
export function buyerOf({ fullName, phone, email, district, area, address, note }: PlaceOrder) {
  return { fullName, phone, email, district, area, address, note }
}

/** Who is to be written about it. */
export function eventsOf({ email }: PlaceOrder, tellsShop: boolean): NoticeEvent[] {
  return [...(email === null ? [] : ['placed' as const]), ...(tellsShop ? ['new' as const] : [])]
}

export interface NamedLine {
  variantId: string
  product: string
}

export function lineOf(variantId: string | null, lines: readonly CheckedLine[]): NamedLine | null {
  const line = lines.find(({ variant }) => variant.id === variantId)
  return line ? { variantId: line.variant.id, product: line.variant.name } : null
}

/** The order stands, whatever happens to the cart that is kept for the account. */
export async function removeFromSyncedCart(
  shop: Shop,
  customerId: string | null,
  lines: readonly CheckedLine[],
): Promise<void> {
  if (customerId === null) return
  const ids = lines.map(({ variant }) => variant.id)
  await removeOrdered(shop, customerId, ids).catch((error: unknown) =>
    shop.log.error({ err: error }, 'what was ordered could not be taken out of the kept cart'),
  )
}

export function toOrderLine({ variant, quantity, unitPriceInPaisa }: CheckedLine): OrderLine {
  const { id, productId, sku, name, nameBn, color, colorBn, size, picture } = variant
  return {
    productId,
    variantId: id,
    sku,
    name,
    nameBn,
    color,
    colorBn,
    size,
    picture,
    quantity,
    unitPriceInPaisa,
  }
}

/** Compared with the catalogue, whatever it is sold for. */
export function toWanted({ variant, quantity, listPriceInPaisa }: CheckedLine): WantedStock {
  return { variantId: variant.id, quantity, unitPriceInPaisa: listPriceInPaisa }
}
