import { expectAccessible } from '../../support/accessible.ts'
import { region, said, total } from '../../support/back-office.ts'
import { shelve, uniquely } from '../../support/back-room.ts'
import { aPhone } from '../../support/customer.ts'
import { expect, test } from '../../support/journey.ts'
import { open, visit } from '../../support/shopper.ts'
import { becomeStaff } from '../../support/staff.ts'

// What is refused, and what is not there.
test.use({ expectedOnTheConsole: [/status of 40[04]/] })

test('I make a coupon, give it a code, and am told when somebody else changed it; nothing that I typed is lost; addresses of what is not there say so', async ({
  page,
  context,
}) => {
  await becomeStaff(context, 'admin')
  await open(page, '/dashboard/coupons/new')
  const name = uniquely('Eid')
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Amount off, in taka').fill('৫০')
  await page.getByLabel('It takes something off').selectOption('Some categories')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Tick at least one category.')).toBeVisible()
  await page.getByLabel('It takes something off').selectOption('All products')
  await page.keyboard.press('Control+s')
  await expect(said(page, 'The coupon is saved.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  const code = page.getByLabel('Your own code')
  await code.fill(name.replaceAll(' ', '-'))
  await code.press('Enter')
  await expect(said(page, 'The code is added.')).toBeVisible()
  await expect(said(page, 'The coupon is saved.')).toBeHidden()
  await expect(page).toHaveURL(/\/dashboard\/coupons\/[\da-f-]{36}$/)
  await expect(code).toHaveValue('')
  await page.getByLabel('Take a code away').fill(name.replaceAll(' ', '-'))
  await page.getByRole('button', { name: 'Take it away' }).click()
  await expect(page.getByText('Shoppers can use the coupon once it has a code.')).toBeVisible()
  await expectAccessible(page)

  const colleague = await context.newPage()
  await open(colleague, new URL(page.url()).pathname)
  await colleague.getByLabel('Uses in all').fill('100')
  await colleague.keyboard.press('Control+s')
  await expect(said(colleague, 'The coupon is saved.')).toBeVisible()
  await colleague.close()
  const least = page.getByLabel('For orders from, in taka')
  await least.fill('500')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Somebody else changed this coupon meanwhile')).toBeVisible()
  await expect(least).toHaveValue('500')
  await expect(page.getByLabel('Uses in all')).toHaveValue('100')
  await page.keyboard.press('Control+s')
  await expect(said(page, 'The coupon is saved.')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/coupons$/)

  await test.step('addresses of what is not there say so, and lead back', async () => {
    await visit(page, '/dashboard/order-details/123')
    await expect(page.getByRole('button', { name: 'Search orders' })).toBeVisible()
    for (const [path, back] of [
      ['products/nothing', 'All products'],
      ['categories/nothing', 'All categories'],
      ['pages/nothing', 'All pages and articles'],
    ] as const) {
      await visit(page, `/dashboard/${path}`)
      await expect(page.getByRole('main').getByRole('link', { name: back })).toBeVisible()
    }
  })
})

test('I choose the goods of a coupon by name, take an order down with its code, and find the order from the coupon', async ({
  page,
  context,
}) => {
  const [tray, lamp] = [
    await shelve({ name: uniquely('Bamboo tray') }),
    await shelve({ name: uniquely('Brass lamp') }),
  ]
  await becomeStaff(context, 'admin')
  await open(page, '/dashboard/coupons/new')
  const name = uniquely('Trays')
  const code = name.replaceAll(' ', '-').toUpperCase()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Amount off, in taka').fill('50')
  await page.getByLabel('It takes something off').selectOption('Some products')
  await page.getByLabel('Add a product').fill(tray.name)
  await page.getByRole('option', { name: tray.name }).click()
  const chosen = page.getByRole('list', { name: 'Chosen products' })
  await expect(chosen.getByRole('listitem')).toContainText([tray.name])
  await page.keyboard.press('Control+s')
  await expect(said(page, 'The coupon is saved.')).toBeVisible()
  await expect(chosen.getByRole('listitem')).toContainText([tray.name])
  await page.getByLabel('Your own code').fill(code)
  await page.getByRole('button', { name: 'Add the code' }).click()
  await expect(said(page, 'The code is added.')).toBeVisible()
  const coupon = new URL(page.url()).pathname

  await open(page, '/dashboard/orders/new')
  await page.getByLabel('Mobile number').fill(aPhone())
  await page.getByLabel('Source').selectOption('shop')
  await page.getByLabel('Full name').fill('Zubaida Gulshan')
  const add = page.getByLabel('Add a product')
  await add.fill(lamp.sku.slice(0, 12))
  await page.getByRole('option', { name: lamp.name }).click()
  const typed = page.getByLabel('Coupon code')
  await typed.fill(code.toLowerCase())
  await expect(typed).toHaveAccessibleDescription(/for other products/)
  await add.fill(tray.sku.slice(0, 12))
  await page.getByRole('option', { name: tray.name }).click()
  await expect(typed).toHaveAccessibleDescription('It takes ৳50 off.')
  await expect(total(page)).toHaveText('৳950')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(said(page, 'The order is placed')).toBeVisible()
  await page.getByRole('link', { name: 'Change order' }).click()
  await expect(typed).toHaveValue(code)
  await typed.fill('')
  await expect(total(page)).toHaveText('৳1,000')
  await typed.fill(code)
  await expect(total(page)).toHaveText('৳950')

  await open(page, coupon)
  await expect(region(page, 'What came of it')).toContainText('৳50')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Show these orders' }).click()
  await expect(page.getByText(`Coupon: ${name}`)).toBeVisible()
  await expect(
    page.getByRole('table', { name: 'Orders' }).getByText('Zubaida Gulshan'),
  ).toHaveCount(1)
})
