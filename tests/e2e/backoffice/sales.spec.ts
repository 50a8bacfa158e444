import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { readXlsx } from 'hucre/xlsx'
import { orders } from '#shop/orders/tables.ts'
import { expectAccessible } from '../support/accessible.ts'
import { region } from '../support/back-office.ts'
import { inTheShop, moveAlong, shelve, uniquely } from '../support/back-room.ts'
import { placeOrder, type Placed } from '../support/customer.ts'
import { expect, test } from '../support/journey.ts'
import { open } from '../support/shopper.ts'
import { becomeStaff } from '../support/staff.ts'

// At a desk.
test.use({ viewport: { width: 1280, height: 800 } })

test('A month’s end: I go from sales by category to one cell, to its orders, and take them along as a file that comes to the cell', async ({
  page,
  context,
  browser,
}) => {
  test.slow()
  const goods = await shelve({ name: uniquely('Clay lamp'), category: 'garden' })
  const shopper = await browser.newContext()
  const placed = [
    await placeOrder(shopper, { slug: goods.slug, quantity: 2 }),
    await placeOrder(shopper, { slug: goods.slug }),
  ]
  for (const { _id } of placed) await moveAlong(_id, 'Processing', 'Shipped', 'Delivered')
  await shopper.close()

  await becomeStaff(context, 'admin')
  // Sums follow within some seconds.
  await expect(async () => {
    await open(page, '/dashboard/sales/orders')
    for (const { orderId } of placed)
      await expect(page.getByRole('link', { name: orderId })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await open(page, '/dashboard/panelboard')
  await expectBehindItsHour(page, placed[0])
  await page.getByRole('link', { name: 'Sales', exact: true }).click()
  await page.getByRole('link', { name: 'This month' }).click()
  await page.getByRole('link', { name: 'Category', exact: true }).click()
  await expect(page).toHaveURL(/by=category/)
  const row = page.getByRole('row', { name: /^Garden / })
  const cell = row.getByRole('link', { name: /^৳.*Delivered$/ })
  // The sums of days come after the entries.
  await expect(async () => {
    await page.reload()
    // Both orders, which may be summed one after the other.
    expect(takaIn(await cell.innerText({ timeout: 1000 }))).toBeGreaterThanOrEqual(1500)
  }).toPass()
  await expectAccessibleInBothThemes(page)
  expect(
    await roomBeside(page.getByRole('table', { name: 'Category', exact: true })),
  ).toBeGreaterThanOrEqual(0)
  const inCell = takaIn(await cell.innerText())
  await cell.click()

  await expect(page.getByRole('heading', { name: 'Orders behind a figure' })).toBeVisible()
  expect(takaIn(await region(page, 'Delivered').innerText())).toBe(inCell)
  for (const { orderId } of placed)
    await expect(page.getByRole('link', { name: orderId })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByText('Export', { exact: true }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'XLSX' }).click()
  const { sheets } = await readXlsx(await readFile(await (await downloading).path()))
  const [headings = [], ...rows] = sheets[0]?.rows ?? []
  const at = headings.indexOf('delivered')
  const exported = rows.map(([order]) => order)
  for (const { orderId } of placed) expect(exported).toContain(orderId)
  expect(rows.reduce((sum, cells) => sum + Number(cells[at]), 0)).toBe(inCell)
  await page.getByRole('link', { name: placed[0]?.orderId ?? '' }).click()
  await expect(page).toHaveURL(/\/dashboard\/order-details\//)

  for (const view of ['money', 'customers', 'stock', 'reasons', 'vat']) {
    await open(page, `/bn/dashboard/sales/${view}`)
    await expect(page.getByRole('navigation', { name: 'রিপোর্ট' })).toBeVisible()
    await expectAccessible(page)
  }
})

/** The cell of the hour in which it was placed leads to it. */
async function expectBehindItsHour(page: Page, order: Placed | undefined): Promise<void> {
  const { row, column, weekday, hour } = cellOf(await placedAtOf(order?.orderId ?? ''))
  const chart = region(page, 'Orders by hour and weekday').getByRole('slider')
  // The sums of days come after the entries.
  await expect(async () => {
    await open(page, '/dashboard/panelboard?range=7')
    await chart.scrollIntoViewIfNeeded()
    const { width = 0, height = 0 } = (await chart.boundingBox()) ?? {}
    await chart.click({ position: { x: column * width, y: row * height } })
    await expect(page).toHaveURL(new RegExp(`weekday=${weekday}&hour=${hour}`), { timeout: 1000 })
  }).toPass()
  // Among those of other journeys.
  await open(page, `${page.url()}&q=${order?.orderId}`)
  await expect(
    page.getByRole('link', { name: new RegExp(`${order?.orderId}`) }).first(),
  ).toBeVisible()
}

const placedAtOf = (orderId: string): Promise<Date> =>
  inTheShop(async ({ database }) => {
    const [order] = await database.select().from(orders).where(eq(orders.orderId, orderId))
    if (!order) throw new Error(`Expected the order ${orderId}`)
    return order.placedAt
  })

/** In Asia/Dhaka; the middle of its cell, as parts of the chart: a row for each day from Sunday, a column for each hour. */
function cellOf(placedAt: Date) {
  const there = new Date(placedAt.getTime() + 6 * 3_600_000)
  const [day, hour] = [there.getUTCDay(), there.getUTCHours()]
  return { row: (day + 0.5) / 7, column: (hour + 0.5) / 24, weekday: day || 7, hour }
}

async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'light' })
}

/** In px; below zero where it has to be moved sideways. */
const roomBeside = (table: Locator): Promise<number> =>
  table.evaluate(
    ({ parentElement, scrollWidth }) => (parentElement?.clientWidth ?? 0) - scrollWidth,
  )

/** The amount in a text. */
const takaIn = (text: string): number =>
  Number((/৳([\d,.]+)/.exec(text)?.[1] ?? '').replaceAll(',', ''))

test('I save a report under a name, and have it sent to me each month', async ({
  page,
  context,
}) => {
  await becomeStaff(context, 'admin')
  await open(page, '/dashboard/sales?by=district&range=month')
  const name = uniquely('Districts')
  await page.getByText('Views', { exact: true }).click()
  const saving = page.getByRole('form', { name: 'Save view' })
  await saving.getByRole('textbox', { name: 'Name of the view' }).fill(name)
  await saving.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/by=district.*view=/)
  await page.getByText('By mail', { exact: true }).click()
  const form = page.getByRole('form', { name: 'By mail' })
  await form.getByRole('combobox', { name: 'Send it' }).selectOption('month')
  await form.getByRole('button').click()
  await expect(page.getByText('You get it from now on.')).toBeVisible()
  await expectAccessible(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the tab of the report that I am on stands in sight, and what lies on the shelf is found by its name', async ({
    page,
    context,
  }) => {
    await becomeStaff(context, 'admin')
    for (const view of ['vat', 'stock']) {
      await open(page, `/dashboard/sales/${view}`)
      const tabs = page.getByRole('navigation', { name: 'Reports' })
      await expect(tabs.locator('[aria-current=page]')).toBeInViewport({ ratio: 1 })
    }
    await page.getByRole('searchbox', { name: 'Search by name or SKU' }).fill('no such thing')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?q=no\+such\+thing$/)
    await expect(page.getByText('Nothing here')).toBeVisible()
    await expect(page.getByRole('searchbox', { name: 'Search by name or SKU' })).toHaveValue(
      'no such thing',
    )
    await expectAccessible(page)
  })
})
