import { expectAccessible } from '../support/accessible.ts'
import { region, said, searchOrders } from '../support/back-office.ts'
import { countLeft, shelve, uniquely } from '../support/back-room.ts'
import { placeOrder } from '../support/customer.ts'
import { expect, test } from '../support/journey.ts'
import { becomeStaff } from '../support/staff.ts'
import { open } from '../support/shopper.ts'

test.describe('when something is in the way', () => {
  test.use({
    expectedOnTheConsole: [/status of (400|500)|Unable to decode/],
  })

  test(
    'I cancel only with a reason, I see what a colleague did meanwhile, and the stock comes back once (D13, D17)',
    { tag: '@desktop' },
    async ({ page, context }) => {
      const product = await shelve({ name: uniquely('Clay lamp') })
      const { orderId } = await placeOrder(context, { slug: product.slug, quantity: 3 })
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
      expect(await countLeft(product)).toBe(7)
      await status.getByLabel('Reason').fill('Nobody answered, three calls')
      await status.getByRole('button', { name: 'Yes, cancel the order' }).click()
      await expect(said(page, 'The order is now: Canceled')).toBeVisible()
      expect(await countLeft(product)).toBe(10)
      await expect(region(page, 'What happened')).toContainText('Nobody answered, three calls')

      await region(colleague, 'Status').getByRole('button', { name: 'Confirm order' }).click()
      await expect(colleague.getByRole('alert').filter({ hasText: /\S/ })).toContainText(
        'Karim Mia changed this order meanwhile. It is now: Canceled',
      )
      await expect(region(colleague, 'Status')).toContainText('Nothing is left to do')
      await expectAccessible(colleague)
      expect(await countLeft(product)).toBe(10)
    },
  )

  test(
    'A list that cannot be loaded says so in a notice and leaves what is shown, and the next try shows it; what nothing fits leads back (spec 8)',
    { tag: '@desktop' },
    async ({ page, context }) => {
      await becomeStaff(context, 'moderator')
      await open(page, '/dashboard/orders')
      const list = /\/dashboard\/orders\.data/
      await page.route(list, (route) => route.fulfill({ status: 500, body: 'away' }))
      await page.getByRole('link', { name: /^Shipped/ }).click()
      const notices = page.getByRole('region', { name: 'Notices' })
      await expect(notices.getByText('Failed to load Orders.')).toBeVisible()
      // What stood there stays, with its URL, and so does the menu.
      const failed = page.getByRole('region', { name: 'Failed to load Orders.' })
      await expect(failed).toBeVisible()
      await expect(page).toHaveURL(/\/dashboard\/orders$/)
      await expect(page.getByRole('link', { name: /^All/ })).toHaveAttribute('aria-current', 'page')
      await expect(page.getByRole('form', { name: 'Search orders' })).toBeVisible()
      await expectAccessible(page)
      await page.unroute(list)
      await failed.getByRole('button', { name: 'Try again' }).click()
      await expect(failed).toBeHidden()
      await expect(page.getByRole('link', { name: /^Shipped/ })).toHaveAttribute(
        'aria-current',
        'page',
      )

      await searchOrders(page, 'zz')
      await expect(page.getByText('Type a little more')).toBeVisible()
      await searchOrders(page, 'zzzzzz')
      await expect(page.getByText('No orders match')).toBeVisible()
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
  const product = await shelve({ name: uniquely('Shital pati') })
  const { orderId } = await placeOrder(context, { slug: product.slug })
  await becomeStaff(context, 'moderator')
  await open(page, '/bn/dashboard/orders')
  const form = page.getByRole('form', { name: 'অর্ডার খুঁজুন' })
  await form.getByText('ফিল্টার', { exact: true }).click()
  await form.getByLabel('জেলা').selectOption('ঢাকা')
  await form.getByLabel('শুরুর দিন').fill('2020-01-31')
  await form.getByRole('searchbox').fill(product.name)
  await form.getByRole('button', { name: 'খুঁজুন' }).click()
  await expect(page).toHaveURL(/district=Dhaka/)
  await expect(page).toHaveURL(/from=2020-01-31/)
  await expect(page.getByRole('link', { name: /এই ফিল্টারটি সরান: ৩১ জানু/ })).toBeVisible()
  await expect(page.getByRole('table', { name: 'অর্ডার' })).toContainText(orderId)
  await expectAccessible(page)
})
