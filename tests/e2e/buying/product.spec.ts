import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { shelve } from '../support/back-room.ts'
import { openWithClock, stopTime } from '../support/clock.ts'
import { expect, test } from '../support/journey.ts'
import { cartLink, expectInCart, open } from '../support/shopper.ts'

const buyNowButtons = (page: Page) => page.getByRole('button', { name: 'Buy now' })

test('On a phone there is one Buy now at a time: in the page, or at the bottom while that is out of sight; it takes as many as I chose to the checkout, and not twice when I come back', async ({
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
  await expectInCart(page, '1 item')

  await test.step('as many as I chose, and not twice when I come back', async () => {
    for (const _ of ['first', 'again']) {
      await page.goBack()
      await page.getByRole('button', { name: 'One more' }).click()
      await buyNowButtons(page).first().click()
      await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible()
      await expectInCart(page, '2 items')
    }
  })
})

const whatsApp = (page: Page) => page.getByRole('link', { name: 'Order on WhatsApp' })

const messageIn = async (page: Page) => {
  const url = new URL((await whatsApp(page).getAttribute('href')) ?? '')
  expect(url.origin + url.pathname).toBe('https://wa.me/8801000000000')
  return url.searchParams.get('text')?.split('\n')
}

test('Order on WhatsApp opens a message with product, variant, price and link filled in; without JavaScript it is a plain link', async ({
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

  await test.step('without JavaScript it is a plain link', async () => {
    const html = await (await page.request.get(`/product/${product.slug}`)).text()
    expect(html).toMatch(
      /<a [^>]*href="https:\/\/wa\.me\/8801000000000\?text=[^"]*Panjabi[^"]*"[^>]*>(?:(?!<\/a>).)*Order on WhatsApp/s,
    )
  })
})

test('Another colour keeps the size where it comes in that, and says so where it does not; in high contrast mode a button still has an edge, and what is chosen is still marked', async ({
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

  await test.step('in high contrast mode', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    await expect(buyNowButtons(page).first()).toHaveCSS('border-top-width', '1px')
    await expect(main.getByRole('link', { name: 'Green', exact: true })).toHaveCSS(
      'outline-style',
      'solid',
    )
    await expect(main.getByRole('link', { name: /^White\b/ })).toHaveCSS('outline-style', 'none')
  })
})

const shareButton = (page: Page) => page.getByRole('button', { name: /^Share: / })

test('Share opens the sheet of the phone with name and link; without such a sheet the link is copied, and that is said; where nothing can be copied, it is said where the link stands', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { slug } = await shelve({ name: 'Clay bird' })
  await openWithClock(page, `/product/${slug}`)
  await stopTime(page)
  const notices = page.getByRole('region', { name: 'Notices' })
  const url = page.url()

  await test.step('the sheet of the phone', async () => {
    await page.evaluate(() => {
      navigator.share = (shared) => {
        document.title = JSON.stringify(shared)
        return Promise.reject(new DOMException('Called off', 'AbortError'))
      }
    })
    await shareButton(page).click()
    await expect.poll(() => page.title()).toBe(JSON.stringify({ title: 'Clay bird', url }))
  })

  await test.step('without it the link is copied, and that is said', async () => {
    await page.evaluate(() => Object.assign(navigator, { share: undefined }))
    await shareButton(page).click()
    await expect(notices.getByText('Link copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
  })

  await test.step('where nothing can be copied, it is said', async () => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
      document.execCommand = () => false
    })
    await shareButton(page).click()
    await expect(notices.getByText(/could not be copied/).first()).toBeVisible()
  })
})

test('puts the size chosen last into the cart, even when the button is pressed before the page shows it', async ({
  page,
}) => {
  const { slug, draft } = await shelve({
    name: 'Linen shirt',
    variants: [{ size: 'M' }, { size: 'L' }],
  })
  await open(page, `/product/${slug}`)
  const large = page.getByRole('link', { name: 'L', exact: true })
  const add = page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true })
  // As on a slow phone: the URL has changed, and React has not rendered yet.
  await large.evaluate(
    async (link: HTMLElement, [button, sku]) => {
      link.click()
      for (let turn = 0; turn < 1000 && !location.search.includes(sku); turn++) await undefined
      if (link.ariaCurrent === 'true') throw new Error('Expected a page that shows the former size')
      ;(button as HTMLElement).click()
    },
    [await add.elementHandle(), draft.variants[1]?.sku ?? ''] as const,
  )
  await expectInCart(page, '1 item')
  await cartLink(page).click()
  const drawer = page.getByRole('dialog', { name: 'Shopping Cart' })
  await expect(drawer.getByRole('listitem')).toContainText('Size: L')
})
