import { expectAccessible } from '../support/accessible.ts'
import { shelve } from '../support/back-room.ts'
import { openWithClock, stopTime } from '../support/clock.ts'
import { expect, test } from '../support/journey.ts'
import { offered, open, searchField, visit } from '../support/shopper.ts'

test('What I type is text: .*, % and ([ find only what is written so; a Bangla word finds on English pages, too; while I type, only a small answer comes; where nothing fits, the shop says so under the field and on its page', async ({
  page,
}) => {
  const tag = `Label ${Date.now().toString(36)}`
  const odd = await shelve({ name: `${tag} .* 100% ([` })
  await shelve({ name: `${tag} plain` })
  const sizes: number[] = []
  await page.route('**/api/product?*', async (route) => {
    const answer = await route.fetch()
    sizes.push((await answer.body()).length)
    await route.fulfill({ response: answer })
  })
  await open(page, '/')
  await searchField(page).fill(tag)
  await expect(offered(page)).toHaveCount(2)
  for (const typed of ['.*', '%', '([']) {
    await searchField(page).fill(typed)
    const allHaveIt = async () => {
      const names = await offered(page).allInnerTexts()
      return names.length > 0 && names.every((name) => name.includes(typed))
    }
    await expect.poll(allHaveIt, { message: `only names with ${typed}` }).toBe(true)
    await expect(offered(page).filter({ hasText: odd.name })).toHaveCount(1)
  }

  await test.step('a Bangla word finds', async () => {
    await searchField(page).fill('মানিব্যাগ')
    await expect(offered(page)).toContainText('Bifold wallet')
  })

  await test.step('only a small answer comes', async () => {
    await searchField(page).fill('lamp')
    await expect(offered(page).filter({ hasText: /lamp/i }).first()).toBeVisible()
    expect(Math.max(...sizes)).toBeLessThan(16_000)
  })

  await test.step('where nothing fits, the shop says so under the field and on its page', async () => {
    await searchField(page).fill('.*.*')
    await expect(page.getByText('No products found')).toBeVisible()
    await expect(offered(page)).toHaveCount(0)
    await expectAccessible(page)
    await searchField(page).press('Enter')
    await expect(page).toHaveURL(/\/shop\?q=/)
    await expect(page.getByRole('heading', { name: 'Results for “.*.*”' })).toBeVisible()
    await expect(page.getByText('No products found')).toHaveCount(1)
    await expect(page.getByRole('main').getByText('No products found')).toBeVisible()
    await expectAccessible(page)
  })
})

test('Matches that come after Enter do not lie over what was found', async ({ page }) => {
  const searched = Promise.withResolvers<void>()
  await page.route('**/search-field-*.js', (route) => searched.promise.then(() => route.continue()))
  await open(page, '/about-us')
  await searchField(page).fill('wallet')
  await searchField(page).press('Enter')
  await expect(page.getByRole('heading', { name: 'Results for “wallet”' })).toBeVisible()
  searched.resolve()
  await expect(searchField(page)).toHaveRole('combobox')
  await expect(searchField(page)).toHaveAttribute('aria-expanded', 'false')
  await searchField(page).pressSequentially('s')
  await expect(searchField(page)).toHaveAttribute('aria-expanded', 'true')
})

test('A Bangla word finds on the Bangla pages (D26)', async ({ page }) => {
  await open(page, '/bn')
  await page.getByRole('banner').getByLabel('পণ্য খুঁজুন', { exact: true }).fill('মানিব্যাগ')
  await expect(offered(page)).toContainText('আসল চামড়ার দুই ভাঁজের মানিব্যাগ')
  await expect(offered(page)).toContainText('৳১,১৫০')
  await expectAccessible(page)
  await offered(page).click()
  await expect(page).toHaveURL(/\/bn\/product\/bifold-leather-wallet$/)
})

// Phones have no choice of a category beside the field, nor filters beside the list.
test(
  'The keyboard is enough: arrows choose, Escape closes, Enter goes there; within a category only that category is found (spec 2); filters stand beside the list',
  { tag: '@desktop' },
  async ({ page }) => {
    const tag = `Twine ${Date.now().toString(36)}`
    await shelve({ name: `${tag} for the house`, category: 'home' })
    await shelve({ name: `${tag} for the roof`, category: 'garden' })
    await open(page, '/')
    await searchField(page).focus()
    await page.keyboard.type('WALLET')
    await expect(offered(page)).toContainText('Bifold wallet')
    await page.keyboard.press('Escape')
    await expect(offered(page)).toHaveCount(0)
    await searchField(page).fill('')
    await page.keyboard.type('wallet')
    await expect(offered(page)).toContainText('Bifold wallet')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/product\/bifold-leather-wallet$/)
    await expect(searchField(page)).toHaveValue('')

    await test.step('within a category only that category is found', async () => {
      await searchField(page).fill(tag)
      await expect(offered(page)).toHaveCount(2)
      const category = page.getByRole('combobox', { name: 'Category' })
      await expect(category.getByRole('option', { selected: true })).toHaveText('All Categories')
      await category.selectOption('Garden')
      await searchField(page).fill(`${tag} for`)
      await expect(offered(page)).toHaveCount(1)
      await expect(offered(page)).toContainText('for the roof')
      await searchField(page).press('Escape')
      await searchField(page).fill(tag)
      await searchField(page).press('Enter')
      await expect(page.getByRole('heading', { name: `Results for “${tag}”` })).toBeVisible()
      await page
        .getByRole('navigation', { name: 'Categories' })
        .getByRole('link', { name: 'Garden' })
        .click()
      await expect(page).toHaveURL(/\/shop\/garden\?q=/)
      const products = page.getByRole('region', { name: 'Products', exact: true })
      await expect(products.getByRole('article')).toHaveCount(1)
      await expect(products.getByRole('article')).toContainText('for the roof')
    })

    await test.step('filters stand beside the list', async () => {
      await visit(page, '/shop/garden')
      const filters = page.getByRole('form', { name: 'Filters' })
      await filters.getByText('In stock').click()
      await expect(page).toHaveURL(/stock=in/)
      await filters.getByText('Discounted').click()
      await expect(page).toHaveURL(/discount=1/)
      await expectAccessible(page)
    })
  },
)

test('The shop is asked once for what I mean, not for every letter', async ({ page }) => {
  await openWithClock(page, '/')
  await stopTime(page)
  // The field with matches has taken the place of the plain one: what it waits for is on the clock that stands still.
  await searchField(page).focus()
  await expect(page.getByRole('combobox', { name: 'Search for products' })).toBeFocused()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/product?')) asked.push(request.url())
  })
  await searchField(page).pressSequentially('lamp')
  await page.clock.runFor(1_000)
  await expect(offered(page).first()).toBeVisible()
  expect(asked).toHaveLength(1)
})
