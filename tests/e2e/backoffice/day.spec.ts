import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { region, said, searchOrders, total } from '../support/back-office.ts'
import { countLeft, shelve, uniquely, type ShelvedProduct } from '../support/back-room.ts'
import { placeOrder } from '../support/customer.ts'
import { expect, test } from '../support/journey.ts'
import { becomeStaff } from '../support/staff.ts'
import { open, openTracking } from '../support/shopper.ts'

// A form that is refused is said on the console, too.
test.use({ expectedOnTheConsole: [/status of 400/] })

/** A shopper who keeps the tracking open and looks again and again. */
async function openTracker(shopper: BrowserContext, trackingId: string, isMobile: boolean) {
  const page = await shopper.newPage()
  await open(page, '/')
  const modal = await openTracking(page, isMobile)
  await modal.getByRole('textbox', { name: 'Enter full tracking ID' }).fill(trackingId)
  const steps = modal.getByRole('list', { name: 'Progress of the order' }).getByRole('listitem')
  const sees = async (status: string) => {
    await modal.getByRole('button', { name: 'Track', exact: true }).click()
    await expect(steps.filter({ hasText: `${status}: done` })).toBeVisible()
  }
  return { modal, sees }
}

const lineOf = (products: Locator, { name }: Pick<ShelvedProduct, 'name'>) =>
  products.getByRole('listitem').filter({ hasText: name })

/** The buyer wants the large one, two lamps with it, and gets something off. What it comes to then. */
async function correct(
  page: Page,
  { basket, lamp }: { basket: ShelvedProduct; lamp: ShelvedProduct },
) {
  const products = region(page, 'Products')
  await products
    .getByLabel(`Variant of ${basket.name}`)
    .selectOption({ label: 'Large · 5 left in stock' })
  await expect(lineOf(products, basket)).toContainText('2 × ৳600')
  await products.getByLabel('Add a product').fill(lamp.sku.slice(0, 12))
  await page.getByRole('option', { name: lamp.name }).click()
  await expect(lineOf(products, lamp)).toContainText('today’s price')
  await lineOf(products, lamp).getByRole('button', { name: 'One more' }).click()
  const amounts = region(page, 'Delivery, discount and total')
  await amounts.getByLabel('Discount on the order').fill('50')
  await page.getByLabel('Full name').fill('Rahima Begum')
  // A person who leaves is asked; what they typed stays.
  await page.getByRole('link', { name: 'Orders', exact: true }).first().click()
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expectAccessible(page)
  await leaving.getByRole('button', { name: 'Stay here' }).click()
  await expect(leaving).toBeHidden()
  await page.keyboard.press('Control+s')
  await expect(amounts.getByLabel('Reason for the discount')).toBeFocused()
  await amounts.getByLabel('Reason for the discount').fill('A regular')
  const comesTo = (await total(page).textContent()) ?? '—'
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(said(page, 'The order is changed')).toBeVisible()
  return comesTo
}

/** All that the tab is called from now on. */
async function listTitles(page: Page): Promise<() => Promise<string[]>> {
  const titles = await page.evaluateHandle(() => {
    const all: string[] = []
    new MutationObserver(() => all.push(document.title)).observe(document.head, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    return all
  })
  return () => titles.jsonValue()
}

test('An order comes in while my list is open: I call, correct, confirm, print, ship and deliver it and collect the money, and the shopper who tracks it sees each step (D6, D17)', async ({
  page,
  context,
  browser,
  isMobile,
}) => {
  test.slow()
  const lamp = await shelve({ name: uniquely('Clay lamp') })
  const basket = await shelve({
    name: uniquely('Jute basket'),
    variants: [
      { size: 'Small', priceInPaisa: 50_000 },
      { size: 'Large', priceInPaisa: 60_000, stock: 5 },
    ],
  })
  const large = { sku: basket.draft.variants[1]?.sku ?? '' }
  const shopper = await browser.newContext()
  await placeOrder(shopper, { slug: basket.slug })
  await becomeStaff(context, 'moderator')
  await open(page, '/dashboard/orders')
  const all = page.getByRole('link', { name: /^All \d/ })
  await expect(all).toHaveAttribute('aria-current', 'page')
  await searchOrders(page, basket.name)
  await expect(page.getByText('1 order found')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/orders\?q=Jute/)
  const list = page.getByRole('table', { name: 'Orders' })
  await expect(list).toContainText('Rahima Khatun')

  const { orderId, trackingId } = await placeOrder(shopper, { slug: basket.slug, quantity: 2 })
  const link = list.getByRole('link', { name: `Order ${orderId}` })
  const bar = page.getByRole('button', { name: '1 new order · Show' })
  await expect(bar).toBeVisible()
  await expect(page).toHaveTitle(/^\(\d+\) Orders/)
  await expect(link).toBeHidden()
  await expectAccessible(page)
  const titles = await listTitles(page)
  await bar.click()
  await expect(link).toBeVisible()
  await expect(bar).toBeHidden()
  // Orders of other journeys are counted again the moment after.
  await expect.poll(titles).toContainEqual(expect.stringMatching(/^Orders/))
  await page.getByRole('link', { name: /^Pending/ }).click()
  await expect(page).toHaveURL(/status=Pending/)
  await link.click()

  await expect(page.getByRole('heading', { name: `Order ${orderId}`, level: 1 })).toBeVisible()
  const buyer = region(page, 'Customer')
  await expect(buyer.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+88017/)
  await expect(buyer.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa.me/88017\\d+\\?text=.*${orderId}`),
  )
  await expect(region(page, 'Products')).toContainText(`SKU ${basket.sku}`)
  await expect(region(page, 'Products')).toContainText('7 left in stock')
  await expect(region(page, 'Other orders of this phone')).toContainText('first order')
  await expectAccessible(page)
  const calls = region(page, 'Calls')
  await calls.getByRole('button', { name: 'No answer', exact: true }).click()
  await expect(calls).toContainText('Calls so far: 1')

  await page.getByRole('link', { name: 'Change order' }).click()
  await expect(page.getByRole('heading', { name: `Change order ${orderId}` })).toBeVisible()
  const comesTo = await correct(page, { basket, lamp })
  await expect(region(page, 'Products')).toContainText(comesTo)
  const history = region(page, 'What happened').getByRole('listitem')
  await expect(history.first()).toContainText('Order changed')
  await expect(history.first()).toContainText(
    `2 × ${basket.name}, Small (৳500) → 2 × ${basket.name}, Large (৳600)`,
  )
  await expect(history.first()).toContainText(`Added: 2 × ${lamp.name}`)
  await expect(history.first()).toContainText('Rahima Khatun → Rahima Begum')
  await expect(history.first()).toContainText('A regular')
  expect(await Promise.all([basket, large, lamp].map(countLeft))).toEqual([9, 3, 8])
  const tracker = await openTracker(shopper, trackingId, isMobile)
  await expect(tracker.modal.getByText(lamp.name)).toBeVisible()
  await expect(tracker.modal).toContainText('Large')
  await expect(tracker.modal).toContainText(comesTo)
  await expect(tracker.modal).toContainText('discount of the shop')

  await calls.getByLabel('Note on the call').fill('Wants it before six')
  await calls.getByRole('button', { name: 'Confirmed', exact: true }).click()
  await expect(calls).toContainText('Wants it before six')
  await tracker.sees('Processing')
  await page.getByRole('link', { name: 'Print', exact: true }).click()
  const sheet = page.locator('li.sheet')
  await expect(sheet).toContainText(orderId)
  await expect(sheet).toContainText(lamp.name)
  await page.goBack()

  const status = region(page, 'Status')
  for (const [press, now] of [
    ['Mark as shipped', 'Shipped'],
    ['Mark as delivered', 'Delivered'],
  ] as const) {
    await status.getByRole('button', { name: press }).click()
    await expect(said(page, `The order is now: ${now}`)).toBeVisible()
    await tracker.sees(now)
  }
  await expect(status).toContainText('still to be collected')
  await status.getByRole('button', { name: 'Cash collected' }).click()
  await expect(said(page, 'The payment is now: Collected')).toBeVisible()
  await expect(status).toContainText('The courier still owes')
  const notes = region(page, 'Internal notes')
  await notes.getByLabel('New note', { exact: true }).fill('Gave it to the guard')
  await notes.getByRole('button', { name: 'Add note' }).click()
  await expect(notes.getByRole('listitem')).toContainText('Gave it to the guard')
  await expect(notes.getByLabel('New note', { exact: true })).toHaveValue('')
  await expect(history).toContainText([
    /Payment received.*by Karim Mia/,
    /Shipped → Delivered.*by Karim Mia/,
    /Processing → Shipped/,
    /Pending → Processing/,
    /Called: Confirmed/,
    /Order changed/,
    /Called: No answer/,
    /Order placed.*by the customer/,
  ])
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Orders', exact: true }).first().click()
  await expect(page).toHaveURL(/\/dashboard\/orders$/)
  await shopper.close()
})
