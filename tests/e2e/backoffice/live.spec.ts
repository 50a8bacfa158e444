import type { Page } from '@playwright/test'
import { expectAccessible, expectNoViolations } from '../support/accessible.ts'
import { shelve, uniquely } from '../support/back-room.ts'
import { placeOrder } from '../support/customer.ts'
import { expect, test } from '../support/journey.ts'
import { becomeStaff } from '../support/staff.ts'
import { open, visit } from '../support/shopper.ts'

/** What comes out of the printer: how wide each page is (mm). */
async function pageWidths(page: Page): Promise<number[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  return [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) /g)].map(([, points]) =>
    Math.round((Number(points) / 72) * 25.4),
  )
}

const rows = (page: Page) => page.getByRole('table', { name: 'Orders' }).getByRole('row')

test(
  'Two people on one order see each other; what one does is followed by the other, in all their tabs, and nothing typed is lost',
  { tag: '@desktop' },
  async ({ page, context, browser }) => {
    test.slow()
    const product = await shelve({ name: uniquely('Shital pati') })
    const shopper = await browser.newContext()
    await placeOrder(shopper, { slug: product.slug })
    await becomeStaff(context, 'moderator', 'Karim Mia')
    await open(page, `/dashboard/orders?q=${encodeURIComponent(product.name)}`)
    // Another tab of the same browser listens through the first one.
    const mine = await context.newPage()
    await open(mine, '/dashboard/panelboard')
    const { orderId } = await placeOrder(shopper, { slug: product.slug })
    await expect(mine).toHaveTitle(/^\(\d+\) /)
    // At its lower edge: the heading of the table does not lie over it.
    const position = { x: 40, y: 40 }
    await page.getByRole('button', { name: '1 new order · Show' }).click({ position })
    await expect(rows(page)).toHaveCount(3)
    // The panelboard shows the last orders of everybody, and other journeys place some at the same moment.
    await visit(mine, `/dashboard/order-details/${orderId}`)

    const colleagues = await browser.newContext()
    await becomeStaff(colleagues, 'moderator', 'Salma Akter')
    const hers = await colleagues.newPage()
    await open(hers, `/dashboard/order-details/${orderId}`)
    await expect(mine.getByText('Salma Akter is looking at this order')).toBeVisible()
    await hers.getByLabel('New note', { exact: true }).fill('She wants it on')
    await expect(mine.getByText('Salma Akter is editing this order')).toBeVisible()
    await expectAccessible(mine)
    await mine.getByRole('link', { name: 'Change order' }).click()
    await hers.getByText('Karim Mia is editing this order').waitFor()
    await expect(mine.getByText('Salma Akter is editing this order')).toBeVisible()
    await mine.getByRole('button', { name: 'Save changes' }).focus()
    await mine.goBack()
    await hers.getByText('Karim Mia is looking at this order').waitFor()
    await mine.getByRole('button', { name: 'Confirm order' }).click()
    // She is typing: her page asks before it changes, and what she typed stays.
    await hers.getByText('Somebody changed this order while you were typing').waitFor()
    await hers.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(hers.getByRole('button', { name: 'Mark as shipped' })).toBeVisible()
    await expect(hers.getByLabel('New note', { exact: true })).toHaveValue('She wants it on')
    // My list shows the same row as it stands now, where it stood.
    await expect(rows(page).filter({ hasText: orderId })).toContainText('Processing')
    await mine.close()
    await expect(hers.getByText('is looking at this order')).toBeHidden()

    await page.getByTitle('Notifications').filter({ visible: true }).click()
    // Other journeys work on orders, too, and the bell tells the latest twenty of what happens: whose they are is not known here.
    const latest = page.getByRole('link', { name: /^Order \d+ · / }).first()
    await expect(latest).toBeVisible()
    await page.getByLabel('Sound for new orders').uncheck()
    await expectNoViolations(page, 'details[open]')
    await latest.click()
    await expect(page).toHaveURL(/\/order-details\/\d+$/)
    await Promise.all([shopper.close(), colleagues.close()])
  },
)

test(
  'I print two orders as invoices and packing slips, each in its language, and nothing of the page is on the paper',
  { tag: '@desktop' },
  async ({ page, context, browser }) => {
    const product = await shelve({ name: uniquely('Clay cup') })
    const shopper = await browser.newContext()
    const placed = [
      await placeOrder(shopper, { slug: product.slug, quantity: 2 }),
      await placeOrder(shopper, { slug: product.slug }),
    ]
    const numbers = placed.map(({ orderId }) => orderId)
    await becomeStaff(context, 'moderator', 'Karim Mia')
    await open(page, `/dashboard/order-details/${numbers[0]}`)
    await page.getByRole('link', { name: 'Print', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/dashboard/orders/print\\?orders=${numbers[0]}$`))
    await open(page, `/dashboard/orders/print?orders=${numbers.join(',')},1`)
    await expect(page.getByText('There are no orders of these numbers: 1')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Print 2 orders' })).toBeVisible()
    const sheets = page.locator('ol.flex > li')
    await expect(sheets).toHaveCount(2)
    await expect(sheets.first()).toContainText('1,000')
    await expect(sheets.first().locator('svg')).toBeVisible()
    await expectAccessible(page)

    expect(await pageWidths(page)).toEqual([210, 210])
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: 'Print orders' })).toBeHidden()
    await expect(page.getByRole('navigation').first()).toBeHidden()
    await expect(sheets.nth(1)).toBeVisible()
    await page.emulateMedia({ media: null })

    await page.getByRole('link', { name: 'Packing slip' }).click()
    await page.getByRole('link', { name: '80 mm roll' }).click()
    await page.getByRole('link', { name: 'বাংলা', exact: true }).first().click()
    await expect(sheets.first()).toContainText('আদায় করতে হবে')
    await expect(sheets.first()).toHaveAttribute('lang', 'bn')
    expect(await pageWidths(page)).toEqual([80, 80])
    await expectAccessible(page)
    await shopper.close()
  },
)
