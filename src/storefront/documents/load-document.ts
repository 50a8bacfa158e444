import type { Language } from '#platform/language.ts'
import type { RenderedPage } from '#platform/web/pages/page-cache.ts'
import { forever } from '#platform/web/send.ts'
import { contentSecurityPolicy } from '#platform/web/headers/security-headers.ts'
import { categoriesTopic, productsTopic } from '#shop/catalog/topics.ts'
import { readIconAddress } from '#shop/pictures/icon.ts'
import { makeIcon } from '#shop/pictures/work/make-icon.ts'
import { loadSettings } from '#shop/settings/load-settings.ts'
import type { Shop } from '#shop/shop.ts'
import { languageOfPath } from '#pages/language.ts'
import { manifestOf } from './manifest.ts'
import { offlinePage, offlineScript, serviceWorker } from './offline.ts'
import { robotsText } from './robots.ts'
import { loadSitemap, loadSitemapPart } from './sitemap.ts'

const hourInMs = 3_600_000

/** What search engines, phones and browsers read of the shop. Undefined for every other address. */
export async function loadDocument(shop: Shop, path: string): Promise<RenderedPage | undefined> {
  switch (path) {
    case '/robots.txt':
      return finished('text/plain', robotsText(shop.environment.shopUrl), [])
    case '/manifest.webmanifest':
    case '/bn/manifest.webmanifest': {
      const manifest = manifestOf(await loadSettings(shop), languageOfPath(path))
      return finished('application/manifest+json', JSON.stringify(manifest), ['settings'])
    }
    case '/service-worker.js':
      return finished('text/javascript', serviceWorker(await loadSettings(shop)), ['settings'])
    case '/offline':
    case '/bn/offline':
      return offline(shop, languageOfPath(path))
    case '/sitemap.xml':
      return sitemap(shop, await loadSitemap(shop))
    default:
      return path.startsWith('/icons/') ? icon(shop, path) : sitemapPart(shop, path)
  }
}

/** Of the shop's icon alone: strangers have no other picture drawn. */
async function icon(shop: Shop, path: string): Promise<RenderedPage | undefined> {
  const asked = readIconAddress(path)
  if (!asked || asked.hash !== (await loadSettings(shop)).icon) return undefined
  const content = await makeIcon(shop, asked.hash, asked.form)
  if (!content) return undefined
  const page = finished('image/png', content, ['settings'])
  const headers = { 'content-type': 'image/png', 'cache-control': forever }
  return { ...page, headers }
}

async function sitemapPart(shop: Shop, path: string): Promise<RenderedPage | undefined> {
  const part = /^\/sitemap-([a-z0-9-]+)\.xml$/.exec(path)?.[1]
  const content = part && (await loadSitemapPart(shop, part))
  return content ? sitemap(shop, content) : undefined
}

async function offline(shop: Shop, language: Language): Promise<RenderedPage> {
  const html = offlinePage(await loadSettings(shop), language)
  const page = finished('text/html', html, ['settings'])
  const policy = contentSecurityPolicy({ inlineScripts: [offlineScript(language)] })
  return { ...page, headers: { ...page.headers, 'content-security-policy': policy } }
}

/** Made anew when the catalogue or the blog changes, and each hour for what is published by itself. */
function sitemap(shop: Shop, content: Buffer): RenderedPage {
  const staleFrom = shop.now().getTime() + hourInMs
  return {
    ...finished('application/xml', content, [
      categoriesTopic,
      productsTopic,
      'content',
      'settings',
    ]),
    staleFrom,
  }
}

function finished(type: string, content: string | Buffer, topics: string[]): RenderedPage {
  return {
    status: 200,
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'public, max-age=3600',
    },
    body: Buffer.from(content),
    topics,
    staleFrom: undefined,
    keep: true,
  }
}
