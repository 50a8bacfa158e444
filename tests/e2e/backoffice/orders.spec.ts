import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { region, said } from '../support/back-office.ts'
import { countLeft, shelve, uniquely } from '../support/back-room.ts'
import { placeOrder, signUp } from '../support/customer.ts'
import { expect, test } from '../support/journey.ts'
import { becomeStaff } from '../support/staff.ts'
import { open, openTracking } from '../support/shopper.ts'

const results = (page: Page) => page.getByRole('table', { name: 'Orders' })

async function search(page: Page, text: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Search orders' })
  await form.getByRole('searchbox').fill(text)
  await form.getByRole('button', { name: 'Search' }).click()
}

async function expectTracked(page: Page, trackingId: string, status: string, isMobile: boolean) {
  await open(page, '/')
  const modal = await openTracking(page, isMobile)
  await modal.getByRole('textbox', { name: 'Enter full tracking ID' }).fill(trackingId)
  await expect(modal.getByText(status, { exact: false }).first()).toBeVisible()
  const steps = modal.getByRole('list', { name: 'Progress of the order' }).getByRole('listitem')
  await expect(steps.filter({ hasText: `${status}: done` })).toBeVisible()
}

test(
  'As a moderator I find an order, confirm, ship and deliver it, and the shopper who tracks it sees each step (D6, D17)',
  { tag: '@both' },
  async ({ page, context, browser, isMobile }) => {
    test.slow()
    const goods = await shelve({ name: uniquely('Jute basket') })
    const shopper = await browser.newContext()
    const { orderId, trackingId } = await placeOrder(shopper, { slug: goods.slug, quantity: 2 })
    const tracking = await shopper.newPage()
    await becomeStaff(context, 'moderator')

    await open(page, '/dashboard/orders')
    await expect(page.getByRole('link', { name: /^All \d/ })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expectAccessible(page)
    await search(page, goods.name)
    await expect(page.getByText('1 order found')).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard\/orders\?q=Jute/)
    await expect(results(page)).toContainText('Rahima Khatun')
    await expectAccessible(page)
    await page.getByRole('link', { name: /^Pending/ }).click()
    await expect(page).toHaveURL(/status=Pending/)
    await results(page)
      .getByRole('link', { name: `Order ${orderId}` })
      .click()

    await expect(page.getByRole('heading', { name: `Order ${orderId}`, level: 1 })).toBeVisible()
    const buyer = region(page, 'Customer')
    await expect(buyer.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+88017/)
    await expect(buyer.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      new RegExp(`^https://wa.me/88017\\d+\\?text=.*${orderId}`),
    )
    await expect(region(page, 'Products')).toContainText(`SKU ${goods.sku}`)
    await expect(region(page, 'Products')).toContainText('8 left in stock')
    await expect(region(page, 'Other orders of this phone')).toContainText('first order')
    await expectAccessible(page)

    const status = region(page, 'Status')
    for (const [press, now] of [
      ['Confirm order', 'Processing'],
      ['Mark as shipped', 'Shipped'],
      ['Mark as delivered', 'Delivered'],
    ] as const) {
      await status.getByRole('button', { name: press }).click()
      await expect(said(page, `The order is now: ${now}`)).toBeVisible()
      await expectTracked(tracking, trackingId, now, isMobile)
    }
    await expect(status).toContainText('Nothing is left to do')
    await region(page, 'Payment').getByRole('button', { name: 'Cash collected' }).click()
    await expect(said(page, 'The payment is now: Collected')).toBeVisible()
    const notes = region(page, 'Internal notes')
    await notes.getByLabel('New note', { exact: true }).fill('Gave it to the guard')
    await notes.getByRole('button', { name: 'Add note' }).click()
    await expect(notes.getByRole('listitem')).toContainText('Gave it to the guard')
    await expect(notes.getByLabel('New note', { exact: true })).toHaveValue('')
    await expect(region(page, 'What happened').getByRole('listitem')).toContainText([
      /Payment: Due → Collected.*by Karim Mia/,
      /Shipped → Delivered.*by Karim Mia/,
      /Processing → Shipped/,
      /Pending → Processing/,
      /Order placed.*by the customer/,
    ])
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Orders', exact: true }).first().click()
    await expect(page).toHaveURL(/\/dashboard\/orders$/)
    await shopper.close()
  },
)

test.describe('when something is in the way', () => {
  test.use({
    expectedOnTheConsole: [/status of (400|500)|Unable to decode/],
  })

  test(
    'I cancel only with a reason, I see what a colleague did meanwhile, and the stock comes back once (D13, D17)',
    { tag: '@desktop' },
    async ({ page, context }) => {
      const goods = await shelve({ name: uniquely('Clay lamp') })
      const { orderId } = await placeOrder(context, { slug: goods.slug, quantity: 3 })
      await becomeStaff(context, 'moderator')
      await open(page, `/dashboard/order-details/${orderId}`)
      const colleague = await context.newPage()
      await open(colleague, `/dashboard/order-details/${orderId}`)

      // Where somebody is typing, the page does not follow what others do.
      await colleague.getByLabel('New note', { exact: true }).fill('She wants it on Friday')

      const status = region(page, 'Status')
      await status.getByText('Cancel order', { exact: true }).click()
      await status.getByRole('button', { name: 'Yes, cancel the order' }).click()
      await expect(status.getByLabel('Reason')).toBeFocused()
      await expect(status.getByLabel('Reason')).toHaveAccessibleDescription(/Say why/)
      await expectAccessible(page)
      expect(await countLeft(goods)).toBe(7)
      await status.getByLabel('Reason').fill('Nobody answered, three calls')
      await status.getByRole('button', { name: 'Yes, cancel the order' }).click()
      await expect(said(page, 'The order is now: Canceled')).toBeVisible()
      expect(await countLeft(goods)).toBe(10)
      await expect(region(page, 'What happened')).toContainText('Nobody answered, three calls')

      await region(colleague, 'Status').getByRole('button', { name: 'Confirm order' }).click()
      await expect(colleague.getByRole('alert').filter({ hasText: /\S/ })).toContainText(
        'Karim Mia changed this order meanwhile. It is now: Canceled',
      )
      await expect(region(colleague, 'Status')).toContainText('Nothing is left to do')
      await expectAccessible(colleague)
      expect(await countLeft(goods)).toBe(10)
    },
  )

  test(
    'A list that cannot be loaded says so in a notice, and the next try shows it; what nothing fits leads back (spec 8)',
    { tag: '@desktop' },
    async ({ page, context }) => {
      await becomeStaff(context, 'moderator')
      await open(page, '/dashboard/orders')
      const list = /\/dashboard\/orders\.data/
      await page.route(list, (route) => route.fulfill({ status: 500, body: 'away' }))
      await page.getByRole('link', { name: /^Shipped/ }).click()
      const notices = page.getByRole('region', { name: 'Notices' })
      await expect(notices.getByText('Failed to load Orders.')).toBeVisible()
      await expect(
        page.getByRole('heading', { name: 'Failed to load Orders.', level: 1 }),
      ).toBeVisible()
      await expectAccessible(page)
      await page.unroute(list)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('form', { name: 'Search orders' })).toBeVisible()
      await expect(page.getByRole('link', { name: /^Shipped/ })).toHaveAttribute(
        'aria-current',
        'page',
      )

      await search(page, 'zz')
      await expect(page.getByText('Type a little more')).toBeVisible()
      await search(page, 'zzzzzz')
      await expect(page.getByText('No order fits')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Take away this filter: “zzzzzz”' }).click()
      await expect(page).toHaveURL(/\/orders\?status=Shipped$/)
    },
  )
})

test('Filters fold, stand in the address with what was searched, and speak Bangla on Bangla pages', async ({
  page,
  context,
}) => {
  const goods = await shelve({ name: uniquely('Shital pati') })
  const { orderId } = await placeOrder(context, { slug: goods.slug })
  await becomeStaff(context, 'moderator')
  await open(page, '/bn/dashboard/orders')
  const form = page.getByRole('form', { name: 'অর্ডার খুঁজুন' })
  await form.getByText('ফিল্টার', { exact: true }).click()
  await form.getByLabel('জেলা').selectOption('ঢাকা')
  await form.getByLabel('শুরুর দিন').fill('2020-01-31')
  await form.getByRole('searchbox').fill(goods.name)
  await form.getByRole('button', { name: 'খুঁজুন' }).click()
  await expect(page).toHaveURL(/district=Dhaka/)
  await expect(page).toHaveURL(/from=2020-01-31/)
  await expect(page.getByRole('link', { name: /এই ফিল্টারটি সরান: ৩১ জানু/ })).toBeVisible()
  await expect(page.getByRole('table', { name: 'অর্ডার' })).toContainText(orderId)
  await expectAccessible(page)
})

test('A customer who opens the pages of orders reads that they are not for them (D6)', async ({
  page,
  context,
}) => {
  const goods = await shelve({ name: uniquely('Nakshi quilt') })
  await signUp(context)
  const { orderId } = await placeOrder(context, { slug: goods.slug })
  for (const path of ['orders', `order-details/${orderId}`]) {
    await open(page, `/dashboard/${path}`)
    await expect(page).toHaveURL(/\/dashboard\/not-available/)
    await expect(
      page.getByRole('heading', { name: 'This page is not for your account' }),
    ).toBeVisible()
  }
})
