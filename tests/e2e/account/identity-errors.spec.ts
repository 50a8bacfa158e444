import { shelve, uniquely, wearOut } from '../support/back-room.ts'
import { fillSignIn, storedToken, placeOrder, signIn, signUp } from '../support/customer.ts'
import { expect, test } from '../support/journey.ts'
import { open, shownAlert, visit } from '../support/shopper.ts'
import { showElsewhere } from '../support/show-elsewhere.ts'

// The identity errors of the specification (spec 8), each seen by the person it happens to; others stand in sign-in and google.

test.use({ expectedOnTheConsole: [/status of 4\d\d/] })

test('With an address that has an account already I see a message that leads me to sign in (email-already-in-use)', async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newContext()
  const customer = await signUp(elsewhere)
  await elsewhere.close()
  for (const [path, words] of [
    ['/register', 'This email is already in use. Try signing in.'],
    ['/bn/register', 'এই ই-মেইলে আগেই একটি অ্যাকাউন্ট আছে। লগইন করে দেখুন।'],
  ] as const) {
    await open(page, path)
    await page.locator('#register-name').fill(customer.name)
    await page.locator('#register-email').fill(customer.email)
    await page.locator('#register-password').fill(customer.password)
    await page.locator('#register-password').press('Enter')
    await expect(shownAlert(page)).toHaveText(words)
  }
})

test('After too many guesses I am asked to wait, also with the right password (too-many-requests)', async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newContext()
  const customer = await signUp(elsewhere)
  await elsewhere.close()
  await wearOut(customer.email)
  await open(page, '/login')
  await fillSignIn(page, customer)
  await expect(shownAlert(page)).toHaveText(
    'Too many attempts. Please wait a little and try again.',
  )
  expect(await storedToken(page)).toBeNull()
})

test('Where the shop is shown under an address that it does not know, signing in is refused with a message (unauthorized-domain)', async ({
  page,
  context,
}) => {
  const customer = await signUp(context)
  await context.clearCookies()
  const elsewhere = await showElsewhere(new URL((await context.request.get('/healthz')).url()))
  await open(page, `${elsewhere.origin}/login`)
  await fillSignIn(page, customer)
  await expect(shownAlert(page)).toHaveText('Sign-in is not allowed from this address.')
  expect(await storedToken(page)).toBeNull()
  await elsewhere.close()
})

test('My account is deleted with its password only; my order is still brought to me (spec 7)', async ({
  page,
  context,
  browser,
}) => {
  const customer = await signUp(context)
  await signIn(page, customer)
  const { trackingId } = await placeOrder(context, await shelve({ name: uniquely('Brass cup') }))
  await visit(page, '/dashboard/profile')
  const card = page.getByRole('region', { name: 'Delete my account' })
  await card.getByRole('group').getByText('Delete my account', { exact: true }).click()
  await card.getByRole('button', { name: 'No, keep my account' }).click()
  await expect(card.getByLabel('Password', { exact: true })).toBeHidden()
  await card.getByRole('group').getByText('Delete my account', { exact: true }).click()
  await card.getByLabel('Password', { exact: true }).fill('wrong-guess')
  await card.getByRole('button', { name: 'Yes, delete my account' }).click()
  await expect(card.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'This is not your current password',
  )
  await card.getByLabel('Password', { exact: true }).fill(customer.password)
  await card.getByRole('button', { name: 'Yes, delete my account' }).click()
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible()
  await expect.poll(() => storedToken(page)).toBeNull()
  await open(page, '/login')
  await fillSignIn(page, customer)
  await expect(shownAlert(page)).toHaveText('Email or password is incorrect.')
  const anybody = await browser.newContext()
  const answer = await anybody.request.get(`/api/order?trackingId=${trackingId}`)
  expect(await answer.json()).toMatchObject([{ orderDetails: { status: 'Pending' } }])
  await anybody.close()
})
