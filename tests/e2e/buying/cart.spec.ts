import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { shelve, type ShelvedProduct } from '../support/back-room.ts'
import { expect, test } from '../support/journey.ts'
import { expectStill, watchJumps } from '../support/jumps.ts'
import { addToCart, expectInCart, open, visit } from '../support/shopper.ts'

const lines = (page: Page) =>
  page.getByRole('list', { name: 'Products in the cart' }).getByRole('listitem')

function shelveShirts(): Promise<ShelvedProduct> {
  const colours = [
    { color: 'Red', colorHex: '#b02020' },
    { color: 'Blue', colorHex: '#2040b0' },
  ]
  return shelve({
    name: 'Cotton shirt',
    variants: colours.flatMap((colour) => ['S', 'M'].map((size) => ({ ...colour, size }))),
  })
}

async function choose(page: Page, colour: string, size: string): Promise<void> {
  for (const option of [colour, size]) {
    await page.getByRole('link', { name: option, exact: true }).click()
    await expect(page.getByRole('link', { name: option, exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    )
  }
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
}

test('The same shirt in the same colour and size is one line; another colour is another (D10)', async ({
  page,
}) => {
  const shirts = await shelveShirts()
  await open(page, `/product/${shirts.slug}`)
  await choose(page, 'Red', 'M')
  await expectInCart(page, '1 item')
  await choose(page, 'Red', 'M')
  await expectInCart(page, '2 items')
  await choose(page, 'Blue', 'M')
  await expectInCart(page, '3 items')

  await visit(page, '/cart')
  await expect(lines(page)).toHaveCount(2)
  await expect(lines(page).nth(0)).toContainText('Colour: Red')
  await expect(lines(page).nth(0).getByRole('textbox', { name: 'Quantity' })).toHaveValue('2')
  await expect(lines(page).nth(0)).toContainText('৳1,000')
  await expect(lines(page).nth(1)).toContainText('Colour: Blue')
  await expect(page.getByRole('region', { name: 'Subtotal' })).toContainText('৳1,500')
  await expectAccessible(page)
})

test('One less never goes below one, and what I take out can come back; a number typed in Bangla counts, and nonsense changes nothing', async ({
  page,
}) => {
  await addToCart(page, await shelve({ name: 'Tea glass' }))
  await addToCart(page, await shelve({ name: 'Tea spoon' }), visit)
  await visit(page, '/cart')
  const glass = lines(page).filter({ hasText: 'Tea glass' })
  const quantity = glass.getByRole('textbox', { name: 'Quantity' })
  await glass.getByRole('button', { name: 'One more' }).click()
  await expect(quantity).toHaveValue('2')
  const less = glass.getByRole('button', { name: 'One less' })
  await less.click()
  await expect(quantity).toHaveValue('1')
  await expect(less).toBeDisabled()
  await less.press('Enter')
  await expect(quantity).toHaveValue('1')
  await expectInCart(page, '2 items')

  await glass.getByRole('button', { name: 'Remove Tea glass' }).click()
  await expectInCart(page, '1 item')
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Undo: Tea glass/ }).click()
  await expectInCart(page, '2 items')
  await expect(lines(page).nth(0)).toContainText('Tea glass')

  await test.step('a number typed in Bangla counts, and nonsense changes nothing', async () => {
    await quantity.fill('৪')
    await expectInCart(page, '5 items')
    for (const nonsense of ['-3', '0', '1.5', '999999999999', 'many']) {
      await quantity.fill(nonsense)
      await quantity.blur()
      await expect(quantity).toHaveValue('4')
    }
  })
})

test('Two tabs have one cart, and each knows what I looked at in the other; nothing was looked at: nothing is shown', async ({
  page,
  context,
}) => {
  const product = await shelve({ name: 'Wall clock' })
  const recentlyViewed = page.getByRole('region', { name: 'Recently viewed' })
  await open(page, '/cart')
  await expect(page.getByText('No products in the Cart')).toBeVisible()
  await expect(recentlyViewed).toBeHidden()
  const other = await context.newPage()
  await addToCart(other, product)
  await expectInCart(page, '1 item')
  await expect(lines(page)).toContainText('Wall clock')
  await recentlyViewed.scrollIntoViewIfNeeded()
  await expect(recentlyViewed.getByRole('link')).toContainText('Wall clock')
  await lines(page).getByRole('button', { name: 'One more' }).click()
  await expectInCart(other, '2 items')
  await other.close()
})

test('A price that changed while the goods lay in the cart is shown there and at the checkout, and nothing jumps (D12)', async ({
  page,
}) => {
  const cheapen = () =>
    page.evaluate(() => {
      const [line] = JSON.parse(localStorage.getItem('cart') ?? '[]') as object[]
      localStorage.setItem('cart', JSON.stringify([{ ...line, price: 1, discountPrice: 0 }]))
    })
  await addToCart(page, await shelve({ name: 'Rice bowl' }))
  await watchJumps(page)
  await cheapen()
  await open(page, '/cart')
  await expect(lines(page)).toContainText('Price changed: ৳1 → ৳500')
  await expect(page.getByText('Some things have changed')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Subtotal' })).toContainText('৳500')
  await expectStill(page)
  await expectAccessible(page)

  await cheapen()
  await open(page, '/checkout')
  await expect(page.getByRole('list', { name: 'Products in your order' })).toContainText(
    'Price changed: ৳1 → ৳500',
  )
  await expectStill(page)
  await expectAccessible(page)
})

// Other damage: stored-list.test.ts and understand-items.test.ts.
const damaged = ['{"broken', '"<script>alert(1)</script>"']

test('A damaged cart is set aside with a message, and shopping goes on', async ({ context }) => {
  const product = await shelve({ name: 'Door mat' })
  for (const text of damaged) {
    // Each time a shopper who comes with it, and time stands still, so that the toast stays to be read.
    const page = await context.newPage()
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.addInitScript((stored) => {
      if (sessionStorage.getItem('came')) return
      sessionStorage.setItem('came', 'yes')
      localStorage.clear()
      localStorage.setItem('cart', stored)
    }, text)
    await open(page, '/cart')
    await expect(page.getByText('No products in the Cart')).toBeVisible()
    await expect(page.getByText(/could not be read/).first()).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('cart-damaged'))).toBe(text)
    await page.close()
  }
  const page = await context.newPage()
  await addToCart(page, product)
  await expectInCart(page, '1 item')
})
