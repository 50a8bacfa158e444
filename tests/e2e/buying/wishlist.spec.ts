import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { change, shelve, type ShelvedProduct } from '../support/back-room.ts'
import { openWithClock, stopTime } from '../support/clock.ts'
import { expect, test } from '../support/journey.ts'
import { expectInCart, open, reload, visit } from '../support/shopper.ts'

const wishlistLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /^Wishlist, / })

const heart = (page: Page, { name }: Pick<ShelvedProduct, 'name'>) =>
  page.getByRole('button', { name: `Keep in the wishlist: ${name}` })

/** On its own page, beside others that are close to it. */
async function wish(page: Page, product: ShelvedProduct, go = open): Promise<void> {
  await go(page, `/product/${product.slug}`)
  await heart(page, product).first().click()
  await expect(heart(page, product).first()).toHaveAttribute('aria-pressed', 'true')
}

const card = (page: Page, { name }: Pick<ShelvedProduct, 'name'>) =>
  page.getByRole('main').getByRole('article').filter({ hasText: name })

test('What I press the heart on waits in my wishlist, at the price of today; what was sold out or taken out of the shop meanwhile says so (spec 4, D12)', async ({
  page,
}) => {
  const kettle = await shelve({ name: 'Copper kettle of wishes' })
  const rug = await shelve({ name: 'Rag rug of wishes', variants: [{ stock: 3 }] })
  const vase = await shelve({ name: 'Glass vase of wishes' })
  const tray = await shelve({ name: 'Painted tray of wishes' })
  await wish(page, kettle)
  for (const product of [rug, vase, tray]) await wish(page, product, visit)
  await expect(wishlistLink(page)).toHaveAccessibleName('Wishlist, 4 items')
  await change(kettle, { price: 650 })
  await change(vase, { inStock: 0 })
  await change(tray, { status: 'archived' })

  await wishlistLink(page).click()
  await expect(page.getByRole('heading', { name: 'Wishlist', level: 1 })).toBeVisible()
  await expect(async () => {
    await reload(page)
    await expect(card(page, kettle)).toContainText('৳650')
    await expect(card(page, vase)).toContainText('Sold out')
    await expect(card(page, tray)).toContainText('No longer sold')
  }).toPass()
  await expect(card(page, rug)).toContainText('Only a few left')
  await expect(card(page, tray).getByRole('link', { name: /^See similar products/ })).toBeVisible()
  await expectAccessible(page)
  await card(page, kettle)
    .getByRole('button', { name: /^Add to cart/ })
    .click()
  await expectInCart(page, '1 item')
  await card(page, tray)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(wishlistLink(page)).toHaveAccessibleName('Wishlist, 3 items')
})

test('An empty wishlist says how to fill it, in Bangla too; a product taken off by mistake comes back, from its place and from the notice', async ({
  page,
}) => {
  const product = await shelve({ name: 'Tin lantern of wishes' })
  await openWithClock(page, '/wishlist')
  await expect(page.getByText('Your wishlist is empty')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to the shop' }).click()
  await expect(page).toHaveURL(/\/shop$/)

  await wish(page, product, visit)
  await wishlistLink(page).click()
  const removed = `${product.name} was removed from your wishlist`
  await test.step('back from its place', async () => {
    await expect(page.getByRole('heading', { name: 'Wishlist', level: 1 })).toBeVisible()
    await heart(page, product).click()
    await expect(page.getByText(removed)).toBeVisible()
    await expect(wishlistLink(page)).toHaveAccessibleName('Wishlist, 0 items')
    await expect(page.getByText('Your wishlist is empty')).toBeVisible()
    // The heart is gone with its card: the keyboard goes on at the way back.
    const undo = page.getByRole('main').getByRole('button', { name: `Undo: ${removed}` })
    await expect(undo).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(card(page, product)).toBeVisible()
  })

  await test.step('back from the notice', async () => {
    await stopTime(page)
    await heart(page, product).click()
    const notice = page.getByRole('dialog', { name: 'Removed from your wishlist' }).last()
    await notice.getByRole('button', { name: 'Undo' }).click()
    await expect(card(page, product)).toBeVisible()
    await expect(wishlistLink(page)).toHaveAccessibleName('Wishlist, 1 item')
  })

  await test.step('empty, in Bangla', async () => {
    await page.clock.resume()
    await page.evaluate(() => localStorage.removeItem('wishlist'))
    await open(page, '/bn/wishlist')
    await expect(page.getByText('পছন্দের তালিকায় কিছু নেই')).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('without a network', () => {
  test.use({ expectedOnTheConsole: [/ERR_(FAILED|INTERNET_DISCONNECTED)/] })

  test('the wishlist shows what it knows and asks again', async ({ page }) => {
    const product = await shelve({ name: 'Clay lamp of wishes' })
    await wish(page, product)
    await page.route('**/api/product?*', (route) => route.abort())
    await visit(page, '/wishlist')
    await expect(page.getByText('The prices of today could not be loaded')).toBeVisible()
    await expect(card(page, product)).toContainText('৳500')
    await expectAccessible(page)
    await page.unroute('**/api/product?*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('The prices of today could not be loaded')).toBeHidden()
    await expect(card(page, product).getByRole('button', { name: /^Add to cart/ })).toBeVisible()
  })
})
