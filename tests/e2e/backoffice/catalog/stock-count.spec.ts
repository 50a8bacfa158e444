import { expectAccessible } from '../../support/accessible.ts'
import { said } from '../../support/back-office.ts'
import { countLeft, shelve, uniquely } from '../../support/back-room.ts'
import { aPhone, placeOrder } from '../../support/customer.ts'
import { expect, test } from '../../support/journey.ts'
import { becomeStaff } from '../../support/staff.ts'
import { open, visit } from '../../support/shopper.ts'

test('I import goods from a file, scan what lies on the shelf while a shopper buys, close the tab, go on, and set the stock right; then I take the import back', async ({
  page,
  context,
  browser,
}) => {
  const teapot = await shelve({ name: uniquely('Clay teapot') })
  await becomeStaff(context, 'moderator')

  const lamp = uniquely('Brass lamp')
  const file = `name,sku,price,stock,status\n${lamp},${lamp},950,6,draft\nNothing,,much,1,draft\n`
  await open(page, '/dashboard/imports')
  await page
    .getByLabel('File of products')
    .setInputFiles({ name: 'lamps.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await page.getByRole('button', { name: 'Look at the file' }).click()
  await expect(page.getByRole('heading', { name: 'lamps.csv' })).toBeVisible()
  await page.getByRole('button', { name: 'Import 1 new or changed' }).click()
  await expect(page.getByText('This came of it')).toBeVisible()
  await expect(page.getByRole('row', { name: /Nothing .* Refused line 3/ }).first()).toBeVisible()
  await expectAccessible(page)
  const imported = new URL(page.url()).pathname

  await visit(page, '/dashboard/stock-count')
  const field = page.getByRole('searchbox', { name: 'Barcode, SKU or name' })
  await field.fill(`3*${teapot.sku}`)
  await page.keyboard.press('Enter')
  await expect(said(page, teapot.name)).toBeVisible()
  const counted = page.getByLabel(`Counted of ${teapot.name}, SKU ${teapot.sku}`)
  await expect(counted).toHaveValue('3')

  const shopper = await browser.newContext()
  await placeOrder(shopper, { slug: teapot.slug, phone: aPhone() })
  expect(await countLeft(teapot)).toBe(9)

  await page.close()
  const again = await context.newPage()
  await open(again, '/dashboard/stock-count')
  await expect(again.getByText('This is the count you began earlier.')).toBeVisible()
  const scan = again.getByRole('searchbox', { name: 'Barcode, SKU or name' })
  await scan.pressSequentially(teapot.sku)
  await again.keyboard.press('Enter')
  await scan.fill(`5*${lamp}`)
  await again.keyboard.press('Enter')
  await scan.pressSequentially('no-such-code')
  await again.keyboard.press('Enter')
  await expect(said(again, 'Nothing in the shop has the code no-such-code')).toBeVisible()
  await expect(again.getByLabel(`Counted of ${teapot.name}, SKU ${teapot.sku}`)).toHaveValue('4')
  await expectAccessible(again)
  await again.getByRole('button', { name: 'Apply the count' }).click()
  await expect(said(again, /^Applied: 2 variants, 0 pieces more, 7 fewer/)).toBeVisible()
  // Six of ten are missing; what was sold since stays sold.
  expect(await countLeft(teapot)).toBe(3)
  await expect(again.getByText('Nothing counted yet')).toBeVisible()

  await visit(again, imported)
  await again.getByText('Take this import back').click()
  await again.getByRole('button', { name: 'Yes, take it back' }).click()
  await expect(again.getByText('Taken back', { exact: true })).toBeVisible()
  // It was counted, so that it is not deleted.
  await expect(again.getByRole('row', { name: new RegExp(`${lamp} .*Archived`) })).toBeVisible()
  await expectAccessible(again)
})
