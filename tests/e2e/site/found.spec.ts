import type { APIRequestContext } from '@playwright/test'
import { rename, shelve } from '../support/back-room.ts'
import { expect, test } from '../support/journey.ts'
import { open } from '../support/shopper.ts'

const read = async (request: APIRequestContext, path: string) => {
  const answer = await request.get(path)
  expect(answer.status(), path).toBe(200)
  return answer.text()
}

/** Every JSON-LD block of a page. */
const dataOf = (html: string): { '@type'?: string; '@graph'?: { '@type': unknown }[] }[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json ?? ''),
  )

const one = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]

test('Every page names its one address, the same page in the other language, and a picture', async ({
  request,
}) => {
  for (const path of [
    '/',
    '/shop',
    '/shop/home',
    '/shop?page=2',
    '/product/bifold-leather-wallet',
  ]) {
    for (const language of ['', '/bn']) {
      const html = await read(request, language + path)
      const canonical = one(html, /rel="canonical" href="([^"]*)"/) ?? ''
      expect(canonical, path).toContain(`${language}${path === '/' ? '' : path}`)
      for (const hrefLang of ['en', 'bn', 'x-default'])
        expect(html, path).toMatch(new RegExp(`hrefLang="${hrefLang}" href="http`))
      expect(one(html, /property="og:image" content="([^"]*)"/), path).toMatch(
        /^https?:\/\/.*\.(jpg|png)$/,
      )
      expect(html, path).not.toContain('noindex')
    }
  }
})

test('Pages of filters and searches are for shoppers, not for search engines', async ({
  request,
}) => {
  for (const path of ['/shop?q=lamp', '/shop/home?min=500', '/bn/shop?stock=in'])
    expect(await read(request, path), path).toContain('content="noindex, follow"')
})

test('Search engines read who the shop is, what a product costs and where it stands', async ({
  request,
}) => {
  const home = dataOf(await read(request, '/bn'))
  expect(home[0]?.['@graph']).toMatchObject([
    { name: 'হাট' },
    { '@type': 'WebSite', potentialAction: { '@type': 'SearchAction' } },
  ])
  const product = dataOf(await read(request, '/product/bifold-leather-wallet'))
  expect(product).toMatchObject([
    { '@type': 'Product', offers: { '@type': 'AggregateOffer', priceCurrency: 'BDT' } },
    { '@type': 'BreadcrumbList' },
  ])
  expect(dataOf(await read(request, '/shop/home'))).toMatchObject([{ '@type': 'BreadcrumbList' }])
})

test('The sitemap leads to pages that are there, and robots find it', async ({ request }) => {
  expect(await read(request, '/robots.txt')).toMatch(/Sitemap: http.*\/sitemap\.xml/)
  const xml = await read(request, '/sitemap.xml')
  const urls = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url ?? '')
  const paths = urls.map((url) => new URL(url).pathname)
  expect(paths).toEqual(expect.arrayContaining(['/', '/bn', '/shop/home', '/bn/shop/home']))
  for (const path of [paths.find((found) => found.startsWith('/bn/product/')), paths.at(-1)])
    expect((await request.get(path ?? '')).status(), path).toBe(200)
})

test('The browser finds an icon, and a phone what it needs to install the shop', async ({
  request,
}) => {
  const icon = await request.get('/favicon.ico')
  expect(icon.headers()['content-type']).toBe('image/x-icon')
  for (const [page, name] of [
    ['/', 'Haat'],
    ['/bn', 'হাট'],
  ] as const) {
    const url = one(await read(request, page), /rel="manifest" href="([^"]*)"/) ?? ''
    const manifest = JSON.parse(await read(request, url)) as {
      name: string
      icons: { src: string; type: string }[]
    }
    expect(manifest.name).toBe(name)
    for (const { src, type } of manifest.icons)
      expect((await request.get(src)).headers()['content-type'], src).toBe(type)
  }
})

test('A link to a product goes on working when its address changes, in both languages', async ({
  request,
}) => {
  const product = await shelve({ name: 'Renamed lantern' })
  const next = `${product.slug}-with-handle`
  await read(request, `/product/${product.slug}`)
  await rename(product, next)
  for (const language of ['', '/bn']) {
    const former = `${language}/product/${product.slug}?variant=${product.sku}`
    const moved = () => request.get(former, { maxRedirects: 0 })
    await expect.poll(() => moved().then((answer) => answer.status())).toBe(301)
    expect((await moved()).headers()['location']).toBe(
      `${language}/product/${next}?variant=${product.sku}`,
    )
  }
})

test('An address of the list that makes no sense leads for ever to the one that does, in both languages', async ({
  request,
}) => {
  const location = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    return [answer.status(), answer.headers()['location']]
  }
  expect(await location('/shop?sort=zzz')).toEqual([301, '/shop'])
  expect(await location('/bn/shop/home?sort=zzz&stock=in&page=0')).toEqual([
    301,
    '/bn/shop/home?stock=in',
  ])
  // What a campaign hung on the link goes along, no matter who came first.
  expect(await location('/shop?sort=zzz&utm_source=flyer')).toEqual([301, '/shop?utm_source=flyer'])
  expect(await location('/shop?gclid=x&sort=zzz')).toEqual([301, '/shop?gclid=x'])
  // Fields of a form that were left empty are no nonsense.
  await read(request, '/shop?q=&min=&max=&sort=popular')
})

test('The wishlist is found in capital letters, too, and by its id a product (spec 2)', async ({
  request,
}) => {
  const product = await shelve({ name: 'Cork mat' })
  const answer = await request.get(`/api/product/${product.slug}`)
  const { _id: id } = (await answer.json()) as { _id: string }
  expect(await read(request, '/Wishlist')).toContain('<h1')
  expect(await read(request, `/product/${id}`)).toContain('Cork mat')
})

test('A page behind the end of the list leads to its last page, as long as that is the last', async ({
  page,
  request,
}) => {
  const answer = await request.get('/shop/garden?page=999999', { maxRedirects: 0 })
  expect(answer.status()).toBe(302)
  const last = answer.headers()['location'] ?? ''
  expect(last).toMatch(/^\/shop\/garden(\?page=\d+)?$/)
  const html = await read(request, last)
  const canonical = one(html, /rel="canonical" href="([^"]*)"/) ?? ''
  expect(canonical.endsWith(last), canonical).toBe(true)
  await open(page, '/shop/garden?page=999999')
  await expect(page).toHaveURL((url) => url.pathname + url.search === last)
  await expect(page.getByRole('article').first()).toBeVisible()
})
