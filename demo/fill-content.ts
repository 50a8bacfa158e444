import { eq } from 'drizzle-orm'
import { v5 as idOf } from 'uuid'
import { findProduct } from '#shop/catalog/products/find-product.ts'
import { postDraftSchema, type PostDraft } from '#shop/content/contract.ts'
import { sanitisePost, storePost } from '#shop/content/posts/store-post.ts'
import { posts } from '#shop/content/tables.ts'
import { byScript, nameOfInitiator } from '#shop/initiator.ts'
import { saveDrawing } from '#shop/pictures/save-drawing.ts'
import type { Shop } from '#shop/shop.ts'
import { articles } from './blog/articles.ts'
import type { DemoArticle } from './demo-article.ts'
import type { DemoPage } from './demo-page.ts'
import type { Drawing, Text } from './demo-product.ts'
import { delivery } from './pages/delivery.ts'
import { fixedPages } from './pages/fixed-pages.ts'
import { privacy } from './pages/privacy.ts'
import { questions } from './pages/questions.ts'
import { returns } from './pages/returns.ts'
import { terms } from './pages/terms.ts'

const dayMs = 24 * 3_600_000

/** In the order in which the footer names them. */
const pages: readonly DemoPage[] = [...fixedPages, delivery, returns, questions, privacy, terms]

/** The blog and the texts of pages; the catalogue must be there, because articles speak of goods. */
export async function fillContent(shop: Shop, startedAt: Date): Promise<void> {
  // They stand in menus in the order of their publication.
  for (const [index, page] of pages.entries())
    await fillPage(shop, page, new Date(startedAt.getTime() - (pages.length - index) * 1000))
  for (const article of articles) await fillArticle(shop, article, startedAt)
}

async function fillPage(shop: Shop, page: DemoPage, publishedAt: Date): Promise<void> {
  const { slug, title, intro, body, picture } = page
  const texts = textsOf({ title, summary: intro, body })
  await fill(shop, { kind: 'page', slug, ...texts, publishedAt }, { picture, at: publishedAt })
}

async function fillArticle(shop: Shop, article: DemoArticle, startedAt: Date): Promise<void> {
  const { slug, title, summary, body, products, publishedDaysAgo, picture } = article
  const publishedAt = new Date(startedAt.getTime() - publishedDaysAgo * dayMs)
  const productIds = await Promise.all(products.map((product) => idOfProduct(shop, product)))
  const texts = textsOf({ title, summary, body })
  const draft = { kind: 'article', slug, ...texts, productIds, publishedAt } as const
  await fill(shop, draft, { picture, at: publishedAt })
}

const textsOf = ({ title, summary, body }: Record<'title' | 'summary' | 'body', Text>) => ({
  title: title.en,
  titleBn: title.bn,
  summary: summary.en,
  summaryBn: summary.bn,
  body: body.en,
  bodyBn: body.bn || null,
})

/** One that a killed fill has left is there as it shall be. */
async function fill(
  shop: Shop,
  draft: PostDraft,
  { picture, at }: { picture: Drawing | undefined; at: Date },
): Promise<void> {
  const { kind, slug } = draft
  const folder = kind === 'article' ? 'blog' : 'pages'
  const id = idOf(`https://haat.example/${folder}/${slug}`, idOf.URL)
  const known = await shop.database.select({ id: posts.id }).from(posts).where(eq(posts.id, id))
  if (known.length > 0) return
  const hash = picture ? (await saveDrawing(shop, picture())).hash : null
  const post = sanitisePost(postDraftSchema.parse({ ...draft, picture: hash }))
  const by = nameOfInitiator(byScript('demonstration'))
  const stored = await storePost(shop.database, { id, ...post }, { by, now: at })
  if (stored.outcome !== 'stored')
    throw new Error(`The demonstration's ${kind} ${slug} was refused: ${stored.outcome}`)
}

async function idOfProduct(shop: Shop, slug: string): Promise<string> {
  const found = await findProduct(shop, slug, 'en')
  if (found.outcome !== 'found')
    throw new Error(`Expected the demonstration to have a product ${slug}`)
  return found.product.id
}
