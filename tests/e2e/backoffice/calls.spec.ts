import { randomInt } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { region, said } from '../support/back-office.ts'
import {
  ageOrders,
  countLeft,
  isHeld,
  shelve,
  uniquely,
  type ShelvedProduct,
} from '../support/back-room.ts'
import { placeOrder } from '../support/customer.ts'
import { expect, test } from '../support/journey.ts'
import { becomeStaff } from '../support/staff.ts'
import { open, visit } from '../support/shopper.ts'

/**
 * Orders that stand next to each other in the queue, at a time that no other journey has, and the URL that begins there. One more stands
 * behind them: a person who has called all of them is offered no order of another journey.
 */
async function queued(context: BrowserContext, product: ShelvedProduct, count: number) {
  const orderIds: string[] = []
  for (let placed = 0; placed <= count; placed++)
    orderIds.push((await placeOrder(context, { slug: product.slug, quantity: 2 })).orderId)
  const firstAt = new Date(Date.UTC(1980, 0, 1) + randomInt(400_000_000) * 1000)
  await ageOrders(orderIds, firstAt)
  const before = (firstAt.getTime() - 1) * 1000
  const path = `/dashboard/to-call?after=new_${before}_00000000-0000-0000-0000-000000000000`
  return { orderIds, path }
}

const shown = (page: Page, orderId: string) =>
  expect(page.getByRole('heading', { name: `Order ${orderId}`, level: 2 })).toBeVisible()

test.describe('from one order to the next', () => {
  test.use({ expectedOnTheConsole: [/status of 400/] })

  test(
    'As a moderator I call one buyer after the other, record what came of it with one press, and take a wrong one back',
    { tag: '@both' },
    async ({ page, context, isMobile }) => {
      test.slow()
      const product = await shelve({ name: uniquely('Nakshi cushion') })
      const { orderIds, path } = await queued(context, product, 3)
      const [first = '', second = '', third = ''] = orderIds
      expect(await countLeft(product)).toBe(2)
      await becomeStaff(context, 'moderator')
      await open(page, path)
      /** A finger on phones, a key on desks. */
      const press = (name: string, key: string) =>
        isMobile
          ? page.getByRole('button', { name, exact: true }).click()
          : page.keyboard.press(key)

      await shown(page, first)
      const call = page.getByRole('main').getByRole('link', { name: 'Call', exact: true })
      await expect(call).toHaveAttribute('href', /^tel:\+88017/)
      await expect(region(page, 'Products')).toContainText('2 left in stock')
      await expect(region(page, 'Other orders of this phone')).toBeVisible()
      await expectAccessible(page)

      await press('No answer', 'n')
      await shown(page, second)
      await expect(said(page, `Order ${first}: No answer. To be called again:`)).toBeVisible()
      await expectAccessible(page)
      await press('Undo', 'u')
      await expect(said(page, `Taken back: order ${first} is as it was before.`)).toBeVisible()
      await shown(page, first)
      await page.getByLabel('Note on the call').fill('Wants it after six')
      await page.getByRole('heading', { level: 1 }).click()
      await press('Confirmed', 'c')
      await shown(page, second)
      await expect(page.getByLabel('Note on the call')).toHaveValue('')

      await page.getByText('Canceled on the phone').click()
      await page.getByText('Call again at …').click()
      await expect(page.getByLabel('Reason')).toBeHidden()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('radio', { name: 'Tomorrow, 10:00' })).toBeHidden()
      await page.getByText('Call again at …').click()
      // What it opens stands below the buttons, and moves none of them.
      const [again, canceled] = await Promise.all(
        ['Call again at …', 'Canceled on the phone'].map((name) =>
          page.getByText(name).boundingBox(),
        ),
      )
      expect(again?.y).toBe(canceled?.y)
      await expectAccessible(page)
      await page.getByRole('radio', { name: 'Tomorrow, 10:00' }).check()
      await page.getByRole('button', { name: 'Save the time' }).click()
      await shown(page, third)
      await expect(said(page, `Order ${second}: Call again. To be called again:`)).toBeVisible()

      await page.getByText('Canceled on the phone').click()
      await page.getByRole('button', { name: 'Yes, cancel the order' }).click()
      await expect(page.getByLabel('Reason')).toBeFocused()
      await expect(page.getByLabel('Reason')).toHaveAccessibleDescription(/Say why/)
      // Enter in a field presses none of the outcomes.
      await page.getByLabel('Reason').fill('Bought it elsewhere')
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Yes, cancel the order' }).click()
      await expect(said(page, `Order ${third}: Canceled on the phone.`)).toBeVisible()
      expect(await countLeft(product)).toBe(4)
      // With a finger as with keys the calls stand in the orders.
      if (!isMobile) return

      await visit(page, `/dashboard/order-details/${first}`)
      await expect(region(page, 'Calls')).toContainText('Wants it after six')
      await expect(region(page, 'Calls')).toContainText('Calls so far: 1')
      await expect(region(page, 'What happened').getByRole('listitem')).toContainText([
        /Pending → Processing.*by Karim Mia/,
        /Called: Confirmed.*by Karim Mia/,
        /Called: No answer \(taken back\)/,
        /Order placed/,
      ])
      await region(page, 'Status').getByRole('button', { name: 'Mark as shipped' }).click()
      await expect(said(page, 'The order is now: Shipped')).toBeVisible()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(said(page, 'Taken back: the order is as it was before')).toBeVisible()
      await expect(region(page, 'What happened')).toContainText('Taken back: Shipped → Processing')

      const calls = region(page, 'Calls')
      await expect(calls.getByRole('button', { name: 'Confirmed', exact: true })).toBeHidden()
      await calls.getByLabel('Note on the call').fill('Turn left at the mosque')
      await calls.getByRole('button', { name: 'Reached', exact: true }).click()
      await expect(said(page, 'Reached. Order status: Processing')).toBeVisible()
      await expect(calls).toContainText('Turn left at the mosque')
      await calls.getByText('Call again at …').click()
      await calls.getByRole('button', { name: 'Save the time' }).click()
      await expect(calls).toContainText('The buyer expects a call:')
      await expect(region(page, 'What happened').getByRole('listitem').first()).toContainText(
        'Called: Call again',
      )
      await expectAccessible(page)
    },
  )
})

test(
  'A colleague who calls at the same time is offered another order; who leaves gives theirs back',
  { tag: '@desktop' },
  async ({ page, context, browser }) => {
    test.slow()
    const product = await shelve({ name: uniquely('Brass lamp') })
    const { orderIds, path } = await queued(context, product, 3)
    const [first = '', second = '', third = ''] = orderIds
    await becomeStaff(context, 'moderator')
    await open(page, path)
    await shown(page, first)

    const elsewhere = await browser.newContext({ colorScheme: 'dark' })
    await becomeStaff(elsewhere, 'moderator', 'Mina Begum')
    const colleague = await elsewhere.newPage()
    await open(colleague, `/bn${path}`)
    const offered = (orderId: string) =>
      expect(
        colleague.getByRole('heading', { level: 2 }).filter({ hasText: orderId }),
      ).toBeVisible()
    await offered(second)
    await expectAccessible(colleague)
    await colleague.keyboard.press('j')
    await offered(third)
    await colleague.keyboard.press('k')
    await offered(second)

    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(help).toContainText('Wrong number')
    await expect(help).toContainText('Skip to the next')
    await page.keyboard.press('Escape')
    // A dialog has keys of its own, until it is gone.
    await expect(help).toHaveCount(0)
    await page.keyboard.press('g')
    await page.keyboard.press('o')
    await expect(page).toHaveURL(/\/dashboard\/orders$/)
    await expect.poll(() => isHeld(first)).toBe(false)
    await colleague.keyboard.press('k')
    await offered(first)
    await elsewhere.close()
  },
)
