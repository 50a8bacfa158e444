import { beforeEach, expect, test } from 'vitest'
import { isTaken } from '#pages/form/form-result.ts'
import { findPost } from '#shop/content/posts/find-post.ts'
import { findWholePost, listPosts } from '#shop/content/posts/list-posts.ts'
import { savePost } from '#shop/content/posts/save-post.ts'
import type { Actor } from '#shop/identity/roles/actor.ts'
import type { Shop } from '#shop/shop.ts'
import { shelve } from '../../../tests/examples/examples.ts'
import { inNameOf } from '../../../tests/examples/initiators.ts'
import { openShopWith } from '../../../tests/examples/staff-examples.ts'
import { textOf } from '../../../tests/support/without-scripts/text-of.ts'
import { postForm } from '../../../tests/support/post-form.ts'
import { drawPages } from '../../../tests/support/without-scripts/draw-page.tsx'
import * as page from './edit/post-page.tsx'
import * as history from './history/history-page.tsx'
import * as list from './posts.tsx'
import { postsAction, type PostsResult } from './posts-action.ts'

let shop: Shop
let actor: Actor
let by: Awaited<ReturnType<typeof inNameOf>>
beforeEach(async () => {
  const opened = await openShopWith({ mina: 'admin' })
  shop = opened.shop
  by = await inNameOf(shop, opened.people.mina.id)
  actor = by.actor
})

const openList = (query = '') =>
  drawPages(shop, actor, { path: '/dashboard/pages', page: list })(`/dashboard/pages${query}`)
const openPage = (name: string) =>
  drawPages(shop, actor, { path: '/dashboard/pages/:post', page })(`/dashboard/pages/${name}`)
const openHistory = (id: string, query = '') =>
  drawPages(shop, actor, { path: '/dashboard/pages/:post/history', page: history })(
    `/dashboard/pages/${id}/history${query}`,
  )
const save = (typed: Record<string, string>) => ({
  fields: typed,
  press: ['what', 'save'] as const,
})

async function made(draft: { kind?: 'page' | 'article'; slug: string; title: string }) {
  const saved = await savePost(shop, by, { kind: 'page', ...draft })
  if (saved.outcome !== 'saved') throw new Error(saved.outcome)
  return saved.id
}

test('pages that nobody has written yet stand in the list, and are begun with what the shop calls them', async () => {
  expect(textOf((await openList()).html)).toMatch(/About Us \/about-us Not written yet/)
  const about = await openPage('about-us')
  const sent = await about.send(about.formWith('titleBn'), save({ summary: 'Who we are' }))
  expect(sent.goTo).toMatch(/\/dashboard\/pages\/[0-9a-f-]{36}\?done=saved$/)
  expect(textOf((await openList()).html)).toMatch(/About Us \/about-us Published Bangla missing/)
})

test('before scripts arrive a draft is written, and published once it says something', async () => {
  const blank = await openPage('new-page')
  const fields = { title: 'Gift wrapping', titleBn: 'উপহার মোড়ানো' }
  const refused = await blank.send(
    blank.formWith('titleBn'),
    save({ ...fields, status: 'published' }),
  )
  expect(textOf(refused.html)).toContain('Write the text before you publish it')
  await refused.send(
    refused.formWith('titleBn'),
    save({ ...fields, status: 'published', body: '<p>We wrap.<script>1</script></p>' }),
  )
  expect(await findPost(shop, { kind: 'page', slug: 'gift-wrapping' })).toMatchObject({
    post: { title: 'Gift wrapping', body: '<p>We wrap.</p>' },
  })
})

test('an article names products by their addresses; one that shoppers do not find now stays', async () => {
  const { id: cup } = await shelve(shop, { slug: 'cup' })
  const { id: pot } = await shelve(shop, { slug: 'pot', status: 'archived' })
  const draft = { kind: 'article', slug: 'tea', title: 'Tea', productIds: [pot] } as const
  const id = await made(draft)
  const shown = await openPage(id)
  const products = 'https://shop.example/bn/product/cup?variant=C\n'
  await shown.send(shown.formWith('titleBn'), save({ products }))
  expect((await findWholePost(shop, id))?.productIds).toEqual([cup, pot])
  const again = await openPage(id)
  const wrong = await again.send(again.formWith('titleBn'), save({ products: 'spoon' }))
  expect(textOf(wrong.html)).toContain('One of these is no product that shoppers find')
})

test('who saves upon another version is told so, and keeps what was typed', async () => {
  const id = await made({ slug: 'gifts', title: 'Gifts' })
  const shown = await openPage(id)
  await savePost(shop, by, { kind: 'page', slug: 'gifts', title: 'Presents', id, version: 1 })
  const late = await shown.send(shown.formWith('titleBn'), save({ title: 'Wraps' }))
  expect(textOf(late.html)).toContain('Somebody else changed this meanwhile')
  expect(late.html).toContain('value="Wraps"')
  expect((await findWholePost(shop, id))?.title).toBe('Presents')
})

test('the history says who saved what, and goes back to it', async () => {
  const id = await made({ slug: 'gifts', title: 'Gifts' })
  const body = '<p>We wrap.</p>'
  await savePost(shop, by, { kind: 'page', slug: 'gifts', title: 'Presents', body, id, version: 1 })
  const shown = await openHistory(id)
  expect(textOf(shown.html)).toMatch(/Version 2 .*Title in English, Text in English/)
  const back = await shown.send(shown.formWith('to'), {})
  expect(back.goTo).toBe(`/dashboard/pages/${id}?done=reverted`)
  expect(await findWholePost(shop, id)).toMatchObject({ title: 'Gifts', body: '', version: 3 })
  expect(textOf((await openHistory(id, '?version=2')).html)).toContain('Version 2, as shoppers')
})

/** A press on the list, by its own script. */
async function press(fields: Record<string, string>) {
  const asked = { shop, to: '/dashboard/pages', fields, account: actor, isFetched: true }
  return (await postForm(postsAction, asked)).result as PostsResult
}

test('a deleted page comes back by the press that is offered', async () => {
  const id = await made({ slug: 'gifts', title: 'Gifts' })
  const { answer } = await press({ what: 'delete', kind: 'page', id, version: '1' })
  expect(await listPosts(shop, { kind: 'page' })).toEqual([])
  expect(answer).toEqual({ kind: 'page', id, version: '2' })
  expect(isTaken(await press({ what: 'undo', ...answer }))).toBe(true)
  expect(await listPosts(shop, { kind: 'page' })).toHaveLength(1)
})
