import { beforeEach, expect, test } from 'vitest'
import { shelve } from '../../../../tests/examples/examples.ts'
import type { TestBrowser } from '../../../../tests/examples/identity-examples.ts'
import { openShopWith } from '../../../../tests/examples/staff-examples.ts'
import type { Shop } from '#shop/shop.ts'

let shop: Shop
let browser: TestBrowser
beforeEach(async () => {
  const opened = await openShopWith({ mina: 'moderator' })
  shop = opened.shop
  browser = opened.people.mina.browser
})

const send = (method: string, path: string, body?: unknown) => browser.send(method, path, body)

async function made(slug: string, parentId: string | null = null): Promise<string> {
  const { content } = await send('POST', '/categories', { slug, name: slug, parentId })
  return (content as { id: string }).id
}

async function tree() {
  const { content } = await browser.get('/categories/tree')
  const rows = content as unknown as { slug: string; level: number; isShown: boolean }[]
  return rows.map(({ slug, level, isShown }) => '-'.repeat(level - 1) + slug + (isShown ? '' : '!'))
}

test('a moderator adds, moves, edits, hides and deletes categories', async () => {
  const home = await made('home')
  const pots = await made('pots')
  const place = await send('PUT', `/categories/${pots}/place`, { direction: 'in' })
  expect(place).toMatchObject({ status: 200, content: { outcome: 'moved' } })
  expect(await tree()).toEqual(['home', '-pots'])

  const edited = { slug: 'pans', name: 'Pans', version: 2 }
  expect(await send('PUT', `/categories/${pots}`, edited)).toMatchObject({
    status: 200,
    content: { slug: 'pans', version: 3 },
  })
  const hidden = { hidden: true, version: 1 }
  expect((await send('PUT', `/categories/${home}/hidden`, hidden)).status).toBe(200)
  expect(await tree()).toEqual(['home!', '-pans!'])
  expect((await browser.get('/categories')).content).toEqual([])

  await send('PUT', `/categories/${pots}/place`, { parentId: null, index: 0 })
  expect(await tree()).toEqual(['pans', 'home!'])
  expect((await send('DELETE', `/categories/${home}?version=2`)).status).toBe(200)
  expect(await tree()).toEqual(['pans'])
})

test('what does not fit is refused by its code', async () => {
  await shelve(shop, { category: 'full' })
  const home = await made('home')
  const pots = await made('pots', home)
  const { content } = await browser.get('/categories/tree')
  const full = (content as unknown as { slug: string; id: string }[]).find(
    ({ slug }) => slug === 'full',
  )
  const draft = { slug: 'home', name: 'Home' }
  const refusals: [string, string, unknown, number, string][] = [
    ['POST', '/categories', draft, 409, 'slug-taken'],
    ['PUT', `/categories/${home}`, { ...draft, version: 7 }, 409, 'changed-meanwhile'],
    ['PUT', `/categories/${home}`, { ...draft, version: 1, picture: 'x' }, 400, 'unknown-picture'],
    ['PUT', `/categories/${home}/place`, { parentId: pots }, 400, 'below-itself'],
    ['PUT', `/categories/${home}/place`, { parentId: crypto.randomUUID() }, 400, 'unknown-parent'],
    ['PUT', '/categories/nothing/place', { direction: 'up' }, 404, 'category-not-found'],
    ['DELETE', `/categories/${home}?version=1`, undefined, 409, 'has-categories'],
    ['DELETE', `/categories/${full?.id}?version=1`, undefined, 409, 'has-products'],
  ]
  for (const [method, path, body, status, code] of refusals)
    expect(await send(method, path, body)).toMatchObject({ status, content: { code } })
})
