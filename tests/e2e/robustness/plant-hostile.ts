import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { saveBanner } from '#shop/banners/save-banner.ts'
import { saveCategory } from '#shop/catalog/categories/save-category.ts'
import { saveProduct } from '#shop/catalog/products/save-product.ts'
import { orderLines } from '#shop/orders/tables.ts'
import { pictures } from '#shop/pictures/tables.ts'
import { productQuestions } from '#shop/reviews/questions/tables.ts'
import { reviews } from '#shop/reviews/tables.ts'
import { saveCoupon } from '#shop/coupons/save-coupon.ts'
import { savePost } from '#shop/content/posts/save-post.ts'
import { aScript } from '../../examples/initiators.ts'
import { inTheShop } from '../support/back-room.ts'

const idOf = (saved: object): string => {
  if ('id' in saved && typeof saved.id === 'string') return saved.id
  throw new Error(`The shop refused it: ${JSON.stringify(saved)}`)
}

/** The same words in every field that the merchant fills; nothing of it is where shoppers of other journeys look. */
export function plantInCatalog(words: string, slug: string) {
  return inTheShop(async (shop) => {
    const both = { name: words, nameBn: words }
    const described = { description: words, descriptionBn: words }
    const category = { ...both, ...described, slug, hidden: true }
    const short = words.slice(0, 60)
    const variant = { sku: `${slug} ${short}`, color: short, size: short, priceInPaisa: 100 }
    const product = {
      ...both,
      ...described,
      slug,
      category: slug,
      brand: words,
      tags: [short],
      status: 'draft' as const,
      variants: [variant],
    }
    const [picture] = await shop.database.select({ hash: pictures.hash }).from(pictures).limit(1)
    const banner = {
      title: words,
      titleBn: words,
      alt: words,
      link: '/shop',
      picture: picture?.hash ?? '',
      status: 'Inactive' as const,
      placement: 'slider' as const,
    }
    const coupon = { name: words, kind: 'fixed' as const, amountInPaisa: 100 }
    const [category_, product_, banner_, coupon_] = [
      await saveCategory(shop, aScript, category),
      await saveProduct(shop, aScript, product),
      await saveBanner(shop, aScript, banner),
      await saveCoupon(shop, aScript, coupon),
    ]
    return {
      category: idOf(category_),
      product: idOf(product_),
      banner: idOf(banner_),
      coupon: idOf(coupon_),
    }
  })
}

/** As drafts: a page and an article. */
export function plantInContent(words: string, slug: string): Promise<string[]> {
  return inTheShop(async (shop) => {
    const texts = { title: words, titleBn: words, summary: words, body: `<p>${words}</p>${words}` }
    const ids: string[] = []
    for (const kind of ['page', 'article'] as const) {
      const draft = { kind, slug: `${slug}-${kind}`, ...texts, metaTitle: words }
      ids.push(idOf(await savePost(shop, aScript, draft)))
    }
    return ids
  })
}

/** What a buyer of this order and somebody else say of its product. */
export function plantInReviews(words: string, orderRef: string, orderId: string): Promise<void> {
  return inTheShop(async (shop) => {
    const { database } = shop
    const [line] = await database.select().from(orderLines).where(eq(orderLines.orderRef, orderRef))
    if (!line?.productId) throw new Error('Expected an order of a product')
    const { productId } = line
    const written = { author: words, text: words, productId }
    const review = {
      ...written,
      id: randomUUID(),
      orderRef,
      orderId,
      stars: 1 as const,
      phone: '+8801712345678',
    }
    await database.insert(reviews).values({ ...review, writtenAt: shop.now() })
    const id = randomUUID()
    await database
      .insert(productQuestions)
      .values({ ...written, id, fingerprint: id, askedAt: shop.now() })
  })
}
