import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { change, shelve } from '../support/back-room.ts'
import { expect, test } from '../support/journey.ts'
import { open, reload, visit } from '../support/shopper.ts'

const products = (page: Page) => page.getByRole('region', { name: 'Products', exact: true })

/** What each product in the list costs now. */
async function pricesOf(page: Page): Promise<number[]> {
  const cards = await products(page).getByRole('article').allInnerTexts()
  return cards.map((words) => Number((/৳([\d,.]+)/.exec(words)?.[1] ?? '').replaceAll(',', '')))
}

test('The home page shows its sections in their order, deals with their clocks (spec 2, D20); up to 768 px top selling and new products are one row each to swipe through, above it a grid (spec 2, 9)', async ({
  page,
}) => {
  await open(page, '/')
  const main = page.getByRole('main')
  const sections = [
    'Offers',
    'Categories',
    'Top Selling',
    'Hot Deal',
    'Compare',
    'New Products',
    'New Offer',
  ]
  for (const name of sections)
    await expect(main.getByRole('region', { name, exact: true })).toBeVisible()
  const headings = await main.getByRole('heading', { level: 2 }).allInnerTexts()
  expect(headings.slice(0, 6)).toEqual(sections.slice(1))
  await expect(main.getByRole('region', { name: 'Hot Deal' }).getByRole('article')).toHaveCount(3)
  await expect(main.getByRole('region', { name: 'Categories' }).getByRole('listitem')).toHaveCount(
    6,
  )
  await expectAccessible(page)

  await test.step('up to 768 px rows to swipe through, above it grids', async () => {
    for (const name of ['Top Selling', 'New Products']) {
      const cards = page.getByRole('region', { name }).getByRole('article')
      const rows = () =>
        cards.evaluateAll(
          (all) => new Set(all.map((card) => card.getBoundingClientRect().top)).size,
        )
      await page.setViewportSize({ width: 768, height: 900 })
      await expect.poll(rows, { message: `rows of ${name}` }).toBe(1)
      await page.setViewportSize({ width: 769, height: 900 })
      await expect.poll(rows, { message: `rows of ${name}` }).toBeGreaterThan(1)
    }
  })

  await test.step('on a desktop, too, it can be read by everybody', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await expectAccessible(page)
  })
})

test('Sorted by price the shop begins with the cheapest, and the address can be sent to a friend; so can its pages, and back leads back', async ({
  page,
}) => {
  await open(page, '/shop')
  await expectAccessible(page)
  await page.getByLabel('Sort by').selectOption('Price: low to high')
  await expect(page).toHaveURL(/sort=price-up/)
  await expect.poll(async () => isRising(await pricesOf(page))).toBe(true)
  const url = page.url()
  await reload(page)
  expect(page.url()).toBe(url)
  expect(isRising(await pricesOf(page))).toBe(true)
  await expect(page.getByLabel('Sort by')).toHaveValue('price-up')

  const first = await pricesOf(page)
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await pages.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL(/sort=price-up&page=2/)
  await expect.poll(() => pricesOf(page)).not.toEqual(first)
  const second = await pricesOf(page)
  expect(second[0]).toBeGreaterThanOrEqual(first.at(-1) ?? 0)
  await expect(pages.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expectAccessible(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/shop\?sort=price-up$/)
  await expect(pages.getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect.poll(() => pricesOf(page)).not.toEqual(second)
})

const isRising = (numbers: number[]) =>
  numbers.length > 1 && numbers.every((number, index) => number >= (numbers[index - 1] ?? 0))

test('A price from and to, typed in Bangla too, is kept until I take it away; filters that fit nothing say so, with a way back', async ({
  page,
}) => {
  await open(page, '/shop/home')
  await page.getByText('Filters', { exact: true }).click()
  const filters = page.getByRole('form', { name: 'Filters' })
  await filters.getByLabel('From', { exact: true }).fill('৫০০')
  await filters.getByLabel('To', { exact: true }).fill('2,000')
  await filters.getByLabel('To', { exact: true }).press('Enter')
  await expect(page).toHaveURL(/min=500&max=2000/)
  await expect
    .poll(() =>
      pricesOf(page).then((prices) => prices.every((price) => price >= 500 && price <= 2000)),
    )
    .toBe(true)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Remove filter: From ৳500' }).click()
  await expect(page).toHaveURL(/\/shop\/home\?max=2000$/)

  await test.step('filters that fit nothing say so, with a way back', async () => {
    await open(page, '/shop?min=9000000')
    await expect(page.getByRole('main').getByText('No products found')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: 'Clear all filters' }).last().click()
    await expect(page).toHaveURL(/\/shop$/)
    await expect(products(page).getByRole('article').first()).toBeVisible()
  })
})

test('The product page says what delivery costs before I ask (D16); what is sold out is said and cannot be bought', async ({
  page,
}) => {
  const product = await shelve({
    name: 'Wool shawl',
    variants: [{ size: 'Long' }, { size: 'Short', stock: 0 }],
  })
  await open(page, `/product/${product.slug}`)
  const delivery = page.getByRole('table', { name: 'Delivery' })
  await expect(delivery.getByRole('row', { name: /Inside Dhaka.*days?.*৳60/ })).toBeVisible()
  await expect(delivery.getByRole('row', { name: /Dhaka suburbs.*days?.*৳100/ })).toBeVisible()
  await expect(delivery.getByRole('row', { name: /Outside Dhaka.*days?.*৳120/ })).toBeVisible()

  await expect(page.getByRole('button', { name: 'Add to cart', exact: true })).toBeEnabled()
  await page.getByRole('link', { name: 'Short, sold out', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Sold out' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Buy now' }).first()).toBeDisabled()
  await expectAccessible(page)
})

test.describe('where there is nothing', () => {
  test.use({ expectedOnTheConsole: [/status of 4(04|10)/] })

  test('an address that does not exist says 404 and leads home; a product that is no longer sold says 410 and shows what is close to it', async ({
    page,
  }) => {
    for (const path of ['/no-such-page', '/product/no-such-product', '/shop/no-such-category'])
      expect((await page.request.get(path)).status(), path).toBe(404)
    await open(page, '/no/such/page')
    await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible()
    await expect(page.getByText('Error 404')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page.getByRole('region', { name: 'Top Selling' })).toBeVisible()

    const product = await shelve({ name: 'Retired radio', category: 'electronics' })
    await visit(page, `/product/${product.slug}`)
    await expect(page.getByRole('heading', { name: 'Retired radio', level: 1 })).toBeVisible()
    await change(product, { status: 'archived' })
    const look = () => page.request.get(`/product/${product.slug}`)
    await expect.poll(() => look().then((answer) => answer.status())).toBe(410)
    await reload(page)
    await expect(
      page.getByRole('heading', { name: 'Retired radio is no longer sold' }),
    ).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: 'See Electronics' }).click()
    await expect(page).toHaveURL(/\/shop\/electronics$/)
  })
})
