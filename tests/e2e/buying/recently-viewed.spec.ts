import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { change, shelve } from '../support/back-room.ts'
import { expect, test } from '../support/journey.ts'
import { addToCart, open, reload, visit } from '../support/shopper.ts'

const recentlyViewed = (page: Page) => page.getByRole('region', { name: 'Recently viewed' })

/** From the top of the page: what is half under the header at any other place is no fault of its own. */
async function expectAllAccessible(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expectAccessible(page)
}

const storedNames = (page: Page) =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('recently-viewed') ?? '[]') as { name: string }[]).map(
      ({ name }) => name,
    ),
  )

test('What I looked at is offered again, latest first, but not what I am looking at; a damaged list is set aside, and the rest of it stays', async ({
  page,
}) => {
  const drum = await shelve({ name: 'Drum to look at' })
  const flute = await shelve({
    name: 'Flute to look at',
    variants: [{ priceInPaisa: 90_000, discountPriceInPaisa: 70_000 }],
  })
  const veena = await shelve({ name: 'Veena to look at' })
  await open(page, `/product/${drum.slug}`)
  await expect.poll(() => storedNames(page)).toEqual([drum.name])
  await expect(recentlyViewed(page)).toBeHidden()
  await visit(page, `/product/${flute.slug}`)
  await expect(recentlyViewed(page)).toBeVisible()
  await visit(page, `/product/${veena.slug}`)

  await recentlyViewed(page).scrollIntoViewIfNeeded()
  await expect(recentlyViewed(page).getByRole('link')).toHaveText([
    /^Flute to look at.*৳700$/s,
    /^Drum/,
  ])
  await expectAllAccessible(page)
  await visit(page, '/cart')
  await recentlyViewed(page).scrollIntoViewIfNeeded()
  await expect(recentlyViewed(page).getByRole('link')).toHaveText([/^Veena/, /^Flute/, /^Drum/])
  await expectAllAccessible(page)
  await recentlyViewed(page).getByRole('link').last().click()
  await expect(page).toHaveURL(new RegExp(`/product/${drum.slug}$`))
  await expect.poll(() => storedNames(page)).toEqual([drum.name, veena.name, flute.name])

  await change(flute, { status: 'archived' })
  // Not the answer that the browser may keep for half a minute.
  await page.route('**/api/product?*', (route) => route.continue())
  await expect(async () => {
    await reload(page)
    await recentlyViewed(page).scrollIntoViewIfNeeded()
    await expect(recentlyViewed(page).getByRole('link').nth(1)).toContainText('No longer sold')
  }).toPass()

  await test.step('a damaged list is set aside, and the rest of it stays', async () => {
    const names = await storedNames(page)
    expect(names).toHaveLength(3)
    const damaged = await page.evaluate(() => {
      const text = (localStorage.getItem('recently-viewed') ?? '').replace('[', '[7,{"id":[]},')
      localStorage.setItem('recently-viewed', text)
      return text
    })
    await open(page, '/cart')
    await expect(recentlyViewed(page)).toBeVisible()
    expect(await storedNames(page)).toEqual(names)
    expect(await page.evaluate(() => localStorage.getItem('recently-viewed-damaged'))).toBe(damaged)
  })
})

test(
  'Nothing jumps when what I looked at comes, on the product page and in the cart',
  { tag: '@both' },
  async ({ page }) => {
    const tabla = await shelve({ name: 'Tabla to look at' })
    const conch = await shelve({ name: 'Conch to look at' })
    await addToCart(page, tabla)
    await addToCart(page, conch, visit)
    await page.addInitScript(() => {
      type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
      Object.assign(window, { jumped: 0 })
      new PerformanceObserver((list) => {
        for (const { value, hadRecentInput } of list.getEntries() as Shift[])
          if (!hadRecentInput)
            Object.assign(window, { jumped: Reflect.get(window, 'jumped') + value })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const path of [`/product/${conch.slug}`, '/cart']) {
      await open(page, path)
      await recentlyViewed(page).evaluate((section) =>
        section.scrollIntoView({ block: 'end', behavior: 'instant' }),
      )
      await expect(recentlyViewed(page).getByRole('link').last()).toContainText(/Tabla.*৳500/)
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      expect(await page.evaluate(() => Reflect.get(window, 'jumped') as number), path).toBeLessThan(
        0.02,
      )
    }
  },
)
