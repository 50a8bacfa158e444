import { shelve } from '../support/back-room.ts'
import { expect, test } from '../support/journey.ts'

test.use({ javaScriptEnabled: false })

test('Without JavaScript the home page shows products, the search finds, and the tracking form answers', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect(
    page.getByRole('region', { name: 'Top Selling' }).getByRole('article').first(),
  ).toContainText('৳')
  await expect(page.getByRole('region', { name: 'Hot Deal' })).toContainText('Deal ends')
  await expect(page.getByRole('table', { name: /^Popular in/ })).toContainText('৳')
  await page.getByRole('banner').getByLabel('Search for products', { exact: true }).fill('wallet')
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/shop\?.*q=wallet/)
  await page.getByRole('link', { name: 'Bifold wallet of full-grain leather', exact: true }).click()
  await expect(
    page.getByRole('heading', { name: 'Bifold wallet of full-grain leather', level: 1 }),
  ).toBeVisible()

  await page.getByRole('contentinfo').getByRole('link', { name: 'Order Tracking' }).click()
  await page.getByLabel('Enter full tracking ID').fill('zzzzzzzzzz')
  await page.getByRole('button', { name: 'Track', exact: true }).click()
  await expect(page).toHaveURL(/\/order-tracking\?trackingId=zzzzzzzzzz/)
  await expect(page.getByText('No order found with the provided tracking ID.')).toBeVisible()
})

test('Without JavaScript the shop sorts and filters by its form', async ({ page, isMobile }) => {
  await page.goto('/shop/garden', { waitUntil: 'domcontentloaded' })
  if (isMobile) await page.getByText('Filters', { exact: true }).click()
  await page.getByRole('form', { name: 'Filters' }).getByText('In stock').click()
  await page.getByLabel('Sort by').selectOption('Price: low to high')
  await page.getByRole('button', { name: 'Show products' }).click()
  await expect(page).toHaveURL(/\/shop\/garden\?.*stock=in/)
  await expect(page).toHaveURL(/sort=price-up/)
  const products = page.getByRole('region', { name: 'Products', exact: true })
  await expect(products.getByRole('article').first()).toBeVisible()
  await expect(products).not.toContainText('Sold out')
  await page.getByRole('link', { name: 'Remove filter: In stock' }).click()
  await expect(page).not.toHaveURL(/stock=in/)
})

test('Without JavaScript colours and sizes are links, and the cart says how to order', async ({
  page,
}) => {
  const product = await shelve({
    name: 'Plain scarf',
    variants: [
      { color: 'Ivory', colorHex: '#f4efe0', priceInPaisa: 40_000 },
      { color: 'Plum', colorHex: '#5a2040', priceInPaisa: 45_000 },
    ],
  })
  await page.goto(`/product/${product.slug}`, { waitUntil: 'domcontentloaded' })
  const main = page.getByRole('main')
  await expect(main).toContainText('৳400')
  await page.getByRole('link', { name: 'Plum', exact: true }).click()
  await expect(page).toHaveURL(/variant=/)
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect.poll(() => main.innerText()).toContain('needs JavaScript')
})
