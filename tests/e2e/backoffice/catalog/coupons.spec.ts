import { expectAccessible } from '../../support/accessible.ts'
import { said } from '../../support/back-office.ts'
import { uniquely } from '../../support/back-room.ts'
import { expect, test } from '../../support/journey.ts'
import { open, visit } from '../../support/shopper.ts'
import { becomeStaff } from '../../support/staff.ts'

// What is refused, and what is not there.
test.use({ expectedOnTheConsole: [/status of 40[04]/] })

test('I make a coupon, give it a code, and am told when somebody else changed it; nothing that I typed is lost', async ({
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
  await expect(page).toHaveURL(/\/dashboard\/coupons\?done=saved$/)
})

test('Addresses of what is not there say so, and lead back', async ({ page, context }) => {
  await becomeStaff(context, 'admin')
  await open(page, '/dashboard/order-details/123')
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
