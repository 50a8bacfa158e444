import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { shelve } from '../support/back-room.ts'
import { openWithClock, stopTime } from '../support/clock.ts'
import { expect, test } from '../support/journey.ts'
import { expectInCart, open } from '../support/shopper.ts'

const buyNowButtons = (page: Page) => page.getByRole('button', { name: 'Buy now' })

test('On a phone there is one Buy now at a time: in the page, or at the bottom while that is out of sight', async ({
  page,
}) => {
  const { slug } = await shelve({ name: 'Brass bell', description: '<p>Rings.</p>'.repeat(30) })
  await open(page, `/product/${slug}`)
  const inPage = page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true })
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()

  await inPage.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(buyNowButtons(page)).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page
    .getByRole('heading', { name: 'Description' })
    .evaluate((heading) => heading.scrollIntoView({ block: 'start', behavior: 'instant' }))
  await expect(buyNowButtons(page)).toHaveCount(2)
  await expect(inPage).not.toBeInViewport()
  const bar = page.getByRole('region', { name: 'Brass bell', exact: true })
  await expect(bar).toContainText('৳500')
  await expect(bar.getByRole('button', { name: 'Buy now' })).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  // Nothing jumps when it comes and goes.
  expect(await height()).toBe(before)
  await bar.getByRole('button', { name: 'Buy now' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
})

test('Buy now takes as many as I chose to the checkout, and not twice when I come back', async ({
  page,
}) => {
  const { slug } = await shelve({ name: 'Copper ladle' })
  await open(page, `/product/${slug}`)
  await page.getByRole('button', { name: 'One more' }).click()
  await buyNowButtons(page).first().click()
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible()
  await expectInCart(page, '2 items')
  await page.goBack()
  await page.getByRole('button', { name: 'One more' }).click()
  await buyNowButtons(page).first().click()
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible()
  await expectInCart(page, '2 items')
})

test('In high contrast mode a button still has an edge, and what is chosen is still marked', async ({
  page,
}) => {
  const { slug } = await shelve({
    name: 'Cane chair',
    variants: [
      { color: 'Honey', colorHex: '#c08040' },
      { color: 'Walnut', colorHex: '#503020' },
    ],
  })
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, `/product/${slug}`)
  await expect(buyNowButtons(page).first()).toHaveCSS('border-top-width', '1px')
  const option = (name: string) => page.getByRole('link', { name, exact: true })
  await expect(option('Honey')).toHaveCSS('outline-style', 'solid')
  await expect(option('Walnut')).toHaveCSS('outline-style', 'none')
})

const whatsApp = (page: Page) => page.getByRole('link', { name: 'Order on WhatsApp' })

const messageIn = async (page: Page) => {
  const url = new URL((await whatsApp(page).getAttribute('href')) ?? '')
  expect(url.origin + url.pathname).toBe('https://wa.me/8801000000000')
  return url.searchParams.get('text')?.split('\n')
}

test('Order on WhatsApp opens a message with product, variant, price and link filled in', async ({
  page,
  baseURL,
}) => {
  const product = await shelve({
    name: 'Panjabi for a message',
    variants: [
      { color: 'White', colorHex: '#ffffff', size: 'M', discountPriceInPaisa: 45_000 },
      { color: 'White', colorHex: '#ffffff', size: 'L', stock: 0 },
    ],
  })
  await open(page, `/product/${product.slug}`)
  const [, said, price, link = ''] = (await messageIn(page)) ?? []
  expect(said).toBe('Panjabi for a message, Colour: White, Size: M')
  expect(price).toBe('৳450')
  expect(link.endsWith(`/product/${product.slug}?variant=${product.sku}`), link).toBe(true)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'L, sold out' }).click()
  await expect(whatsApp(page)).toBeHidden()
  await open(page, new URL(new URL(link).pathname, baseURL).href.replace('/product', '/bn/product'))
  await expect(page.getByRole('link', { name: 'হোয়াটসঅ্যাপে অর্ডার করুন' })).toBeVisible()
  await expectAccessible(page)
})

test('Another colour keeps the size where it comes in that, and says so where it does not', async ({
  page,
}) => {
  const { slug } = await shelve({
    name: 'Shirt of colours and sizes',
    variants: [
      { color: 'White', colorHex: '#ffffff', size: 'M' },
      { color: 'Blue', colorHex: '#2040a0', size: 'L', priceInPaisa: 189_000 },
      { color: 'Blue', colorHex: '#2040a0', size: 'M', stock: 0 },
      { color: 'Green', colorHex: '#208040', size: 'XL', priceInPaisa: 189_000 },
    ],
  })
  const main = page.getByRole('main')
  const size = (name: string) => main.getByRole('link', { name, exact: true })
  await open(page, `/product/${slug}`)
  await main.getByRole('link', { name: 'Blue', exact: true }).click()
  await expect(size('M, sold out')).toHaveAttribute('aria-current', 'true')

  await main.getByRole('link', { name: 'Green XL' }).click()
  await expect(size('XL')).toHaveAttribute('aria-current', 'true')
  await expect(main.getByText('Green does not come in M: XL is chosen now.')).toBeVisible()
  await expectAccessible(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Order on WhatsApp is a plain link', async ({ page }) => {
    await page.goto('/product/bifold-leather-wallet', { waitUntil: 'domcontentloaded' })
    await expect(whatsApp(page)).toBeVisible()
    expect((await messageIn(page))?.[1]).toMatch(/^Bifold wallet/)
  })
})

const shareButton = (page: Page) => page.getByRole('button', { name: /^Share: / })

test('Share opens the sheet of the phone with name and link', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = (shared) => {
      document.title = JSON.stringify(shared)
      return Promise.reject(new DOMException('Called off', 'AbortError'))
    }
  })
  const { slug } = await shelve({ name: 'Clay bird' })
  await open(page, `/product/${slug}`)
  const url = page.url()
  await shareButton(page).click()
  await expect.poll(() => page.title()).toBe(JSON.stringify({ title: 'Clay bird', url }))
})

test('Without such a sheet the link is copied, and that is said', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }))
  const { slug } = await shelve({ name: 'Clay fish' })
  await openWithClock(page, `/product/${slug}`)
  await stopTime(page)
  await shareButton(page).click()
  await expect(page.getByRole('region', { name: 'Notices' }).getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('Where nothing can be copied, it is said where the link stands', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: undefined })
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.execCommand = () => false
  })
  const { slug } = await shelve({ name: 'Clay frog' })
  await openWithClock(page, `/product/${slug}`)
  await stopTime(page)
  await shareButton(page).click()
  const notices = page.getByRole('region', { name: 'Notices' })
  await expect(notices.getByText(/could not be copied/).first()).toBeVisible()
})
