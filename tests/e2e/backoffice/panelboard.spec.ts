import { expectAccessible } from '../support/accessible.ts'
import { region } from '../support/back-office.ts'
import { shelve, uniquely } from '../support/back-room.ts'
import { placeOrder } from '../support/customer.ts'
import { expect, test } from '../support/journey.ts'
import { becomeStaff } from '../support/staff.ts'
import { open } from '../support/shopper.ts'

test('A morning: I look at the figures of a week, walk along a chart with the keyboard, arrange my cards, and go to what waits', async ({
  page,
  context,
  browser,
}) => {
  const goods = await shelve({ name: uniquely('Clay lamp') })
  const shopper = await browser.newContext()
  const { orderId } = await placeOrder(shopper, { slug: goods.slug })
  await becomeStaff(context, 'admin')
  await open(page, '/dashboard/panelboard')
  await page.getByRole('link', { name: '7 days' }).click()
  await expect(page).toHaveURL(/\/dashboard\/panelboard\?range=7$/)
  await expect(
    region(page, 'Ordered today').getByRole('slider', { name: 'Ordered by hour' }),
  ).toBeVisible()
  await expect(region(page, 'Visitors').getByRole('link', { name: /visitors? now/ })).toBeVisible()
  await expectAccessible(page)

  const sales = region(page, 'Sales over time')
  const walk = sales.getByRole('slider', { name: 'Sales over time' })
  await sales.scrollIntoViewIfNeeded()
  const last = (await walk.getAttribute('aria-valuetext')) ?? ''
  await expect(async () => {
    await walk.press('ArrowLeft')
    expect(await walk.getAttribute('aria-valuetext')).not.toBe(last)
  }).toPass()
  await sales.getByText('Show as a table').click()
  await expect(sales.getByRole('table', { name: 'Sales over time' }).getByRole('row')).toHaveCount(
    8,
  )

  await page.getByRole('link', { name: 'Arrange' }).click()
  await page.getByRole('button', { name: 'Move “Newest orders”', exact: true }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Hide “Coupons”' }).click()
  await expect(page.getByRole('button', { name: 'Show “Coupons”' })).toBeVisible()
  await expectAccessible(page)
  await open(page, '/bn/dashboard/panelboard')
  await expect(region(page, 'সময় ধরে বিক্রি')).toBeVisible()
  await expect(region(page, 'কুপন')).toBeHidden()
  await expectAccessible(page)

  await page.getByRole('link', { name: /নিশ্চিত করতে হবে/ }).click()
  await expect(page).toHaveURL(/\/bn\/dashboard\/orders\?status=Pending$/)
  // Those of other journeys may have come since: more than a page of them.
  await open(page, `/bn/dashboard/orders?status=Pending&q=${orderId}`)
  await expect(page.getByRole('link', { name: new RegExp(orderId) }).first()).toBeVisible()
})
