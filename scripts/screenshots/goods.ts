/** Goods of the shop's list call, as its browser lists keep them. */
export interface ShelfGoods {
  _id: string
  slug: string
  name: string
  nameBn: string | null
  category: string
  images: string[]
  price: number[]
  discountPrice: number[]
  variants: { id: string; color: string | null; colorBn: string | null; colorHex: string | null; size: string | null }[]
}

export async function askForGoods(address: string): Promise<ShelfGoods[]> {
  const answer = await fetch(`${address}/api/product?limit=40`)
  return (await answer.json()) as ShelfGoods[]
}

/** The first of them, one variant each, in growing quantities. */
export function goodsIn(goods: readonly ShelfGoods[], count: number): object[] {
  return goods.slice(0, count).map((one, index) => {
    const [variant] = one.variants
    return {
      id: one['_id'],
      variantId: variant?.id,
      slug: one.slug,
      name: one.name,
      nameBn: one.nameBn,
      image: one.images[0] ?? '',
      color: variant?.color ?? '',
      colorBn: variant?.colorBn ?? null,
      colorHex: variant?.colorHex ?? null,
      size: variant?.size ?? '',
      category: one.category,
      quantity: (index % 3) + 1,
      price: one.price[0] ?? 0,
      discountPrice: one.discountPrice[0] ?? 0,
    }
  })
}
