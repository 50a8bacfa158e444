import { expectAccessible } from '../support/accessible.ts'
import { linkInMail, uniquely } from '../support/back-room.ts'
import { aCustomer, signIn, signUp } from '../support/customer.ts'
import { expect, test } from '../support/journey.ts'
import { open, visit } from '../support/shopper.ts'

const anEmail = () => `${uniquely('new').replace(' ', '-')}@example.com`

// A refused form is said there, too.
test.use({ expectedOnTheConsole: [/status of 400/] })

test('I change my e-mail address: with my password, by the link in the mail to the new one, and I can take it back before', async ({
  page,
  context,
  browser,
}) => {
  const customer = await signUp(context)
  const newEmail = anEmail()
  await open(page, '/dashboard/profile')
  const card = page.getByRole('region', { name: 'E-mail address' })
  await card.getByText('Change e-mail address', { exact: true }).click()
  const form = card.getByRole('form', { name: 'Change e-mail address' })
  const send = form.getByRole('button', { name: 'Send the mail' })

  await form.getByLabel('New e-mail address').fill('nowhere')
  await form.getByLabel('Password', { exact: true }).fill(customer.password)
  await send.click()
  await expect(form.getByLabel('New e-mail address')).toHaveAccessibleDescription(
    'Enter an e-mail address like name@example.com',
  )
  await form.getByLabel('New e-mail address').fill(newEmail)
  await form.getByLabel('Password', { exact: true }).fill('wrong')
  await send.click()
  await expect(form.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'This is not your current password',
  )
  await expectAccessible(page)
  await form.getByLabel('Password', { exact: true }).fill(customer.password)
  await send.click()
  await expect(card.getByText(`Waiting for you to confirm ${newEmail}`)).toBeVisible()
  await expect(card.getByText(customer.email)).toBeVisible()
  await expectAccessible(page)

  await card.getByRole('button', { name: 'Keep the old address' }).click()
  await expect(card.getByText('Your e-mail address stays as it is')).toBeVisible()
  await card.getByText('Change e-mail address', { exact: true }).click()
  await form.getByLabel('New e-mail address').fill(newEmail)
  await form.getByLabel('Password', { exact: true }).fill(customer.password)
  await send.click()
  await expect(card.getByText(`Waiting for you to confirm ${newEmail}`)).toBeVisible()

  await open(page, await linkInMail(newEmail))
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeFocused()
  await visit(page, '/dashboard/profile')
  await expect(card.getByText(newEmail)).toBeVisible()
  await expect(card.getByText('Confirmed', { exact: true })).toBeVisible()

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await signIn(other, { ...customer, email: newEmail })
  await elsewhere.close()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('I ask for another e-mail address, and take it back', async ({ page, context }) => {
    const customer = await signUp(context, aCustomer())
    await page.goto('/bn/dashboard/profile')
    await page.getByText('ই-মেইল ঠিকানা বদলান', { exact: true }).click()
    const newEmail = anEmail()
    await page.getByLabel('নতুন ই-মেইল ঠিকানা').fill(newEmail)
    await page
      .getByRole('form', { name: 'ই-মেইল ঠিকানা বদলান' })
      .getByLabel('পাসওয়ার্ড', { exact: true })
      .fill(customer.password)
    await page.getByRole('button', { name: 'মেইল পাঠান', exact: true }).click()
    await expect(page.getByText(`${newEmail} নিশ্চিত করার অপেক্ষায়`)).toBeVisible()
    await page.getByRole('button', { name: 'আগের ই-মেইলই থাকুক' }).click()
    await expect(page.getByText('আপনার ই-মেইল ঠিকানা আগেরটিই থাকছে')).toBeVisible()
  })
})
