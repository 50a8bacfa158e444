import { beforeEach, expect, test } from 'vitest'
import { v7 as newId } from 'uuid'
import { findPost, recallPages } from '#shop/content/posts/find-post.ts'
import type { Shop } from '#shop/shop.ts'
import type { TestBrowser } from '../../../tests/examples/identity-examples.ts'
import { openShopWith } from '../../../tests/examples/staff-examples.ts'

let shop: Shop
let browser: TestBrowser
beforeEach(async () => {
  const opened = await openShopWith({ mina: 'admin' })
  shop = opened.shop
  browser = opened.people.mina.browser
})

const send = (method: string, path: string, body?: unknown) => browser.send(method, path, body)
const asked = async (path: string) => (await browser.get(path)).content as unknown

const delivery = { slug: 'delivery', title: 'Delivery', body: '<p>In two days.</p>' }
const published = { publishedAt: '2026-01-01T00:00:00Z' }

async function made(path: string, draft: object): Promise<string> {
  const { status, content } = await send('POST', path, draft)
  expect({ status, content }).toMatchObject({ status: 201 })
  return String(content['_id'])
}

test('a page is a draft until it is published, then it stands among the pages of the shop', async () => {
  const id = await made('/pages', delivery)
  const delivered = { kind: 'page', slug: 'delivery' } as const
  expect(await findPost(shop, delivered)).toEqual({ outcome: 'not-found' })
  expect(await asked('/pages')).toMatchObject([
    { _id: id, state: 'draft', lacksBangla: true, path: '/pages/delivery' },
  ])
  const bangla = { titleBn: 'ডেলিভারি', bodyBn: '<p>দুই দিনে।</p><script>1</script>' }
  const draft = { ...delivery, ...bangla, ...published, version: 1 }
  expect(await send('PUT', `/pages/${id}`, draft)).toMatchObject({
    status: 200,
    content: { state: 'published', version: 2, bodyBn: '<p>দুই দিনে।</p>' },
  })
  expect(await findPost(shop, delivered)).toMatchObject({ outcome: 'found' })
  expect((await recallPages(shop)).pages).toMatchObject([{ id, titleBn: 'ডেলিভারি' }])
  expect(await asked('/pages?q=ডেলি')).toMatchObject([{ lacksBangla: false }])
  expect(await asked('/articles')).toEqual([])
})

test('a planned page is not there yet, and menus know when it comes', async () => {
  const publishedAt = '2126-01-01T00:00:00.000Z'
  await made('/pages', { ...delivery, publishedAt })
  expect(await recallPages(shop)).toEqual({ pages: [], staleFrom: new Date(publishedAt) })
  expect(await asked('/pages')).toMatchObject([{ state: 'planned' }])
})

test('what two edit at once is written by the first; the second is told the version that stands', async () => {
  const id = await made('/articles', { slug: 'tea', title: 'Tea' })
  const change = { slug: 'tea', title: 'Green tea', version: 1 }
  expect(await send('PUT', `/articles/${id}`, change)).toMatchObject({ status: 200 })
  expect(await send('PUT', `/articles/${id}`, change)).toMatchObject({
    status: 409,
    content: { code: 'changed-meanwhile', now: 2 },
  })
})

test('each saving is kept with who made it; going back writes the texts of then as a new version, at the address of now', async () => {
  const id = await made('/pages', { ...delivery, ...published })
  const changed = { ...delivery, ...published, slug: 'shipping', body: '<p>In one day.</p>' }
  await send('PUT', `/pages/${id}`, { ...changed, version: 1 })
  expect(await asked(`/pages/${id}/versions`)).toMatchObject([
    { version: 2, by: expect.stringMatching(/^[0-9a-f-]{36}$/), fields: ['body'] },
    { version: 1, fields: ['title', 'body'] },
  ])
  expect(await asked(`/pages/${id}/versions?before=2`)).toMatchObject([{ version: 1 }])
  expect(await asked(`/pages/${id}/versions/1`)).toMatchObject({ body: '<p>In two days.</p>' })
  const back = `/pages/${id}/versions/1/restore`
  expect(await send('POST', back, { version: 1 })).toMatchObject({ status: 409 })
  expect(await send('POST', back, { version: 2 })).toMatchObject({ content: { version: 3 } })
  expect(await asked(`/pages/${id}`)).toMatchObject({
    slug: 'shipping',
    body: '<p>In two days.</p>',
    version: 3,
  })
  expect(await asked(`/pages/${id}/versions`)).toHaveLength(3)
})

test('the latest hundred savings are kept', async () => {
  const id = await made('/articles', { slug: 'tea', title: 'Tea 1' })
  for (let version = 1; version <= 101; version++)
    await send('PUT', `/articles/${id}`, { slug: 'tea', title: `Tea ${version + 1}`, version })
  expect(await send('GET', `/articles/${id}/versions/2`)).toMatchObject({ status: 404 })
  expect(await send('GET', `/articles/${id}/versions/3`)).toMatchObject({ status: 200 })
}, 60_000)

test('a deleted page is gone for shoppers and comes back, unless its address was taken meanwhile', async () => {
  const id = await made('/pages', { ...delivery, ...published })
  expect(await send('DELETE', `/pages/${id}?version=1`)).toMatchObject({ content: { version: 2 } })
  expect((await recallPages(shop)).pages).toEqual([])
  expect(await send('GET', `/pages/${id}`)).toMatchObject({ status: 404 })
  expect(await send('POST', `/pages/${id}/restore`, { version: 2 })).toMatchObject({
    status: 200,
    content: { state: 'published', version: 3 },
  })
  await send('DELETE', `/pages/${id}?version=3`)
  const other = await made('/pages', delivery)
  expect(await send('POST', `/pages/${id}/restore`, { version: 4 })).toMatchObject({
    status: 409,
    content: { code: 'slug-taken' },
  })
  await send('DELETE', `/pages/${other}?version=1`)
  expect(await send('POST', `/pages/${id}/restore`, { version: 4 })).toMatchObject({ status: 200 })
})

test('a page with a place of its own is always there, at its address', async () => {
  const about = { slug: 'about-us', title: 'About us' }
  const id = await made('/pages', about)
  expect(await asked('/pages')).toMatchObject([{ path: '/about-us', state: 'published' }])
  for (const refused of [
    await send('PUT', `/pages/${id}`, { ...about, slug: 'us', version: 1 }),
    await send('DELETE', `/pages/${id}?version=1`),
  ])
    expect(refused).toMatchObject({ status: 409, content: { code: 'fixed-page' } })
  expect(await send('POST', '/pages', about)).toMatchObject({ content: { code: 'slug-taken' } })
})

test('what is wrong is said by its field; what is not there is not found', async () => {
  expect(await send('POST', '/pages', { ...published, slug: 'a b', title: '' })).toMatchObject({
    status: 400,
    content: { fields: { slug: expect.any(String), title: expect.any(String) } },
  })
  const article = { slug: 'tea', title: 'Tea', ...published }
  expect(await send('POST', '/articles', article)).toMatchObject({
    status: 400,
    content: { fields: { summary: 'The summary is missing', body: 'The text is missing' } },
  })
  const unknown = { ...delivery, picture: 'cc' }
  expect(await send('POST', '/pages', unknown)).toMatchObject({ status: 400 })
  const id = await made('/articles', { slug: 'tea', title: 'Tea' })
  for (const path of [`/pages/${id}`, `/pages/${newId()}`, '/pages/none'])
    expect(await send('GET', path)).toMatchObject({ status: 404 })
  expect(await asked(`/pages/${id}/versions`)).toEqual([])
})
