import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { problemIn, troubleIn } from '#pages/form/form-result.ts'
import { readSiteMap } from '#pages/site-map.ts'
import { findBanner, listAllBanners } from '#shop/banners/list-banners.ts'
import type { Actor } from '#shop/identity/roles/actor.ts'
import { findActor } from '#shop/identity/sessions/find-actor.ts'
import type { Shop } from '#shop/shop.ts'
import { aProduct, shelve, storePicture } from '../../../tests/examples/examples.ts'
import { openShopWith } from '../../../tests/examples/staff-examples.ts'
import { contextOf, postForm } from '../../../tests/support/post-form.ts'
import { bannersAction, type BannersResult } from './banners-action.ts'
import { bannerAction, type BannerResult } from './edit/banner-action.ts'
import { cutOf } from './edit/cut.ts'
import { leadsNowhere } from './leads-nowhere.ts'
import { moveText } from './moved.ts'
import { showBanners } from './shown-banner.ts'

let shop: Shop
let account: Actor
beforeEach(async () => {
  const opened = await openShopWith({ mina: 'moderator' })
  shop = opened.shop
  const cookies = [...opened.people.mina.browser.cookies].map((pair) => pair.join('='))
  const found = await findActor(shop, cookies.join('; '))
  if (found.outcome !== 'known') throw new Error(`Expected somebody, not ${found.outcome}`)
  account = found.actor
  await storePicture(shop, 'aa')
})

const page = (path: string, mayOpen: string) => ({
  id: path,
  path,
  module: { handle: { mayOpen } },
})
const siteMap = readSiteMap({
  a: page('shop/:category?', 'anyone'),
  b: page('product/:product', 'anyone'),
  c: page('', 'anyone'),
  d: page('dashboard/banners', 'edit-banners'),
  e: page('*', 'anyone'),
} as unknown as Parameters<typeof readSiteMap>[0])

const typed = { what: 'save', picture: 'aa', title: 'Eid', link: '/shop', placement: 'slider' }

async function save(fields: Record<string, string>, banner = 'new') {
  const to = `/bn/dashboard/banners/${banner}`
  const sent = { shop, to, params: { banner }, fields: { ...typed, ...fields }, account, siteMap }
  return postForm(bannerAction, sent)
}

async function change(fields: Record<string, string>) {
  const sent = { shop, to: '/dashboard/banners', fields, account, isFetched: true }
  const { result } = await postForm(bannersAction, sent)
  return result as BannersResult | undefined
}

async function only() {
  const [banner] = await listAllBanners(shop)
  if (!banner) throw new Error('Expected a banner')
  return banner
}

test('a banner is saved as it was typed, its dates on the clocks of Dhaka, and the browser goes on to the list', async () => {
  const dates = { startsAt: '2026-11-23T18:00', endsAt: '২০২৬-১১-২৪T০০:০০' }
  const answer = await save({ ...dates, active: 'on', linkBn: '/shop?sort=new', altBn: 'চাঁদ' })
  expect(answer.goTo).toBe('/bn/dashboard/banners?done=saved')
  expect(await only()).toMatchObject({
    title: 'Eid',
    titleBn: null,
    linkBn: '/shop?sort=new',
    altBn: 'চাঁদ',
    status: 'Active',
    startsAt: new Date('2026-11-23T12:00:00Z'),
    endsAt: new Date('2026-11-23T18:00:00Z'),
  })
})

test('a banner that leads nowhere is saved, and the browser stays where it is mended', async () => {
  for (const dead of ['link', 'linkBn']) {
    const { goTo } = await save({ [dead]: '/shop/none' })
    const { id } = (await listAllBanners(shop)).at(-1) ?? {}
    expect(goTo).toBe(`/bn/dashboard/banners/${id}?done=saved`)
  }
})

test('what is wrong is said at its field, and nothing is saved', async () => {
  const dates = { startsAt: '2026-11-23T18:00', endsAt: '2026-11-23T18:00' }
  const wrong = { picture: '', title: ' ', link: 'javascript:alert(1)', linkBn: '//evil.example' }
  const { result } = await save({ ...dates, ...wrong })
  const said = ['picture', 'title', 'link', 'linkBn', 'endsAt'].map((at) => problemIn(result, at))
  expect(said).toEqual([
    'picture-missing',
    'title-missing',
    'link-wrong',
    'link-wrong',
    'ends-too-early',
  ])
  expect(problemIn((await save({ startsAt: 'soon' })).result, 'startsAt')).toBe('time-wrong')
  expect(await listAllBanners(shop)).toEqual([])
})

test('a banner that two edit at once is not written over', async () => {
  await save({})
  const { id } = await only()
  await save({ version: '1', title: 'Puja' }, id)
  const { result } = await save({ version: '1', title: 'Boishakh' }, id)
  expect([troubleIn(result), (await only()).title]).toEqual(['changed-meanwhile', 'Puja'])
  expect((await only()).status).toBe('Inactive')
})

test('a banner moves to another place, is deleted, and comes back when that is undone', async () => {
  await save({ title: 'A' })
  await save({ title: 'B' })
  const ids = (await listAllBanners(shop)).map(({ id }) => id)
  const [a = '', b = ''] = ids
  const order = { what: 'order', placement: 'slider', seen: ids.join() }
  expect(troubleIn(await change({ ...order, move: moveText(b, 0) }))).toBeUndefined()
  expect((await listAllBanners(shop)).map(({ id }) => id)).toEqual([b, a])
  const old = await change({ ...order, seen: a, move: moveText(a, 0) })
  expect(troubleIn(old)).toBe('changed-meanwhile')

  const deleted = await change({ what: 'delete', id: a, version: '1' })
  expect([deleted?.answer, await findBanner(shop, a)]).toEqual([{ id: a, version: 2 }, undefined])
  await change({ what: 'undo', id: a, version: '2' })
  expect(await findBanner(shop, a)).toMatchObject({ title: 'A' })
})

async function sendPicture(file: Blob) {
  const form = new FormData()
  form.set('what', 'picture')
  form.set('slot', 'narrowPicture')
  form.set('file', file, 'banner.png')
  const url = new URL('https://haat.example/dashboard/banners/new?picture=aa')
  const headers = { accept: 'application/json' }
  const request = new Request(url, { method: 'POST', body: form, headers })
  const args = { request, url, params: { banner: 'new' }, context: contextOf(shop, account) }
  const { data } = await bannerAction(args as unknown as Parameters<typeof bannerAction>[0])
  return data as BannerResult
}

test('a picture is kept through the decoder of the shop, and what is none is refused in words', async () => {
  const background = '#0b6b4f'
  const png = sharp({ create: { width: 320, height: 180, channels: 3, background } }).png()
  const { answer } = await sendPicture(new Blob([new Uint8Array(await png.toBuffer())]))
  expect(answer).toMatchObject({ slot: 'narrowPicture', picture: { width: 320, height: 180 } })
  await save({ narrowPicture: answer?.picture?.hash ?? '' })
  expect((await only()).narrowPicture).toMatchObject({ width: 320 })

  const drawing = await sendPicture(new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']))
  expect(problemIn(drawing, 'file')).toBe('not-an-image')
  expect(problemIn(await sendPicture(new Blob([])), 'file')).toBe('nothing-chosen')
})

test('a link is checked against the pages, categories and products of the shop', async () => {
  const { slug } = await shelve(shop, aProduct())
  const { shopUrl } = shop.environment
  const good = [
    '/',
    '/bn',
    '/shop',
    '/shop/home?sort=new',
    `/bn/product/${slug}#reviews`,
    `${shopUrl}/shop`,
    'https://elsewhere.example/any',
  ]
  const bad = [
    '/none',
    '/shop/none',
    '/product/none',
    '/product/%E0%A4%A',
    '/dashboard/banners',
    `${shopUrl}/none`,
  ]
  const dead = await Promise.all([...good, ...bad].map((link) => leadsNowhere(shop, siteMap, link)))
  expect(dead).toEqual([...good.map(() => false), ...bad.map(() => true)])
})

test('the list says what becomes of each: the fourth active one of the slider does not turn, and dead links are named', async () => {
  const active = { active: 'on' }
  for (const title of ['A', 'B', 'C', 'D']) await save({ ...active, title, titleBn: `${title}ক` })
  await save({ ...active, title: 'Offer', placement: 'new-offer', link: '/none' })
  await save({ ...active, title: 'Soon', startsAt: '2099-01-01T00:00' })
  const banners = await listAllBanners(shop)
  const rows = await showBanners(shop, { banners, siteMap, language: 'bn' })
  const said = rows.map(({ title, state, isSurplus, deadLinks }) => ({
    title,
    state,
    isSurplus,
    deadLinks,
  }))
  const one = (title: string, more = {}) => ({
    title,
    state: 'active',
    isSurplus: false,
    deadLinks: [],
    ...more,
  })
  expect(said.toSorted((row, other) => row.title.localeCompare(other.title, 'en'))).toEqual([
    one('Aক'),
    one('Bক'),
    one('Cক'),
    one('Dক', { isSurplus: true }),
    one('Offer', { deadLinks: ['/none'] }),
    one('Soon', { state: 'waiting' }),
  ])
})

test('what is cut off a picture is the left of one that is too wide in the slider, and above and below of one too high', () => {
  const shape = { ratio: [16, 7], width: 1600, keeps: 'right' } as const
  expect(cutOf({ width: 1600, height: 700 }, shape).lost).toBeCloseTo(0)
  expect(cutOf({ width: 3200, height: 700 }, shape)).toMatchObject({ x: 1600, y: 0, lost: 0.5 })
  expect(cutOf({ width: 1600, height: 1400 }, shape)).toMatchObject({ x: 0, y: 350, lost: 0.5 })
})
