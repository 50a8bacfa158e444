import { expect, type Locator, type Page } from '@playwright/test'
import type { ShelvedProduct } from './back-room.ts'

/** What shoppers do on many pages. */

/** Opens a URL; it is there when its buttons answer, whether or not all its pictures are. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await isAlive(page)
}

/** Where the next page is on its way in an account or the back office. */
const pageComing = 'main[aria-busy=true], main > div > [aria-busy=true]'

/** Goes on to another page in the same language as links do, without a new document. Its title says when it is there. */
export async function visit(page: Page, path: string): Promise<void> {
  const title = await page.title()
  await navigate(page, path)
  await isTrue(
    page,
    ([before, coming]) => document.title !== before && !document.querySelector(coming),
    [title, pageComing] as const,
  )
}

/** The same where the next page may have the title of this one. */
export async function goTo(page: Page, path: string): Promise<void> {
  await navigate(page, path)
  const { pathname } = new URL(path, page.url())
  await expect(page).toHaveURL((url) => url.pathname === pathname)
  await expect(page.locator(pageComing)).toHaveCount(0)
}

const navigate = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    const { __reactRouterDataRouter: router } = window as unknown as ShopWindow
    return router.navigate(to)
  }, path)

interface ShopWindow {
  __reactRouterDataRouter: { navigate: (to: string) => Promise<void> }
}

export async function reload(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'domcontentloaded' })
  await isAlive(page)
}

/** React has taken over what the server wrote. */
export const isAlive = (page: Page): Promise<void> => isTakenOver(page, '#content')

/** A part further down may follow later than the page; where React writes it anew, it is another element. */
export const isTakenOver = (page: Page, selector: string): Promise<void> =>
  isTrue(
    page,
    (part) =>
      Object.keys(document.querySelector(part) ?? {}).some((key) => key.startsWith('__reactProps')),
    selector,
  )

/**
 * As `page.waitForFunction`, which takes 20 ms more in each document: it loads all that Playwright knows there once more. The page looks
 * again by itself: each question from here costs it as much as a part of what is waited for. `postTask` goes on where a journey holds the clock.
 */
async function isTrue<Arg>(page: Page, condition: (arg: Arg) => boolean, arg: Arg): Promise<void> {
  const asked = `(${String(comesTrue)})(() => (${String(condition)})(${JSON.stringify(arg)}))`
  // A document that is left meanwhile answers nothing, and the next one is asked.
  await expect(async () => expect(await page.evaluate(asked)).toBe(true)).toPass({
    intervals: [10, 20, 50],
  })
}

/** Runs in the page, for two seconds at most. */
async function comesTrue(condition: () => boolean): Promise<boolean> {
  for (let tries = 0; tries < 100; tries++) {
    if (condition()) return true
    await scheduler.postTask(() => {}, { delay: 20 })
  }
  return false
}

/** The message that is shown; elements that wait for one are empty. */
export const shownAlert = (page: Page): Locator => page.getByRole('alert').filter({ hasText: /\S/ })

export const searchField = (page: Page): Locator =>
  page.getByRole('banner').getByLabel('Search for products', { exact: true })

export const cartLink = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: /^Cart, / })

export async function expectInCart(page: Page, items: string): Promise<void> {
  await expect(cartLink(page)).toHaveAccessibleName(`Cart, ${items}`)
}

/** `go`: from another page of the shop a link may lead to it. */
export async function addToCart(
  page: Page,
  { slug }: Pick<ShelvedProduct, 'slug'>,
  go = open,
): Promise<void> {
  await go(page, `/product/${slug}`)
  const before = await cartLink(page).getAttribute('aria-label')
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expect(cartLink(page)).not.toHaveAccessibleName(before ?? '')
}

/** Into the cart and straight to the checkout. On phones a second button stands at the bottom. */
export async function buyNow(
  page: Page,
  { slug }: Pick<ShelvedProduct, 'slug'>,
  go = open,
): Promise<void> {
  await go(page, `/product/${slug}`)
  await page.getByRole('button', { name: 'Buy now' }).first().click()
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible()
}

export interface Shopper {
  fullName: string
  phone: string
  district: string
  area: string
  address: string
  note: string
}

export const rahima: Shopper = {
  fullName: 'Rahima Begum',
  phone: '01712-345678',
  district: 'Dhaka',
  area: 'Dhanmondi',
  address: 'House 7, Road 4, beside the mosque',
  note: '',
}

export async function fillCheckout(page: Page, shopper: Shopper = rahima): Promise<void> {
  await page.getByLabel('Full name').fill(shopper.fullName)
  await page.getByLabel('Mobile number').fill(shopper.phone)
  await choosePlace(page, 'District', shopper.district)
  await choosePlace(page, /^Area/, shopper.area)
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill(shopper.address)
  await page.getByLabel(/^Note for the delivery/).fill(shopper.note)
}

/** What a field offers under it while one types. */
export const offered = (page: Page): Locator => page.getByRole('listbox').getByRole('option')

/** Types a name, as one knows it, and takes the first place offered. */
export async function choosePlace(
  page: Page,
  field: string | RegExp,
  typed: string,
): Promise<void> {
  const picker = page.getByRole('combobox', { name: field })
  await expect(picker).toBeEnabled()
  await picker.fill(typed)
  await offered(page).first().click()
  await expect(offered(page)).toHaveCount(0)
}

export const placeOrderButton = (page: Page): Locator =>
  page.getByRole('button', {
    name: /Place order|Adding the delivery|Try again now|Placing your order/,
  })

/** What the button and the summary say belongs to the place that was chosen. */
export async function expectDeliveryKnown(page: Page): Promise<void> {
  await expect(page.getByText(/^Arrives in/)).toBeVisible()
}

export async function expectOrdered(page: Page, { fullName }: Shopper = rahima): Promise<void> {
  await expect(page).toHaveURL(/\/ordered$/)
  await expect(page.getByRole('heading', { name: `Thank you, ${fullName}!` })).toBeVisible()
}

export async function readTrackingId(page: Page): Promise<string> {
  const numbers = page.getByRole('region', { name: 'Tracking ID' })
  const words = await numbers.innerText()
  const [, trackingId = ''] = /\b([a-z0-9]{10})\b/.exec(words) ?? []
  expect(trackingId, `a tracking ID in ${words}`).not.toBe('')
  return trackingId
}

/** On phones the link is in the menu. */
export async function openTracking(page: Page, isMobile: boolean): Promise<Locator> {
  if (isMobile) {
    await page.getByRole('link', { name: 'Menu', exact: true }).click()
    await page.getByRole('tab', { name: 'Main Menu' }).click()
    await page.getByRole('button', { name: 'Order Tracking' }).click()
  } else {
    await page.getByRole('banner').getByRole('link', { name: 'Order Tracking' }).click()
  }
  return page.getByRole('dialog', { name: 'Tracking Your Order' })
}
