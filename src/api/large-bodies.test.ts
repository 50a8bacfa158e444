import { request as sendHead } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { PageCache } from '#platform/web/pages/page-cache.ts'
import { createWebServer } from '#platform/web/web-server.ts'
import { savePost } from '#shop/content/posts/save-post.ts'
import { posts } from '#shop/content/tables.ts'
import { saveProduct } from '#shop/catalog/products/save-product.ts'
import { products } from '#shop/catalog/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { plainPage } from '../rendering/plain-page.ts'
import { aProduct, shelve } from '../../tests/examples/examples.ts'
import { personWith } from '../../tests/examples/staff-examples.ts'
import { openTestShop } from '../../tests/support/test-shop.ts'
import { openApi } from './open-api.ts'
import { isRefused } from '#shop/action-refusal.ts'
import { refuseAction } from './answers/refuse-action.ts'
import { answer, defineRoute, defineStaffRoute, type ApiRoute } from './route.ts'

const described = { summary: 'Saves', answers: { 200: { description: 'Saved' } } }

/** What the back office will save by, with the schemas of the actions themselves. */
const routes: readonly ApiRoute[] = [
  defineStaffRoute({
    method: 'post',
    path: '/product',
    allow: 'edit-products',
    body: saveProduct.input,
    ...described,
    handle: async ({ shop, by, body }) => {
      const result = await saveProduct(shop, by, body)
      return isRefused(result) ? refuseAction(result) : answer(result)
    },
  }),
  defineStaffRoute({
    method: 'post',
    path: '/post',
    allow: 'edit-content',
    body: savePost.input,
    ...described,
    handle: async ({ shop, by, body }) => answer(await savePost(shop, by, body)),
  }),
  defineRoute({
    method: 'post',
    path: '/anybody',
    allow: 'anyone',
    body: z.object({ text: z.string().max(200_000) }),
    ...described,
    handle: async () => answer({}),
  }),
]

let shop: Shop
let door: string
beforeEach(async () => {
  shop = await openTestShop()
  const never = () => Promise.reject(new Error('Expected nobody to ask'))
  const server = createWebServer({
    handlers: {
      api: openApi(shop, routes),
      page: never,
      picture: never,
      formAt: () => undefined,
      isPersonal: () => false,
      knowSender: async () => undefined,
      trouble: plainPage,
      parametersOf: () => ({}),
      isReady: async () => true,
    },
    staticFiles: new Map(),
    cache: new PageCache(1000),
    log: shop.log,
    trustedProxies: 0,
    shopUrl: shop.environment.shopUrl,
    spoolFolder: 'nowhere',
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  door = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
})

async function cookieOf(role: 'owner' | 'customer'): Promise<string> {
  const { browser } = await personWith(shop, role)
  return [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

/** As a program may write it: each letter of Bangla as six bytes. */
const escaped = (content: object) =>
  JSON.stringify(content).replace(
    /[\u0080-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

async function send(path: string, content: object | ReadableStream, cookie: string) {
  const answered = await fetch(door + path, {
    method: 'POST',
    body: content instanceof ReadableStream ? content : escaped(content),
    headers: { cookie, origin: shop.environment.shopUrl, 'content-type': 'application/json' },
    duplex: 'half',
  } as RequestInit)
  return { status: answered.status, content: (await answered.json()) as Record<string, unknown> }
}

const bangla = (letters: number) => `<p>${'ক'.repeat(letters - 7)}</p>`

async function aDraft(letters: number) {
  const shelved = aProduct()
  await shelve(shop, shelved)
  const description = bangla(letters)
  const variants = [{ sku: 'CUP', priceInPaisa: 5000 }]
  return {
    name: 'Cup',
    category: shelved.category,
    variants,
    description,
    descriptionBn: description,
  }
}

test('a product with the longest descriptions is saved, however its letters are written', async () => {
  const cookie = await cookieOf('owner')
  const saved = await send('/product', await aDraft(200_000), cookie)
  expect(saved).toMatchObject({ status: 200, content: { outcome: 'created' } })
  const [kept] = await shop.database.select().from(products).where(eq(products.name, 'Cup'))
  expect([kept?.description?.length, kept?.descriptionBn?.length]).toEqual([200_000, 200_000])
})

test('so it is where nobody says first how long it is', async () => {
  const body = new Blob([escaped(await aDraft(200_000))]).stream()
  expect(await send('/product', body, await cookieOf('owner'))).toMatchObject({ status: 200 })
})

test('one letter more is refused beside its field, in words', async () => {
  const refused = await send('/product', await aDraft(200_001), await cookieOf('owner'))
  expect(refused).toMatchObject({
    status: 400,
    content: {
      code: 'invalid',
      fields: { description: 'The description is longer than 200,000 characters' },
    },
  })
})

test('an article and a page of the shop are saved with the longest texts', async () => {
  const cookie = await cookieOf('owner')
  const texts = { body: bangla(100_000), bodyBn: bangla(100_000) }
  for (const kind of ['article', 'page']) {
    const post = { ...texts, kind, slug: 'tea', title: 'Tea', publishedAt: null }
    expect(await send('/post', post, cookie)).toMatchObject({ content: { outcome: 'saved' } })
  }
  const [kept] = await shop.database.select().from(posts)
  expect(kept?.bodyBn).toHaveLength(100_000)
})

/** Sends the headers and the first kilobyte only. */
function announce(path: string, bytes: number, cookie: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-length': bytes, cookie, origin: shop.environment.shopUrl }
    const sending = sendHead(door + path, { method: 'POST', headers }, (answered) => {
      resolve(answered.statusCode)
      sending.destroy()
    })
    sending.on('error', reject)
    sending.write('x'.repeat(1024))
  })
}

test('who is not known, or may not, is refused before it is read; so is more than any schema takes', async () => {
  expect(await announce('/product', 1_000_000, '')).toBe(401)
  expect(await announce('/product', 1_000_000, await cookieOf('customer'))).toBe(403)
  expect(await announce('/anybody', 65_537, '')).toBe(413)
  const owner = await cookieOf('owner')
  expect(await announce('/post', 2_000_000, owner)).toBe(413)
  expect(await announce('/product', 4_200_000, owner)).toBe(413)
})

test('what waits here at once has its end, also of who is known', async () => {
  const cookie = await cookieOf('owner')
  // Two of them wait for their rest, which never comes.
  const answers = [1, 2, 3].map(() => announce('/product', 1_900_000, cookie))
  for (const cutOff of answers) cutOff.catch(() => undefined)
  expect(await Promise.race(answers)).toBe(503)
})
