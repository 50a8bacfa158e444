import { expectAccessible } from '../support/accessible.ts'
import { aCustomer, fillSignIn, signUp } from '../support/customer.ts'
import { expect, test } from '../support/journey.ts'
import { open } from '../support/shopper.ts'

test('My account speaks Bangla once I say so: its page at once, and signing in from then on; a page I ask for stays as it is', async ({
  page,
  context,
  browser,
}) => {
  const customer = await signUp(context, aCustomer())
  await open(page, '/dashboard/profile')
  await page.getByRole('radio', { name: 'বাংলা' }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save language' }).click()
  await expect(page).toHaveURL(/\/bn\/dashboard\/profile\?done=language$/)
  await expect(page.getByText('আপনার ভাষা সেভ হয়েছে')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'বাংলা' })).toBeChecked()
  await expectAccessible(page)

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await open(other, '/login')
  await fillSignIn(other, customer)
  await expect(other).toHaveURL(/\/bn\/dashboard$/)
  await expect(other.getByRole('heading', { name: /^স্বাগতম/ })).toBeVisible()
  await open(other, '/login?from=/dashboard/security')
  await expect(other).toHaveURL(/\d\/dashboard\/security$/)
  await elsewhere.close()
})
