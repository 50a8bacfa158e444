import { expectAccessible } from '../support/accessible.ts'
import { shelve, uniquely } from '../support/back-room.ts'
import { expect, test } from '../support/journey.ts'
import {
  addToCart,
  cartLink,
  expectInCart,
  offered,
  open,
  reload,
  searchField,
} from '../support/shopper.ts'

const shelveShawl = (name: string) =>
  shelve({
    name,
    variants: [
      {
        color: 'Red',
        colorHex: '#b02020',
        size: 'Long',
        priceInPaisa: 150_000,
        discountPriceInPaisa: 120_050,
      },
    ],
  })

test('Cart and wishlist are kept on every change, under the names of the specification (3, 4, 9); the heart keeps a product once, also after a reload, and lets it go again; the drawer shows all of a line: picture, name, swatch, size, quantity × what is paid (spec 2, 5); the empty drawer says so', async ({
  page,
}) => {
  const product = await shelveShawl('Silk shawl')
  const kept = (key: string) =>
    page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as unknown, key)
  await addToCart(page, product)
  const line = {
    id: expect.any(String),
    name: 'Silk shawl',
    image: expect.any(String),
    color: 'Red',
    size: 'Long',
    quantity: 1,
    price: 1500,
    discountPrice: 1200.5,
  }
  expect(await kept('cart')).toMatchObject([line])
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expectInCart(page, '2 items')
  expect(await kept('cart')).toMatchObject([{ ...line, quantity: 2 }])

  await test.step('the heart keeps a product once, also after a reload, and lets it go again', async () => {
    const heart = page.getByRole('button', { name: 'Keep in the wishlist: Silk shawl' }).first()
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => kept('wishlist')).toMatchObject([{ id: line.id, name: 'Silk shawl' }])
    await reload(page)
    await expectInCart(page, '2 items')
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Wishlist, 1 item' }),
    ).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    expect(await kept('wishlist')).toHaveLength(1)
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(() => kept('wishlist')).toEqual([])
  })

  await cartLink(page).click()
  const drawer = page.getByRole('dialog', { name: 'Shopping Cart' })
  await test.step('the drawer shows all of a line', async () => {
    const shown = drawer.getByRole('listitem')
    await expect(shown.getByRole('link', { name: 'Silk shawl' })).toBeVisible()
    await expect(shown).toContainText('Colour: Red')
    await expect(shown).toContainText('Size: Long')
    await expect(shown).toContainText('2 × ৳1,200.50')
    const swatches = await shown
      .locator('*')
      .evaluateAll((all) => all.map((part) => getComputedStyle(part).fill))
    const backgrounds = await shown
      .locator('*')
      .evaluateAll((all) => all.map((part) => getComputedStyle(part).backgroundColor))
    expect([...swatches, ...backgrounds]).toContain('rgb(176, 32, 32)')
    await expect(drawer).toContainText(/Subtotal\s*৳2,401/)
    await expect(drawer.getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/cart')
    await expect(drawer.getByRole('link', { name: 'Checkout' })).toHaveAttribute(
      'href',
      '/checkout',
    )
    await shown.getByRole('button', { name: 'Remove Silk shawl' }).click()
  })

  await test.step('the empty drawer says so; the count stands in the link to the cart', async () => {
    await expect(drawer.getByText('No products in the Cart')).toBeVisible()
    await expectAccessible(page)
    await drawer.getByRole('button', { name: 'Close' }).click()
    await expect(drawer).toBeHidden()
    await expectInCart(page, '0 items')
    await cartLink(page).click()
    await expect(drawer).toContainText('No products in the Cart')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(cartLink(page)).toBeFocused()
  })
})

test('What the search finds stands in a list of at most 16rem that scrolls; a click goes there and clears the box (spec 2)', async ({
  page,
}) => {
  const name = uniquely('Clay pot')
  for (const number of [1, 2, 3, 4, 5, 6])
    await shelve({ name: `${name} ${number}`, variants: [{ priceInPaisa: 35_000 }] })
  await open(page, '/')
  await searchField(page).fill(name.toUpperCase())
  await expect(offered(page)).toHaveCount(6)
  await expect(offered(page).first()).toHaveText(new RegExp(`${name} \\d৳350`))
  const list = page.getByRole('listbox')
  const { height, whole } = await list.evaluate((box) => ({
    height: box.getBoundingClientRect().height,
    whole: box.scrollHeight,
  }))
  expect(height).toBeLessThanOrEqual(256)
  expect(whole).toBeGreaterThan(256)
  await offered(page).last().click()
  await expect(page).toHaveURL(/\/product\/teapot-/)
  await expect(searchField(page)).toHaveValue('')
  await expect(offered(page)).toHaveCount(0)
})
