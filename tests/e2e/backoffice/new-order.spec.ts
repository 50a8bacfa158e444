import { expectAccessible } from '../support/accessible.ts'
import { region, said, total } from '../support/back-office.ts'
import { change, countLeft, shelve, uniquely } from '../support/back-room.ts'
import { aPhone, placeOrder } from '../support/customer.ts'
import { expect, test } from '../support/journey.ts'
import { becomeStaff } from '../support/staff.ts'
import { open } from '../support/shopper.ts'

// A form that is refused is said on the console, too; and after signing out the login asks who is there.
test.use({ expectedOnTheConsole: [/status of 40[01]/] })

test(
  'Somebody calls: a moderator takes the whole order with the keyboard, also after closing the tab in the middle',
  { tag: '@desktop' },
  async ({ page, context, browser }) => {
    test.slow()
    const teapot = await shelve({ name: uniquely('Clay teapot') })
    const phone = aPhone()
    const shopper = await browser.newContext()
    await placeOrder(shopper, { slug: teapot.slug, phone })
    await becomeStaff(context, 'moderator')

    await open(page, '/dashboard/orders')
    // Keys are listened to a moment after the page is there.
    await expect(async () => {
      await page.keyboard.press('n')
      await expect(page).toHaveURL(/\/orders\/new$/, { timeout: 3000 })
    }).toPass()
    await expect(page.getByRole('heading', { name: 'New order', level: 1 })).toBeVisible()
    await expect(page.getByLabel('Mobile number')).toBeFocused()
    await page.getByLabel('Mobile number').fill('')
    await page.keyboard.type(phone)
    await page.keyboard.press('Enter')
    const offers = page.getByRole('list', { name: 'Earlier addresses' })
    await expect(offers.getByRole('button', { name: /House 7, Road 4/ })).toBeFocused()
    await expect(region(page, 'Customer')).toContainText('Pending: 1')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Full name')).toHaveValue('Rahima Khatun')
    await expect(page.getByLabel('Add a product')).toBeFocused()
    await page.keyboard.type(teapot.sku.slice(0, 12))
    await expect(page.getByRole('option', { name: teapot.name })).toBeVisible()
    await page.keyboard.press('Enter')
    const line = region(page, 'Products').getByRole('listitem').filter({ hasText: teapot.name })
    await expect(line).toContainText('9 left in stock')
    await page.keyboard.press('+')
    await expect(line).toContainText('2 × ৳500')
    await expect(total(page)).toHaveText('৳1,060')
    await expectAccessible(page)

    await page.close()
    const again = await context.newPage()
    await open(again, '/dashboard/orders/new')
    await expect(again.getByText('The order that you began before')).toBeVisible()
    await expect(total(again)).toHaveText('৳1,060')
    await again.keyboard.press('Control+Enter')

    await expect(said(again, 'The order is placed')).toBeVisible()
    await expect(again).toHaveURL(/\/dashboard\/order-details\/\d+$/)
    await expect(region(again, 'What happened').getByRole('listitem')).toContainText([
      /Order placed.*by Karim Mia/,
    ])
    await expect(again.getByText('Source: Phone')).toBeVisible()
    await expectAccessible(again)
    expect(await countLeft(teapot)).toBe(7)
    await open(again, '/dashboard/orders/new')
    await expect(again.getByLabel('Mobile number')).toHaveValue('')
    await expect(again.getByText('The order that you began before')).toBeHidden()

    // A person who signs out leaves nothing of a customer behind.
    await again.getByLabel('Mobile number').fill(phone)
    await expect(again.getByLabel('Full name')).toHaveValue('')
    const drafts = () =>
      again.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))
    expect(await drafts()).toHaveLength(1)
    await again.getByRole('banner').locator('summary').last().click()
    await again.getByRole('button', { name: 'Sign out' }).click()
    await expect(again).toHaveURL(/\/login/)
    expect(await drafts()).toEqual([])
    await shopper.close()
  },
)

test('On the phone an admin takes an order for another price; what was sold meanwhile is named, and nothing typed is lost', async ({
  page,
  context,
}) => {
  test.slow()
  const lamp = await shelve({ name: uniquely('Brass lamp') })
  await becomeStaff(context, 'admin')
  await open(page, '/dashboard/orders')
  await page.getByRole('link', { name: 'New order' }).click()
  await page.getByLabel('Mobile number').fill(aPhone())
  await expect(region(page, 'Customer')).toContainText('first order of this phone')
  await page.getByLabel('Source').selectOption('facebook')
  await page.getByLabel('Full name').fill('Zubaida Gulshan')
  await page.getByRole('combobox', { name: 'District' }).fill('Dhaka')
  await page.getByRole('option', { name: 'Dhaka', exact: false }).first().click()
  await page.getByRole('combobox', { name: /Area/ }).fill('Dhanmondi')
  await page.getByRole('option', { name: 'Dhanmondi' }).first().click()
  await page.getByLabel('Address', { exact: true }).fill('House 9, Road 27, beside the lake')
  await page.getByLabel('Add a product').fill(lamp.sku.slice(0, 12))
  await page.getByRole('option', { name: lamp.name }).click()
  await page.getByLabel(`Own price (৳) of ${lamp.name}`).fill('450')
  const place = page.getByRole('button', { name: 'Place order' })
  await place.click()
  const reason = page.getByLabel('Reason for the other price')
  await expect(reason).toBeFocused()
  await expect(reason).toHaveAccessibleDescription(/Say why/)
  await reason.fill('A scratch')
  await expectAccessible(page)

  await change(lamp, { inStock: 0 })
  await place.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing is placed yet' })).toBeVisible()
  await expect(region(page, 'Products')).toContainText('Sold out')
  await expectAccessible(page)
  await change(lamp, { inStock: 4 })
  await expect(page.getByLabel('Full name')).toHaveValue('Zubaida Gulshan')
  await place.click()

  await expect(said(page, 'The order is placed')).toBeVisible()
  await expect(region(page, 'What happened')).toContainText('sold for ৳450 instead of ৳500')
  await expect(region(page, 'What happened')).toContainText('A scratch')
  expect(await countLeft(lamp)).toBe(3)
})

test('Somebody stands in the shop: the moderator asks for no address, hands the goods over with one press, and takes the cash; in between it was to be sent', async ({
  page,
  context,
}) => {
  test.slow()
  const bowl = await shelve({ name: uniquely('Rice bowl') })
  await becomeStaff(context, 'moderator')
  await open(page, '/dashboard/orders/new')
  await page.getByLabel('Mobile number').fill(aPhone())
  await page.getByLabel('Source').selectOption('shop')
  const method = page.getByLabel('Delivery method')
  await expect(method).toHaveValue('pickup')
  await expect(page.getByLabel('Address', { exact: true })).toBeHidden()
  await method.selectOption('delivery')
  await expect(page.getByLabel('Address', { exact: true })).toBeVisible()
  await method.selectOption('pickup')
  await page.getByLabel('Full name').fill('Zubaida Gulshan')
  await page.getByLabel('Add a product').fill(bowl.sku.slice(0, 12))
  await page.getByRole('option', { name: bowl.name }).click()
  await expect(total(page)).toHaveText('৳500')
  await expectAccessible(page)

  // A draft keeps how it is handed over.
  await page.reload()
  await expect(method).toHaveValue('pickup')
  await expect(total(page)).toHaveText('৳500')
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(said(page, 'Hand the goods over')).toBeVisible()
  await expect(region(page, 'Customer')).toContainText('Handed over in the shop')
  await expectAccessible(page)

  // Bring it after all, and then not.
  const edit = page.getByRole('link', { name: 'Change order' })
  const save = page.getByRole('button', { name: 'Save' })
  await edit.click()
  await expect(method).toHaveValue('pickup')
  await expect(page.getByLabel('Delivery charge (৳)')).toBeHidden()
  await method.selectOption('delivery')
  await save.click()
  const address = page.getByLabel('Address', { exact: true })
  await expect(address).toHaveAccessibleDescription(/Enter house/)
  await page.getByRole('combobox', { name: 'District' }).fill('Dhaka')
  await page.getByRole('option', { name: 'Dhaka', exact: false }).first().click()
  await page.getByRole('combobox', { name: /Area/ }).fill('Dhanmondi')
  await page.getByRole('option', { name: 'Dhanmondi' }).first().click()
  await address.fill('House 9, Road 27, beside the lake')
  await expect(total(page)).toHaveText('৳560')
  await save.click()
  await expect(region(page, 'Customer')).toContainText('House 9, Road 27')
  await edit.click()
  await method.selectOption('pickup')
  await expect(total(page)).toHaveText('৳500')
  await save.click()
  await expect(region(page, 'What happened')).toContainText(
    'Delivery method: Delivery → Handed over',
  )

  await page.getByRole('button', { name: 'Handed over' }).click()
  await expect(said(page, 'The order is now: Delivered')).toBeVisible()
  const status = region(page, 'Status')
  await status.getByRole('button', { name: 'Cash collected' }).click()
  await expect(said(page, 'The payment is now: Collected')).toBeVisible()
  await expectAccessible(page)
  expect(await countLeft(bowl)).toBe(9)
})
