import { beforeEach, expect, test } from 'vitest'
import { saveBanner } from '#shop/banners/save-banner.ts'
import type { Actor } from '#shop/identity/roles/actor.ts'
import { findActor } from '#shop/identity/sessions/find-actor.ts'
import type { StoredRole } from '#shop/identity/roles/role.ts'
import type { Shop } from '#shop/shop.ts'
import { storePicture } from '../../../tests/examples/examples.ts'
import { personWith } from '../../../tests/examples/staff-examples.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { missesBanners } from './misses-banners.ts'
import { aScript } from '../../../tests/examples/initiators.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openTestShop()
})

async function actorWith(role: StoredRole): Promise<Actor> {
  const { browser } = await personWith(shop, role)
  const cookies = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
  const found = await findActor(shop, cookies)
  if (found.outcome !== 'known') throw new Error('Expected somebody who is signed in')
  return found.actor
}

async function addBanner(status: 'Active' | 'Inactive'): Promise<void> {
  const picture = 'b'.repeat(32)
  await storePicture(shop, picture)
  const banner = { title: 'Sale', titleBn: null, link: '/shop', picture, position: 0 }
  await saveBanner(shop, aScript, { ...banner, status, placement: 'slider' })
}

test('staff see why the home page shows a spinner, until a banner is active', async () => {
  const moderator = await actorWith('moderator')
  expect(await missesBanners(shop, moderator)).toBe(true)
  await addBanner('Inactive')
  expect(await missesBanners(shop, moderator)).toBe(true)
  await addBanner('Active')
  expect(await missesBanners(shop, moderator)).toBe(false)
})

test('customers see nothing of it: they could not change it', async () => {
  expect(await missesBanners(shop, await actorWith('customer'))).toBe(false)
})
