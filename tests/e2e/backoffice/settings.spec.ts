import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/journey.ts'
import { becomeStaff } from '../support/staff.ts'
import { open } from '../support/shopper.ts'

test('I make delivery free above an amount, and shoppers read it; a wrong amount is refused in words (D16, D27)', async ({
  page,
  context,
}) => {
  await becomeStaff(context, 'admin')
  await open(page, '/dashboard/settings')
  await page.getByRole('searchbox', { name: 'Find a setting' }).fill('free from')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Delivery'])
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Delivery', exact: true }).click()
  await page.getByRole('link', { name: 'Dhaka suburbs' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dhaka suburbs')
  const zone = page.getByRole('form', { name: 'Delivery' })
  const freeFrom = zone.getByLabel('Free from (taka)')
  const save = page
    .getByRole('form', { name: 'Delivery' })
    .getByRole('button', { name: 'Save changes' })
  await freeFrom.fill('much')
  await save.click()
  await expect(freeFrom).toBeFocused()
  await expect(freeFrom).toHaveAccessibleDescription(/Enter an amount in taka, like 60/)
  await expectAccessible(page)

  await freeFrom.fill('৯,০০,০০০')
  await save.click()
  await expect(page.getByText('Saved. It holds from now on, on every page.')).toBeVisible()
  const shopper = await context.browser()?.newContext()
  if (!shopper) throw new Error('Expected a browser')
  const words = () =>
    shopper.request.get('/product/bifold-leather-wallet').then((answer) => answer.text())
  await expect.poll(words).toContain('৳9,00,000')

  // What is typed is not lost by a press beside it.
  await freeFrom.fill('')
  const bar = page.getByRole('navigation', { name: 'Main pages' })
  await bar.getByRole('link', { name: 'Orders' }).first().click()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(freeFrom).toHaveValue('')
  await save.click()
  await expect.poll(words).not.toContain('৳9,00,000')
  await shopper.close()
})

test('Without scripts I find a setting, am told what is wrong with it, and set it (D27)', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  await becomeStaff(context, 'admin')
  const page = await context.newPage()
  await page.goto('/dashboard/settings?q=pinterest')
  await page.getByRole('link', { name: 'Pinterest' }).click()
  const pinterest = page.getByLabel('Pinterest')
  const save = page.getByRole('button', { name: 'Save changes' })
  await pinterest.fill('my shop')
  await save.click()
  await expect(pinterest).toHaveValue('my shop')
  await expect(pinterest).toHaveAccessibleDescription(/Enter an address like https:/)
  await pinterest.fill('')
  await save.click()
  await expect(page.getByText('Saved. It holds from now on, on every page.')).toBeVisible()
  await context.close()
})
