import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { expectGone, openWithClock, stopTime } from '../support/clock.ts'
import { expect, test } from '../support/journey.ts'
import { open, reload, searchField, shownAlert, visit } from '../support/shopper.ts'

/** These links in this order, and each leads to a page that is there. */
async function expectLinks(
  place: Locator,
  links: readonly (readonly [text: string, path: string])[],
): Promise<void> {
  await expect(place.getByRole('link')).toHaveText(links.map(([text]) => text))
  const found = await place
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(found).toEqual(links.map(([, path]) => path))
  for (const [, path] of links) await expect(await place.page().request.get(path)).toBeOK()
}

const banner = (page: Page) => page.getByRole('banner')

// Phones have a drawer and a bar at the bottom.
test.describe('the header of a desktop', { tag: '@desktop' }, () => {
  test('says how to reach the shop, the currency, and where everything is; opens and closes the categories by keyboard; lists the products of the category that I point at; LOGIN becomes ACCOUNT where there is an access token (spec 2, 4)', async ({
    page,
  }) => {
    await open(page, '/')
    const strip = banner(page)
    await test.step('how to reach the shop, the currency, and where everything is', async () => {
      await expect(strip.getByRole('link', { name: '01000-000000' })).toHaveAttribute(
        'href',
        'tel:+8801000000000',
      )
      await expect(strip.getByRole('link', { name: /@haat\.example\.com$/ })).toBeVisible()
      await expect(strip.getByText('Dhanmondi, Dhaka 1205')).toBeVisible()
      await expect(strip.getByRole('button', { name: /^Currency\s*BDT$/ })).toBeVisible()
      const menu = strip.getByRole('navigation', { name: 'Main Menu' })
      await expectLinks(menu, [
        ['Home', '/'],
        ['Shop', '/shop'],
        ['About Us', '/about-us'],
        ['Blogs', '/blog'],
        ['Contact Us', '/contact-us'],
        ['My Account', '/dashboard'],
      ])
      for (const name of ['LOGIN', 'LOGIN/REGISTER'])
        await expect(strip.getByRole('link', { name, exact: true })).toHaveAttribute(
          'href',
          '/login?from=%2F',
        )
      await strip.getByRole('link', { name: 'Order Tracking' }).click()
      const tracking = page.getByRole('dialog', { name: 'Tracking Your Order' })
      await expect(tracking).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(tracking).toBeHidden()
    })

    const categories = strip.getByRole('button', { name: 'Categories' })
    await test.step('the categories by keyboard', async () => {
      await strip.getByRole('link', { name: 'Categories' }).focus()
      // At the first touch the link has become a menu, and the keyboard stands on it.
      await expect(categories).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('tab', { name: 'Home', exact: true })).toBeFocused()
      const electronics = page.getByRole('tab', { name: 'Electronics' })
      await page.keyboard.press('ArrowDown')
      await expect(electronics).toBeFocused()
      await expect(page.getByRole('link', { name: 'See all: Electronics' })).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(electronics).toBeHidden()
      await expect(categories).toBeFocused()
    })

    await test.step('those that came under my pointer stay at the first click', async () => {
      await categories.hover()
      await expect(categories).toHaveAttribute('aria-expanded', 'true')
      await categories.click()
      await expect(categories).toHaveAttribute('aria-expanded', 'true')
      await categories.click()
      await expect(categories).toHaveAttribute('aria-expanded', 'false')
      await categories.click()
      await expect(categories).toHaveAttribute('aria-expanded', 'true')
    })

    await test.step('the products of the category that I point at', async () => {
      await page.getByRole('tab', { name: 'Garden' }).hover()
      const watering = page.getByRole('link', { name: /Drip watering kit for 20 pots/ }).first()
      await expect(watering).toHaveAttribute('href', /^\/product\//)
      await expect(watering).toBeVisible()
      await expect(page.getByRole('link', { name: 'See all: Garden' })).toBeVisible()
      // What is paid, with the price before it.
      await expect(
        page.getByRole('link', { name: /Garden hand tools.*৳990.*Before: ৳1,250/ }),
      ).toBeVisible()
      await expectAccessible(page)
      await watering.click()
      await expect(page).toHaveURL(/\/product\/drip/)
      await expect(page.getByRole('tab', { name: 'Garden' })).toBeHidden()
    })

    await test.step('LOGIN becomes ACCOUNT', async () => {
      await page.evaluate(() => localStorage.setItem('access-token', 'a'))
      await reload(page)
      await expect(
        strip.getByRole('link', { name: 'ACCOUNT', exact: true }).first(),
      ).toHaveAttribute('href', '/dashboard')
    })
  })

  test('closes the categories 3 seconds after the pointer left, and leaves the keyboard where I type (spec 9)', async ({
    page,
  }) => {
    await openWithClock(page, '/')
    const field = searchField(page)
    await field.focus()
    await banner(page).getByRole('link', { name: 'Categories' }).hover()
    const garden = page.getByRole('tab', { name: 'Garden' })
    await garden.hover()
    await expect(page.getByRole('link', { name: 'See all: Garden' })).toBeVisible()
    await page.keyboard.type('tea')
    await expect(field).toHaveValue('tea')
    await stopTime(page)

    await page.mouse.move(1270, 890)
    await page.clock.runFor(2900)
    await expect(garden).toBeVisible()
    // Anyone who comes back in time keeps it.
    await garden.hover()
    await page.clock.runFor(10_000)
    await expect(garden).toBeVisible()

    await page.mouse.move(1270, 890)
    await page.clock.runFor(2900)
    await expect(garden).toBeVisible()
    await page.clock.runFor(200)
    await expectGone(page, garden)
    await page.keyboard.type('pot')
    await expect(field).toHaveValue('teapot')
  })

  test.describe('with a finger', () => {
    test.use({ hasTouch: true, expectedOnTheConsole: [/ERR_FAILED/] })

    test('opens and closes the categories; on a bad network says that products could not be loaded, and still leads to all of them', async ({
      page,
    }) => {
      await open(page, '/')
      await banner(page).getByRole('link', { name: 'Categories' }).tap()
      await page.getByRole('tab', { name: 'Home Decor' }).tap()
      await expect(page.getByRole('link', { name: 'See all: Home Decor' })).toBeVisible()
      const categories = banner(page).getByRole('button', { name: 'Categories' })
      await categories.tap()
      await expect(page.getByRole('tab', { name: 'Home Decor' })).toBeHidden()

      await page.route('**/api/product?*', (route) => route.abort())
      await categories.tap()
      await page.getByRole('tab', { name: 'Garden' }).tap()
      await expect(shownAlert(page)).toHaveText('The products could not be loaded just now.')
      await page.getByRole('link', { name: 'See all: Garden' }).click()
      await expect(page).toHaveURL(/\/shop\/garden$/)
    })
  })
})

test('On a phone the bar at the bottom has what a thumb wants, and leaves the checkout to its button; the drawer has the categories and the main menu; LOGIN becomes ACCOUNT where there is an access token (spec 2, 4)', async ({
  page,
}) => {
  await open(page, '/')
  const bar = page.getByRole('navigation', { name: 'Quick links' })
  await expectLinks(bar, [
    ['Home', '/'],
    ['Shop', '/shop'],
    ['Account', '/login?from=%2F'],
    ['Cart', '/cart'],
    ['Wishlist', '/wishlist'],
  ])

  await test.step('the drawer has the categories and the main menu', async () => {
    await banner(page).getByRole('link', { name: 'Menu', exact: true }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await expect(drawer.getByRole('tab')).toHaveText(['Categories', 'Main Menu'])
    await drawer.getByRole('tab', { name: 'Main Menu' }).click()
    await expect(drawer.getByRole('link', { name: 'Shop', exact: true })).toBeVisible()
    await expectAccessible(page)
    await drawer.getByRole('tab', { name: 'Categories' }).click()
    await expectAccessible(page)
    await drawer.getByRole('link', { name: 'Garden' }).click()
    await expect(page).toHaveURL(/\/shop\/garden$/)
    await expect(drawer).toBeHidden()
  })

  await test.step('at the checkout there is no bar', async () => {
    await visit(page, '/checkout')
    await expect(bar).toHaveCount(0)
  })

  await test.step('LOGIN becomes ACCOUNT', async () => {
    await page.evaluate(() => localStorage.setItem('access-token', 'a'))
    await open(page, '/')
    await expect(bar.getByRole('link', { name: 'Account', exact: true })).toHaveAttribute(
      'href',
      '/dashboard',
    )
  })
})

test('A new page comes from its top smoothly, and back I am where I was (spec 2)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, '/')
  const products = page.getByRole('region', { name: 'New Products' })
  const all = products.getByRole('link', { name: 'See all: New Products' })
  // Into sight: the press itself must not scroll any more.
  await all.click({ trial: true })
  const wayOfScrolling = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(300)
  // Also the first one after a full load: between here and the top are many places, not one.
  await page.evaluate(() => {
    const places: number[] = []
    addEventListener('scroll', () => places.push(Math.round(scrollY)))
    Object.assign(window, { places })
  })
  await all.click()
  await expect(page).toHaveURL(/\/shop\?sort=new$/)
  await expect.poll(wayOfScrolling).toBe('smooth')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  const places = await page.evaluate(() => (window as unknown as { places: number[] }).places)
  expect(new Set(places).size).toBeGreaterThan(4)

  await page.goBack()
  await expect(products).toBeVisible()
  await expect.poll(wayOfScrolling).toBe('auto')
  await expect
    .poll(() => page.evaluate((place) => Math.abs(scrollY - place), before))
    .toBeLessThan(50)

  await test.step('who asked for less movement is at the top at once', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await all.click()
    await expect(page).toHaveURL(/\/shop\?sort=new$/)
    expect(await wayOfScrolling()).toBe('auto')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })
})
