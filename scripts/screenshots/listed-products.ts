/** Goods of the shop's list call, as its browser lists keep them. */
export interface ListedProduct {
  _id: string
  slug: string
  name: string
  nameBn: string | null
  category: string
  images: string[]
  price: number[]
  discountPrice: number[]
  variants: {
    id: string
    color: string | null
    colorBn: string | null
    colorHex: string | null
    size: string | null
    stock: 'in-stock' | 'few-left' | 'sold-out'
  }[]
}

export async function fetchListedProducts(origin: string): Promise<ListedProduct[]> {
  const answer = await fetch(`${origin}/api/product?limit=40`)
  return (await answer.json()) as ListedProduct[]
}

const noOptions = { color: null, colorBn: null, colorHex: null, size: null }

/** The first of them, one variant each, in growing quantities. */
export function listItems(products: readonly ListedProduct[], count: number): object[] {
  return products.slice(0, count).map((one, index) => {
    const { id, stock: _, ...options } = one.variants[0] ?? { id: '', stock: '', ...noOptions }
    const [image = ''] = one.images
    const [price = 0] = one.price
    const [discountPrice = 0] = one.discountPrice
    const { slug, name, nameBn, category } = one
    return {
      ...options,
      id: one['_id'],
      variantId: id,
      slug,
      name,
      nameBn,
      image,
      color: options.color ?? '',
      size: options.size ?? '',
      category,
      quantity: (index % 3) + 1,
      price,
      discountPrice,
    }
  })
}
