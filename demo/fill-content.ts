import { eq } from 'drizzle-orm'
import { v5 as idOf } from 'uuid'
import { findProduct } from '#shop/catalog/products/find-product.ts'
import { sanitiseArticle, storeArticle } from '#shop/content/articles/store-article.ts'
import { articles as storedArticles } from '#shop/content/tables.ts'
import { sanitisePage, storePage } from '#shop/content/store-page.ts'
import { saveDrawing } from '#shop/pictures/save-drawing.ts'
import type { Shop } from '#shop/shop.ts'
import { articles } from './blog/articles.ts'
import type { DemoArticle } from './demo-article.ts'
import { cmsPages } from './cms-pages.ts'

const dayMs = 24 * 3_600_000

/** The blog and the texts of the CMS pages; the catalogue must be there, because articles speak of goods. */
export async function fillContent(shop: Shop, startedAt: Date): Promise<void> {
  for (const { name, intro, body, picture } of cmsPages) {
    const hash = picture ? (await saveDrawing(shop, picture())).hash : null
    const texts = { intro: intro.en, introBn: intro.bn, body: body.en, bodyBn: body.bn || null }
    await storePage(shop.database, sanitisePage({ name, ...texts, picture: hash }), startedAt)
  }
  for (const article of articles) await fillArticle(shop, article, startedAt)
}

async function fillArticle(shop: Shop, article: DemoArticle, startedAt: Date): Promise<void> {
  const { slug, title, summary, body, products, publishedDaysAgo } = article
  const publishedAt = new Date(startedAt.getTime() - publishedDaysAgo * dayMs)
  const id = idOf(`https://haat.example/blog/${slug}`, idOf.URL)
  // One that a killed fill has left is there as it shall be.
  const known = await shop.database
    .select({ id: storedArticles.id })
    .from(storedArticles)
    .where(eq(storedArticles.id, id))
  if (known.length > 0) return
  const stored = await storeArticle(
    shop.database,
    {
      id,
      ...sanitiseArticle({
        slug,
        title: title.en,
        titleBn: title.bn,
        summary: summary.en,
        summaryBn: summary.bn,
        body: body.en,
        bodyBn: body.bn,
        picture: (await saveDrawing(shop, article.picture())).hash,
        productIds: await Promise.all(products.map((product) => idOfProduct(shop, product))),
        publishedAt,
      }),
    },
    publishedAt,
  )
  if (stored.outcome !== 'stored')
    throw new Error(`The demonstration article ${slug} was refused: ${stored.outcome}`)
}

async function idOfProduct(shop: Shop, slug: string): Promise<string> {
  const found = await findProduct(shop, slug, 'en')
  if (found.outcome !== 'found')
    throw new Error(`Expected the demonstration to have a product ${slug}`)
  return found.product.id
}
