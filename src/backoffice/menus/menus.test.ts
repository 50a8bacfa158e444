import { beforeEach, expect, test } from 'vitest'
import { isTaken, problemIn, troubleIn } from '#pages/form/form-result.ts'
import { readMenus } from '#shop/content/menus/load-menus.ts'
import { keysOf, type MenuPlace } from '#shop/content/menus/menu.ts'
import { saveMenu } from '#shop/content/menus/save-menu.ts'
import { deletePost } from '#shop/content/posts/delete-post.ts'
import { savePost } from '#shop/content/posts/save-post.ts'
import type { Actor } from '#shop/identity/roles/actor.ts'
import type { Shop } from '#shop/shop.ts'
import { loadShell } from '#storefront/layout/shell.ts'
import { shelve } from '../../../tests/examples/examples.ts'
import { inNameOf } from '../../../tests/examples/initiators.ts'
import { openShopWith } from '../../../tests/examples/staff-examples.ts'
import { textOf } from '../../../tests/support/without-scripts/text-of.ts'
import { postForm } from '../../../tests/support/post-form.ts'
import { drawPages } from '../../../tests/support/without-scripts/draw-page.tsx'
import * as page from './menus.tsx'
import { menusAction, type MenusResult } from './menus-action.ts'

let shop: Shop
let actor: Actor
let by: Awaited<ReturnType<typeof inNameOf>>
beforeEach(async () => {
  const opened = await openShopWith({ mina: 'admin' })
  shop = opened.shop
  by = await inNameOf(shop, opened.people.mina.id)
  actor = by.actor
})

async function press(fields: Record<string, string>) {
  const asked = { shop, to: '/dashboard/menus', fields, account: actor, isFetched: true }
  return (await postForm(menusAction, asked)).result as MenusResult
}

const stored = async (place: MenuPlace) => (await readMenus(shop.database))[place]

async function shownTo(language: 'en' | 'bn', place: MenuPlace) {
  const { shell } = await loadShell(shop, language)
  return shell.menus[place].map(({ path, text }) => `${text} ${path}`)
}

async function aPage(title: string) {
  const published = { publishedAt: shop.now(), body: '<p>Text</p>' }
  const draft = { kind: 'page', slug: title.toLowerCase(), title, ...published } as const
  const saved = await savePost(shop, by, draft)
  if (saved.outcome !== 'saved') throw new Error(saved.outcome)
  return saved.id
}

test('until somebody arranges them, menus are those of the specification', async () => {
  await shelve(shop, { slug: 'cup' })
  await aPage('Returns')
  expect(await shownTo('en', 'header')).toEqual([
    'Home /',
    'Shop /shop',
    'About Us /about-us',
    'Blogs /blog',
    'Contact Us /contact-us',
    'My Account /dashboard',
  ])
  expect(await shownTo('en', 'footer-pages')).toEqual([
    'Shop /shop',
    'About Us /about-us',
    'Blogs /blog',
    'Contact Us /contact-us',
    'My Account /dashboard',
    'Order Tracking /order-tracking',
    'Returns /pages/returns',
  ])
  const { shell } = await loadShell(shop, 'en')
  const top = shell.categories.filter(({ level }) => level === 1)
  expect(shell.menus['footer-goods'].map(({ text }) => text)).toEqual(top.map(({ name }) => name))
})

test('a page of its own entry follows its name and its slug, and goes when the page goes', async () => {
  const id = await aPage('Returns')
  expect(isTaken(await press({ what: 'add', place: 'header', to: `page:${id}` }))).toBe(true)
  expect((await shownTo('en', 'header')).at(-1)).toBe('Returns /pages/returns')
  const moved = { kind: 'page', slug: 'back', title: 'Giving back', titleBn: 'ফেরত' } as const
  const published = { publishedAt: shop.now(), body: '<p>Text</p>' }
  await savePost(shop, by, { ...moved, ...published, id, version: 1 })
  expect((await shownTo('bn', 'header')).at(-1)).toBe('ফেরত /pages/back')
  await deletePost(shop, by, { kind: 'page', id, version: 2 })
  expect(await shownTo('en', 'header')).toHaveLength(6)
  const list = drawPages(shop, actor, { path: '/dashboard/menus', page })
  expect(textOf((await list('/dashboard/menus')).html)).toContain('Deleted page or category')
})

test('before scripts arrive, a link of its own is added with its labels, moved up and hidden', async () => {
  const blank = await drawPages(shop, actor, { path: '/dashboard/menus', page })('/dashboard/menus')
  const wrong = await blank.send(blank.formWith('href'), {
    fields: { to: 'link', href: 'javascript:alert(1)', label: '' },
  })
  expect(textOf(wrong.html)).toContain('Enter an address like /shop or https://example.com')
  expect(textOf(wrong.html)).toContain('An address needs a label')
  const added = await wrong.send(wrong.formWith('href'), {
    fields: { to: 'link', href: '/shop?sort=newest', label: 'New <in>', labelBn: 'নতুন' },
  })
  expect(added.goTo).toBe('/dashboard/menus?done=added')
  expect((await shownTo('bn', 'header')).at(-1)).toBe('নতুন /shop?sort=newest')
  const shown = await drawPages(shop, actor, { path: '/dashboard/menus', page })('/dashboard/menus')
  await shown.send(shown.formWith('move'), { press: ['move', '5 link:/shop?sort=newest'] })
  expect((await shownTo('en', 'header'))[5]).toBe('New <in> /shop?sort=newest')
  const name = { place: 'header', to: 'link:/shop?sort=newest' }
  const { answer } = await press({ what: 'hide', ...name })
  expect(await shownTo('en', 'header')).toHaveLength(6)
  expect((await stored('header')).items[5]?.isHidden).toBe(true)
  expect(isTaken(await press({ what: 'undo', ...sent(answer) }))).toBe(true)
  expect(await shownTo('en', 'header')).toHaveLength(7)
})

const sent = (answer: MenusResult['answer']): Record<string, string> => ({
  place: String(answer?.place),
  version: String(answer?.version),
  items: String(answer?.items),
})

test('what is there is not added again, and what is in no menu of today is not moved', async () => {
  const again = await press({ what: 'add', place: 'header', to: 'shop' })
  expect(problemIn(again, 'to')).toBe('already-there')
  const seen = keysOf((await stored('header')).items).join(' ')
  await press({ what: 'remove', place: 'header', to: 'blog' })
  const late = await press({ what: 'order', place: 'header', seen, move: '0 account' })
  expect(troubleIn(late)).toBe('changed-meanwhile')
})

test('a menu that somebody else arranged meanwhile is not written over, and the undo of an old change is refused', async () => {
  const { answer } = await press({ what: 'remove', place: 'header', to: 'blog' })
  const label = { place: 'header', to: 'shop', version: '1', label: 'Goods', labelBn: '' }
  expect(isTaken(await press({ what: 'label', ...label }))).toBe(true)
  expect(troubleIn(await press({ what: 'label', ...label }))).toBe('changed-meanwhile')
  expect(troubleIn(await press({ what: 'undo', ...sent(answer) }))).toBe('changed-meanwhile')
  expect((await shownTo('en', 'header'))[1]).toBe('Goods /shop')
  await press({ what: 'reset', place: 'header' })
  expect((await shownTo('en', 'header')).slice(1, 4)).toEqual([
    'Shop /shop',
    'About Us /about-us',
    'Blogs /blog',
  ])
})

test('two who arrange a menu for the first time at once: one of them is told so', async () => {
  const { items } = await stored('footer-goods')
  const save = () => saveMenu(shop, by, { place: 'footer-goods', version: 0, items })
  const outcomes = (await Promise.all([save(), save()])).map(({ outcome }) => outcome)
  expect(outcomes.toSorted()).toEqual(['changed-meanwhile', 'saved'])
})

test('an entry is a known place, an id or a link that a browser may follow; no menu names one twice', async () => {
  const outcomeOf = async (to: string, ...more: string[]) => {
    const items = [to, ...more].map((one) => ({ to: one, label: 'Label' }))
    return (await saveMenu(shop, by, { place: 'header', version: 0, items })).outcome
  }
  for (const to of ['nowhere', 'page:1', 'link:javascript:1', 'link://evil', 'link:/a b'])
    expect([to, await outcomeOf(to)]).toEqual([to, 'invalid'])
  expect(await outcomeOf('shop', 'shop')).toBe('invalid')
  expect(await outcomeOf('link:https://example.com/a')).toBe('saved')
})
