import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { readXlsx } from 'hucre/xlsx'
import { expectAccessible } from '../support/accessible.ts'
import { endExport, shelve, uniquely } from '../support/back-room.ts'
import { asPage, placeOrder } from '../support/customer.ts'
import { expect, test } from '../support/journey.ts'
import { becomeStaff } from '../support/staff.ts'
import { open } from '../support/shopper.ts'

/** Orders of a product of their own: what else the shop holds is not in their list. */
async function placeMany(context: BrowserContext, count: number) {
  const product = await shelve({ name: uniquely('Bamboo tray') })
  const numbers: string[] = []
  for (let n = 0; n < count; n++)
    numbers.push((await placeOrder(context, { slug: product.slug })).orderId)
  return { list: `/dashboard/orders?q=${encodeURIComponent(product.name)}`, numbers }
}

const boxOf = (page: Page, number: string | undefined) =>
  page.getByRole('checkbox', { name: `Select order ${number}` })

test(
  'As a moderator I move many orders at once, read of the three that stayed why, and tag the rest',
  { tag: '@both' },
  async ({ page, context, isMobile }) => {
    test.slow()
    const shopper = await context.browser()!.newContext()
    const { list, numbers } = await placeMany(shopper, 5)
    await becomeStaff(context, 'moderator')
    const headers = await asPage(context)
    for (const number of numbers.slice(3)) {
      const data = { from: 'Pending', to: 'Processing' }
      const answer = await page.request.put(`/api/order/${number}/status`, { data, headers })
      expect(answer.status()).toBe(200)
    }

    await open(page, list)
    const bar = page.getByRole('form', { name: 'Selected orders' })
    await expect(bar).toBeHidden()
    if (isMobile) await page.getByRole('checkbox', { name: 'Select this page' }).check()
    else {
      await page.keyboard.press('j')
      await page.keyboard.press('x')
      await expect(bar.getByText('1 selected')).toBeVisible()
      await boxOf(page, numbers.at(-1)).click()
      await boxOf(page, numbers.at(-1)).click()
      await boxOf(page, numbers[0]).click({ modifiers: ['Shift'] })
    }
    await expect(bar.getByText('5 selected')).toBeVisible()
    await expectAccessible(page)
    // What becomes of those that are selected is the same however they were.
    if (isMobile) return shopper.close()
    await bar.getByRole('button', { name: 'Mark as shipped' }).click()
    await expect(page.getByRole('status').getByText('2 orders are now: Shipped')).toBeVisible()
    const stayed = page.getByRole('region', { name: '3 orders stayed as they were:' })
    for (const number of numbers.slice(0, 3))
      await expect(stayed.getByRole('listitem').filter({ hasText: number })).toContainText(
        'This step is not possible from the status Pending',
      )
    await expect(bar).toBeHidden()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(
      page.getByRole('status').getByText('Taken back: 2 orders are as they were before'),
    ).toBeVisible()

    await boxOf(page, numbers[0]).check()
    const tag = bar.getByText('Tag …')
    await tag.scrollIntoViewIfNeeded()
    const place = await bar.boundingBox()
    await tag.click()
    // What is asked opens above the bar, and moves nothing in it.
    expect(await bar.boundingBox()).toEqual(place)
    await expect(bar.getByRole('button', { name: 'Add tag' })).toBeInViewport({ ratio: 1 })
    await bar.getByLabel('Tag', { exact: true }).fill('Eid gift')
    await bar.getByLabel('Tag', { exact: true }).press('Enter')
    await expect(page.getByRole('status').getByText('1 order has the tag “Eid gift”')).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: numbers[0] })).toContainText('Eid gift')
    await shopper.close()
  },
)

test(
  'As an admin I export the orders that I filtered, and count them in the file; the bell tells of a long one that ended while I was away',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const shopper = await context.browser()!.newContext()
    const { list, numbers } = await placeMany(shopper, 3)
    const { email } = await becomeStaff(context, 'admin')
    await endExport(email)
    await open(page, list)
    const bell = page.getByTitle('Notifications').filter({ visible: true })
    await expect(bell).toContainText(/\d unread/)
    await bell.click()
    const ended = page.getByRole('link', { name: 'Your export of orders is ready.' })
    await expect(ended).toHaveAttribute('href', '/dashboard/orders#exports')
    await bell.click()
    await page.getByText('Export', { exact: true }).click()
    const form = page.getByRole('form', { name: 'Export' })
    await form.getByRole('checkbox', { name: 'Delivery address' }).uncheck()
    await expectAccessible(page)
    const downloading = page.waitForEvent('download')
    await form.getByRole('button', { name: 'XLSX' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('orders.xlsx')
    const { sheets } = await readXlsx(await readFile(await download.path()))
    const [headings = [], ...rows] = sheets[0]?.rows ?? []
    expect(headings).not.toContain('address')
    expect(rows.map(([number]) => number)).toEqual(numbers.toReversed())
    expect(rows[0]?.[headings.indexOf('phone')]).toMatch(/^01\d{3}-\d{6}$/)
    await shopper.close()
  },
)
