import { Readable } from 'node:stream'
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap'
import {
  countShownProducts,
  listDatedCategorySlugs,
  listDatedProductSlugs,
  type DatedSlug,
} from '#shop/catalog/listings/list-dated-slugs.ts'
import { listDatedPostSlugs } from '#shop/content/articles/list-articles.ts'
import { isFixedPage, postPath } from '#shop/content/posts/post.ts'
import { spokenLanguages } from '#shop/settings/languages.ts'
import { loadSettings } from '#shop/settings/load-settings.ts'
import type { Shop } from '#shop/shop.ts'
import { pathInLanguage } from '#pages/language.ts'

/**
 * Each product has a URL in each language. Search engines take 50,000 URLs in one file; a fifth of that is made
 * in a fraction of a second and a few megabytes, whatever the size of the catalogue.
 */
export const productsPerPart = 5000

/** Pages of the shop itself that strangers may find, besides those of the catalogue. */
const cmsPages = ['/about-us', '/blog', '/contact-us', '/compare']

/** /sitemap.xml: everything, or where that is too much the list of parts. */
export async function loadSitemap(shop: Shop): Promise<Buffer> {
  const parts = Math.ceil((await countShownProducts(shop)) / productsPerPart)
  if (parts > 1) return indexOf(shop, parts)
  return sitemapOf(shop, [...(await pages(shop)), ...(await productsOf(shop, 1))])
}

/** /sitemap-pages.xml, /sitemap-products-1.xml, …; undefined where there is no such part. */
export async function loadSitemapPart(shop: Shop, name: string): Promise<Buffer | undefined> {
  if (name === 'pages') return sitemapOf(shop, await pages(shop))
  const part = Number(/^products-([1-9]\d{0,4})$/.exec(name)?.[1])
  const products = part ? await productsOf(shop, part) : []
  return products.length > 0 ? sitemapOf(shop, products) : undefined
}

interface Place {
  /** Without language. */
  path: string
  changedAt: Date | undefined
}

async function pages(shop: Shop): Promise<Place[]> {
  const [categories, ownPages, articles] = await Promise.all([
    listDatedCategorySlugs(shop),
    listDatedPostSlugs(shop, 'page'),
    listDatedPostSlugs(shop, 'article'),
  ])
  const changes = categories.map(({ changedAt }) => changedAt.getTime())
  const changedAt = changes.length > 0 ? new Date(Math.max(...changes)) : undefined
  return [
    { path: '/', changedAt },
    { path: '/shop', changedAt },
    ...categories.map((category) => place('/shop', category)),
    ...cmsPages.map((path) => ({ path, changedAt: undefined })),
    ...ownPages.flatMap(({ slug, changedAt: at }) => {
      const page = { kind: 'page', slug } as const
      return isFixedPage(page) ? [] : [{ path: postPath(page), changedAt: at }]
    }),
    ...articles.map((article) => place('/blog', article)),
  ]
}

async function productsOf(shop: Shop, part: number): Promise<Place[]> {
  const offset = (part - 1) * productsPerPart
  const products = await listDatedProductSlugs(shop, { offset, limit: productsPerPart })
  return products.map((product) => place('/product', product))
}

const place = (folder: string, { slug, changedAt }: DatedSlug): Place => ({
  path: `${folder}/${encodeURIComponent(slug)}`,
  changedAt,
})

async function sitemapOf(shop: Shop, places: readonly Place[]): Promise<Buffer> {
  const languages = spokenLanguages((await loadSettings(shop)).languages)
  const entries = places.flatMap(({ path, changedAt }) => {
    const spoken = languages.map((lang) => ({
      lang,
      url: shop.environment.shopUrl + pathInLanguage(path, lang),
    }))
    const [main] = spoken
    const others = main && spoken.length > 1 ? [...spoken, { ...main, lang: 'x-default' }] : []
    const more = {
      ...(others.length > 0 && { links: others }),
      ...(changedAt && { lastmod: changedAt.toISOString() }),
    }
    return spoken.map(({ url }) => ({ url, ...more }))
  })
  const xmlns = { news: false, video: false, image: false, xhtml: true }
  return streamToPromise(Readable.from(entries).pipe(new SitemapStream({ xmlns })))
}

function indexOf({ environment }: Shop, parts: number): Promise<Buffer> {
  const names = ['pages', ...Array.from({ length: parts }, (_, index) => `products-${index + 1}`)]
  const entries = names.map((name) => ({ url: `${environment.shopUrl}/sitemap-${name}.xml` }))
  return streamToPromise(Readable.from(entries).pipe(new SitemapIndexStream()))
}
