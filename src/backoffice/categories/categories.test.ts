import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { listTree } from '#shop/catalog/categories/list-whole-categories.ts'
import { saveCategory } from '#shop/catalog/categories/save-category.ts'
import { mostCategories } from '#shop/catalog/categories/tree.ts'
import { categories } from '#shop/catalog/tables.ts'
import type { Actor } from '#shop/identity/roles/actor.ts'
import type { Shop } from '#shop/shop.ts'
import { shelve, storePicture } from '../../../tests/examples/examples.ts'
import { aScript, inNameOf } from '../../../tests/examples/initiators.ts'
import { openShopWith } from '../../../tests/examples/staff-examples.ts'
import { textOf } from '../../../tests/support/without-scripts/text-of.ts'
import { postForm } from '../../../tests/support/post-form.ts'
import { drawPages } from '../../../tests/support/without-scripts/draw-page.tsx'
import * as list from './categories.tsx'
import { categoriesAction, type CategoriesResult } from './categories-action.ts'
import * as page from './edit/category-page.tsx'
import { moveText } from './typed-move.ts'

let shop: Shop
let actor: Actor
beforeEach(async () => {
  const opened = await openShopWith({ mina: 'moderator' })
  shop = opened.shop
  actor = (await inNameOf(shop, opened.people.mina.id)).actor
})

const openList = (path = '/dashboard/categories') =>
  drawPages(shop, actor, { path: '/dashboard/categories', page: list })(path)
const openPage = (end: string) =>
  drawPages(shop, actor, { path: '/dashboard/categories/:category', page })(
    `/dashboard/categories/${end}`,
  )

async function made(slug: string, parentId: string | null = null): Promise<string> {
  const saved = await saveCategory(shop, aScript, { slug, name: slug, parentId })
  if (!('id' in saved)) throw new Error(saved.outcome)
  return saved.id
}

async function tree() {
  const rows = await listTree(shop.database)
  return rows.map(({ slug, level }) => '-'.repeat(level - 1) + slug).join(' ')
}

async function rowOf(slug: string) {
  const [row] = await shop.database.select().from(categories).where(eq(categories.slug, slug))
  if (!row) throw new Error(`Expected ${slug}`)
  return row
}

/** A press on the list, by its own script. */
async function press(what: string, fields: Record<string, string>) {
  const sent = { what, ...fields }
  const to = '/dashboard/categories'
  const posted = await postForm(categoriesAction, {
    shop,
    to,
    fields: sent,
    account: actor,
    isFetched: true,
  })
  return posted.result as CategoriesResult
}

test('before scripts arrive the list shows the tree with how much is in each, and a button moves a row', async () => {
  expect(textOf((await openList()).html)).toContain('There are no categories yet')
  const home = await made('home')
  const kitchen = await made('kitchen')
  for (const category of ['home', 'kitchen']) await shelve(shop, { category })

  const shown = await openList()
  expect(shown.html).toContain('href="/dashboard/products?category=kitchen"')
  const into = moveText({ id: kitchen, parentId: home })
  const moved = await shown.send(shown.formWith('move'), { press: ['move', into] })
  expect(textOf(moved.html)).toContain('The new order is saved.')
  expect(textOf(moved.html)).toMatch(/Home 2 products .*Kitchen 1 product /)
  expect(await tree()).toBe('home -kitchen')
  const gone = moveText({ id: crypto.randomUUID(), parentId: null })
  expect((await press('move', { move: gone })).error?.formErrors).toEqual(['unknown-category'])
})

test('a category is hidden in words, and shown again by the way back that is offered', async () => {
  await made('pots', await made('home'))
  const { id } = await rowOf('home')
  const { answer } = await press('hide', { id, version: '1' })
  expect(answer?.undo).toEqual({
    what: 'show',
    fields: [
      ['id', id],
      ['version', '2'],
    ],
  })
  const { html } = await openList()
  expect(textOf(html)).toMatch(/home .*Hidden .*pots .*Hidden with what it stands in/)
  expect((await press('show', { id, version: '1' })).error?.formErrors).toEqual([
    'changed-meanwhile',
  ])
  await press('show', { id, version: '2' })
  expect(await rowOf('pots')).toMatchObject({ isShown: true })
})

test('only what is empty is deleted, and it comes back where it stood', async () => {
  const home = await made('home')
  const pots = await made('pots', home)
  await made('pans', home)
  await shelve(shop, { category: 'pans' })
  expect((await press('delete', { id: home, version: '1' })).error?.formErrors).toEqual([
    'has-categories',
  ])
  expect(textOf((await openPage(home)).html)).toContain('Move them to another category first.')

  const shown = await openPage(pots)
  const { action } = shown.formWith('id')
  expect(action).toBe('/dashboard/categories')
  const { answer } = await press('delete', { id: pots, version: '1' })
  expect(await tree()).toBe('home -pans')
  const { what = '', fields = [] } = answer?.undo ?? {}
  await press(what, Object.fromEntries(fields))
  expect(await tree()).toBe('home -pots -pans')
  expect((await openPage(crypto.randomUUID()).catch(() => undefined))?.status).not.toBe(200)
})

test('a category is made in another one with both languages and a picture, and changed', async () => {
  await storePicture(shop, 'aa')
  const home = await made('home')
  const blank = await openPage(`new?in=${home}&picture=aa`)
  const fields = { name: 'Pots & pans', nameBn: 'হাঁড়ি-পাতিল', description: 'To cook in.' }
  const saved = await blank.send(blank.formWith('nameBn'), { press: ['what', 'save'], fields })
  expect(saved.goTo).toBe('/dashboard/categories?done=saved')
  const row = await rowOf('pots-pans')
  expect(row).toMatchObject({ ...fields, parentId: home, picture: 'aa', hidden: false })

  const shown = await openPage(row.id)
  const away = { parentId: '', slug: 'pots', nameBn: '', hidden: 'on' }
  await shown.send(shown.formWith('nameBn'), { press: ['what', 'save'], fields: away })
  const changed = { parentId: null, nameBn: null, hidden: true, picture: 'aa', version: 2 }
  expect(await rowOf('pots')).toMatchObject(changed)
})

test('what is wrong is said at its field, what was typed stays, and nobody writes over a colleague', async () => {
  await made('home')
  const blank = await openPage('new')
  const form = blank.formWith('nameBn')
  const send = async (fields: Record<string, string>) =>
    textOf((await blank.send(form, { press: ['what', 'save'], fields })).html)
  expect(await send({ name: ' ' })).toContain('Write what it is called')
  expect(await send({ name: 'Home', slug: 'a b' })).toContain('Letters, digits and single dashes')
  expect(await send({ name: 'Home' })).toContain('Another category has this address')
  expect(await send({ name: '???' })).toContain('Letters, digits and single dashes')

  const { id } = await rowOf('home')
  const shown = await openPage(id)
  await saveCategory(shop, aScript, { id, version: 1, slug: 'home', name: 'House' })
  const late = await shown.send(shown.formWith('nameBn'), {
    press: ['what', 'save'],
    fields: { name: 'Dwelling' },
  })
  expect(textOf(late.html)).toContain('Somebody else changed this category meanwhile.')
  expect(late.html).toContain('value="Dwelling"')
  expect(await rowOf('home')).toMatchObject({ name: 'House' })
})

test('the editor says when the shop has as many categories as it may have', async () => {
  const missing = mostCategories - (await shop.database.$count(categories))
  const slugs = Array.from({ length: missing }, (_, n) => `group-${n}`)
  await shop.database
    .insert(categories)
    .values(slugs.map((slug) => ({ id: v7(), slug, name: slug })))
  const blank = await openPage('new')
  const fields = { name: 'One more' }
  const answered = await blank.send(blank.formWith('nameBn'), { press: ['what', 'save'], fields })
  expect(textOf(answered.html)).toContain('The shop has 500 categories, the most it can have.')
  expect(await shop.database.$count(categories)).toBe(mostCategories)
})
