import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { shelve, uniquely, type ShelvedProduct } from '../support/back-room.ts'
import { openWithClock, stopTime } from '../support/clock.ts'
import { expect, test } from '../support/journey.ts'
import { expectInCart, open, visit } from '../support/shopper.ts'

const compareButton = (page: Page, { name }: Pick<ShelvedProduct, 'name'>) =>
  page
    .getByRole('main')
    .getByRole('button', { name: `Compare: ${name}`, exact: true })
    .first()

const compareLink = (page: Page) => page.getByRole('link', { name: /^Compare, / })

const table = (page: Page) => page.getByRole('table', { name: 'Your comparison' })

const row = (page: Page, name: string) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${name}`) }) })

async function add(page: Page, product: ShelvedProduct): Promise<void> {
  if (!page.url().endsWith(product.slug)) await visit(page, `/product/${product.slug}`)
  await compareButton(page, product).click()
  await expect(compareButton(page, product)).toHaveAttribute('aria-pressed', 'true')
}

/** From the cards of one list. */
async function addFour(page: Page, name: string): Promise<[ShelvedProduct, ...ShelvedProduct[]]> {
  const tag = uniquely(name)
  const product = (number: number) => shelve({ name: `${tag} ${number}` })
  const all: [ShelvedProduct, ...ShelvedProduct[]] = [
    await product(1),
    await product(2),
    await product(3),
    await product(4),
  ]
  await openWithClock(page, `/shop?q=${encodeURIComponent(tag)}`)
  for (const one of all) {
    await expect(compareButton(page, one)).toHaveCSS('opacity', '1')
    await compareButton(page, one).tap()
    await expect(compareButton(page, one)).toHaveAttribute('aria-pressed', 'true')
  }
  return all
}

test('Two products stand side by side, and what differs is said in words (D20)', async ({
  page,
}) => {
  const kettle = await shelve({
    name: 'Kettle to compare',
    brand: 'Ujjal',
    category: 'home',
    description: '<p>Boils a litre in five minutes.</p>',
    variants: [
      { color: 'Red', colorHex: '#c00000', priceInPaisa: 90_000, discountPriceInPaisa: 80_000 },
      { color: 'Blue', colorHex: '#0000c0', priceInPaisa: 90_000 },
    ],
  })
  const pot = await shelve({
    name: 'Pot to compare',
    brand: 'Ujjal',
    category: 'home',
    variants: [{ priceInPaisa: 120_000, stock: 2 }],
  })
  await open(page, `/product/${kettle.slug}`)
  await add(page, kettle)
  await expect(compareLink(page)).toHaveAccessibleName('Compare, 1 item')
  await expectAccessible(page)
  await add(page, pot)
  await compareLink(page).click()

  await expect(table(page).getByRole('columnheader', { name: kettle.name })).toBeVisible()
  await expect(table(page).getByRole('columnheader', { name: pot.name })).toBeAttached()
  await expect(row(page, 'Price')).toContainText(/Differs.*৳800.*৳900.*Lowest price.*৳1,200/s)
  await expect(row(page, 'Availability')).toContainText(/Differs.*In stock.*Only a few left/s)
  await expect(row(page, 'Colour')).toContainText(/Differs.*Red.*Blue/s)
  await expect(row(page, 'Category')).not.toContainText('Differs')
  await expect(row(page, 'Brand')).not.toContainText('Differs')
  await expect(row(page, 'Description')).toContainText('Boils a litre in five minutes.')
  await expectAccessible(page)

  await page.getByRole('checkbox', { name: 'Only differences' }).check()
  await expect(row(page, 'Brand')).toBeHidden()
  await expect(row(page, 'Price')).toBeVisible()
  await row(page, 'Buy')
    .getByRole('button', { name: /^Add to cart.*Pot to compare/ })
    .click()
  await expectInCart(page, '1 item')
})

test('From a card it is one press by finger; the names of the rows stay while the table scrolls inside itself, and the page does not; a fifth product is refused in words; one taken out comes back with one press (D20)', async ({
  page,
}) => {
  const [{ name: first }] = await addFour(page, 'Wide basket number')
  await test.step('the names of the rows stay while the table scrolls inside itself', async () => {
    await visit(page, '/compare')
    await expect(row(page, 'Price')).toContainText('৳500')
    const last = table(page).getByRole('columnheader', { name: /^Wide basket number .* 4$/ })
    await last.getByRole('link').focus()
    await expect(last).toBeInViewport({ ratio: 0.5 })
    await expect(row(page, 'Price').getByRole('rowheader')).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
  })

  const fifth = await shelve({ name: 'Basket number 5' })
  await visit(page, `/product/${fifth.slug}`)
  await stopTime(page)
  await compareButton(page, fifth).click()
  const notices = page.getByRole('region', { name: 'Notices' })
  await expect(notices.getByText('4 products are being compared. Remove one first.')).toBeVisible()
  await expect(compareButton(page, fifth)).toHaveAttribute('aria-pressed', 'false')
  await page.clock.resume()
  await notices.getByRole('alertdialog').getByRole('button', { name: 'Close' }).hover()
  await expectAccessible(page)

  await visit(page, '/compare')
  await stopTime(page)
  await page.getByRole('button', { name: `Remove from the comparison: ${first}` }).click()
  await expect(table(page).getByRole('columnheader', { name: first })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Compare', level: 1 })).toBeFocused()
  await page
    .getByRole('dialog', { name: 'Removed from the comparison' })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(table(page).getByRole('columnheader').nth(1)).toHaveAccessibleName(new RegExp(first))
  await page.getByRole('button', { name: 'Clear the comparison' }).click()
  await expect(page.getByRole('table', { name: /^Popular in/ })).toBeVisible()
})

// By finger: above, on phones.
test(
  'From a card it is one press, by mouse and keyboard',
  { tag: '@desktop' },
  async ({ page }) => {
    const product = await shelve({ name: uniquely('Card to compare from'), category: 'garden' })
    await open(page, `/shop?q=${encodeURIComponent(product.name)}`)
    const button = compareButton(page, product)
    await page.getByRole('article').filter({ hasText: product.name }).hover()
    await expect(button).toHaveCSS('opacity', '1')
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('heading', { level: 1 }).hover()
    await button.press('Enter')
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await button.press('Enter')
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  },
)

test('With nothing chosen it shows popular products of one category, in Bangla too (D20)', async ({
  page,
}) => {
  await open(page, '/compare')
  const popular = page.getByRole('table', { name: /^Popular in/ })
  await expect(popular.getByRole('columnheader')).toHaveCount(5)
  await expect(popular).toContainText('৳')
  await expectAccessible(page)
  await popular
    .getByRole('button', { name: /^Compare: / })
    .first()
    .click()
  await expect(page.getByText('Choose at least one more to see the differences.')).toBeVisible()
  // Beside one, others of its category are offered.
  const more = page.getByRole('region', { name: 'Add to your comparison' })
  await more
    .getByRole('button', { name: /^Compare: / })
    .first()
    .click()
  await expect(table(page).getByRole('columnheader')).toHaveCount(3)
  // The header of the shop stays in sight: further down it may lie over half a button.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear the comparison' }).click()
  await open(page, '/bn/compare')
  await expect(page.getByRole('table', { name: /জনপ্রিয় পণ্য/ })).toContainText('দাম')
  await expectAccessible(page)
  await page
    .getByRole('button', { name: /^তুলনা করুন: / })
    .first()
    .click()
  await expect(page.getByRole('table', { name: 'আপনার তুলনা' })).toBeVisible()
  await expectAccessible(page)
})

const atHome = (page: Page) => page.getByRole('region', { name: 'Compare', exact: true })

test('The home page compares popular products, and mine as soon as I chose two (spec 2, D20)', async ({
  page,
}) => {
  const first = await shelve({ name: 'Jug to compare at home' })
  const second = await shelve({
    name: 'Cup to compare at home',
    variants: [{ priceInPaisa: 20_000 }],
  })
  await open(page, '/')
  const popular = atHome(page).getByRole('table', { name: /^Popular in/ })
  await popular.scrollIntoViewIfNeeded()
  await expect(popular.getByRole('columnheader')).toHaveCount(5)
  // Its code comes with it.
  const differences = atHome(page).getByRole('checkbox', { name: 'Only differences' })
  const before = await popular.getByRole('row').count()
  await expect(async () => {
    await differences.check()
    expect(await popular.getByRole('row').count()).toBeLessThan(before)
  }).toPass()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expectAccessible(page)

  await add(page, first)
  await add(page, second)
  await visit(page, '/')
  await atHome(page).scrollIntoViewIfNeeded()
  await expect(table(page).getByRole('columnheader', { name: first.name })).toBeVisible()
  await expect(row(page, 'Price')).toContainText(/৳500.*৳200.*Lowest price/s)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expectAccessible(page)
  await page.getByRole('button', { name: `Remove from the comparison: ${first.name}` }).click()
  await expect(popular).toBeVisible()
})

test('The comparison on the home page stands as the shop wrote it while its code is away', async ({
  page,
}) => {
  await page.route('**/comparison-at-home*', () => undefined)
  await open(page, '/bn')
  const popular = page.getByRole('table', { name: /জনপ্রিয় পণ্য/ })
  await popular.scrollIntoViewIfNeeded()
  await expect(popular.getByRole('columnheader')).toHaveCount(5)
  await popular.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/bn\/product\//)
})
