import { beforeEach, expect, test } from 'vitest'
import { v7 as newId } from 'uuid'
import type { Shop } from '#shop/shop.ts'
import { storePicture } from '../../../tests/examples/examples.ts'
import type { TestBrowser } from '../../../tests/examples/identity-examples.ts'
import { openShopWith } from '../../../tests/examples/staff-examples.ts'

let shop: Shop
let browser: TestBrowser
beforeEach(async () => {
  const opened = await openShopWith({ mina: 'moderator' })
  shop = opened.shop
  browser = opened.people.mina.browser
  await storePicture(shop, 'aa')
  await storePicture(shop, 'bb')
})

const eid = {
  title: 'Eid',
  titleBn: 'ঈদ',
  link: '/shop',
  picture: 'aa',
  narrowPicture: 'bb',
  status: 'Active',
  placement: 'slider',
  endsAt: '2099-11-23T18:00:00+06:00',
}

const send = (method: string, path: string, body?: unknown) => browser.send(method, path, body)

test('a moderator adds, edits, orders, deletes and restores banners', async () => {
  const made = await send('POST', '/banners', eid)
  expect(made).toMatchObject({
    status: 201,
    content: {
      version: 1,
      state: 'active',
      position: 0,
      narrowPicture: 'bb',
      endsAt: '2099-11-23T12:00:00.000Z',
    },
  })
  const id = String(made.content['_id'])
  const other = await send('POST', '/banners', { ...eid, title: 'Puja', linkBn: '/shop/home' })

  const planned = { ...eid, version: 1, startsAt: '2099-11-01T00:00:00+06:00' }
  expect(await send('PUT', `/banners/${id}`, planned)).toMatchObject({
    status: 200,
    content: { version: 2, state: 'waiting' },
  })
  expect(await send('PUT', `/banners/${id}`, planned)).toMatchObject({
    status: 409,
    content: { code: 'changed-meanwhile', now: 2 },
  })

  const ids = [other.content['_id'], id]
  expect(await send('PUT', '/banners/order', { placement: 'slider', ids })).toMatchObject({
    status: 200,
    content: { ids },
  })
  expect(await send('GET', '/banners')).toMatchObject({
    content: [{ title: 'Puja' }, { title: 'Eid' }],
  })

  expect(await send('DELETE', `/banners/${id}?version=2`)).toMatchObject({
    status: 200,
    content: { version: 3 },
  })
  expect((await send('DELETE', `/banners/${id}?version=3`)).status).toBe(404)
  expect(await send('POST', `/banners/${id}/restore`, { version: 3 })).toMatchObject({
    status: 200,
    content: { version: 4, title: 'Eid' },
  })
})

test('what is wrong with a banner is said by its field, and an unknown one is not found', async () => {
  const wrong = { ...eid, link: 'javascript:alert(1)', startsAt: 'tomorrow' }
  expect(await send('POST', '/banners', wrong)).toMatchObject({
    status: 400,
    content: {
      code: 'invalid',
      fields: { link: expect.any(String), startsAt: expect.any(String) },
    },
  })
  const turned = { ...eid, startsAt: '2099-12-01T00:00:00Z' }
  expect(await send('POST', '/banners', turned)).toMatchObject({
    status: 400,
    content: { fields: { endsAt: 'The end is not after the start' } },
  })
  expect(await send('POST', '/banners', { ...eid, picture: 'cc' })).toMatchObject({
    status: 400,
    content: { code: 'unknown-picture' },
  })
  for (const id of [newId(), 'none'])
    expect(await send('PUT', `/banners/${id}`, { ...eid, version: 1 })).toMatchObject({
      status: 404,
      content: { code: 'banner-not-found' },
    })
})
