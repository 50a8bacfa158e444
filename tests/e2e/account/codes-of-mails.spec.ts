import { expectAccessible } from '../support/accessible.ts'
import { linkInMail } from '../support/back-room.ts'
import { fillSignIn, signIn, signUp } from '../support/customer.ts'
import { expect, test } from '../support/journey.ts'
import { open, shownAlert, visit } from '../support/shopper.ts'

// What the links of our mails open, and what stands there where somebody comes without one.

test('Without a code there is no form that could only fail, but what to do (spec 7); the link of a mail, opened where the page already stands, brings its form', async ({
  page,
}) => {
  for (const [go, path, words, way, to] of [
    [open, '/bn/verify-email', /মেইলের লিংকটি খুলুন/, /নতুন মেইল নিন/, '/bn/dashboard/profile'],
    [visit, '/bn/reset-password', /মেইলের লিংকটি খুলুন/, 'নতুন লিংক নিন', '/bn/forgotten-password'],
    [
      open,
      '/verify-email',
      /open the link in our mail/,
      /Ask for a new mail/,
      '/dashboard/profile',
    ],
    [
      visit,
      '/reset-password',
      /open the link in our mail/,
      'Ask for a new link',
      '/forgotten-password',
    ],
  ] as const) {
    await go(page, path)
    const main = page.getByRole('main')
    await expect(main.getByText(words)).toBeVisible()
    await expect(main.getByRole('link', { name: way })).toHaveAttribute('href', to)
    await expect(main.getByRole('button')).toHaveCount(0)
    await expectAccessible(page)
  }
  await page.evaluate(() => void (location.hash = '#code=abc'))
  await expect(page.getByRole('button', { name: 'Save new password' })).toBeVisible()
  await expect(page).toHaveURL(/\/reset-password$/)
})

test.describe('with a session that has ended', () => {
  test.use({ expectedOnTheConsole: [/status of 4\d\d/] })

  test('I am asked to sign in, and see nothing of another account; then one press confirms my address', async ({
    page,
    context,
  }) => {
    const customer = await signUp(context)
    await signIn(page, customer)
    await context.clearCookies({ name: 'haat.session_token' })
    await open(page, await linkInMail(customer.email))
    await page.getByRole('button', { name: 'Confirm address' }).click()
    await expect(shownAlert(page)).toHaveText(
      'Please sign in to the account of this address first. Then you come back here.',
    )
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await fillSignIn(page, customer)
    await expect(page).toHaveURL(/\/verify-email$/)
    await page.getByRole('button', { name: 'Confirm address' }).click()
    await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeFocused()
  })
})
