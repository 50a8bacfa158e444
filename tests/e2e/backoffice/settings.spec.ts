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
  await expect(page.getByRole('form', { name: 'The shop' })).toBeVisible()
  const zone = page
    .getByRole('form', { name: 'Delivery' })
    .getByRole('group', { name: 'Dhaka suburbs' })
  const freeFrom = zone.getByLabel('Free from (taka)')
  const save = page
    .getByRole('form', { name: 'Delivery' })
    .getByRole('button', { name: 'Save changes' })
  await freeFrom.fill('much')
  await save.click()
  await expect(freeFrom).toBeFocused()
  await expect(freeFrom).toHaveAccessibleDescription('Enter an amount in taka, like 60')
  await expectAccessible(page)

  await freeFrom.fill('৯,০০,০০০')
  await save.click()
  await expect(page.getByText('Saved. Shoppers see it now.')).toBeVisible()
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
