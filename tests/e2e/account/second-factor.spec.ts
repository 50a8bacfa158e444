import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { expectAccessible } from '../support/accessible.ts'
import { proveEmail } from '../support/back-room.ts'
import { fillSignIn, storedToken, signUp, type Customer } from '../support/customer.ts'
import { expect, test } from '../support/journey.ts'
import { isAlive, open, shownAlert, visit } from '../support/shopper.ts'

test.use({ expectedOnTheConsole: [/status of 4\d\d/] })

const main = (page: Page) => page.getByRole('main')

/** The person's authenticator app: a code of the step that follows the last one used is taken, however soon it comes. */
class Phone {
  readonly #totp: TOTP
  #lastStep = 0

  constructor(key: string) {
    this.#totp = new TOTP({ secret: key.replace(/\s/g, '') })
  }

  /** What it shows; where that was used already, what it shows as soon as there is something new. */
  async code(): Promise<string> {
    const step = () => this.#totp.counter()
    // A clock half a minute ahead is still right.
    const next = Math.max(step(), this.#lastStep + 1)
    await expect.poll(step, { timeout: 40_000 }).toBeGreaterThanOrEqual(next - 1)
    this.#lastStep = next
    return this.#totp.generate({ timestamp: next * 30_000 })
  }

  /** Six digits that it does not show, nor a moment before or after. */
  wrong(): string {
    const near = [-2, -1, 0, 1, 2].map((steps) =>
      this.#totp.generate({ timestamp: Date.now() + steps * 30_000 }),
    )
    return ['000000', '111111', '222222', '333333', '444444', '555555'].find(
      (digits) => !near.includes(digits),
    ) as string
  }
}

async function turnOn(page: Page, { password }: Customer): Promise<Phone> {
  await main(page).getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Set it up' }).click()
  await expect(page.getByRole('figure', { name: /QR code/ })).toBeVisible()
  const key = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()
  return new Phone(key)
}

/** By the button: a session that is only taken away lets the page leave by itself, at any moment. */
async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await isAlive(page)
}

const codeField = (page: Page) => main(page).getByLabel('Six-digit code')

test('I turn on a second factor, sign in with my phone, with a recovery code when I have none, and turn it off', async ({
  page,
  context,
}) => {
  test.slow()
  const customer = await signUp(context)
  let phone: Phone
  let recoveryCodes: string[]

  await test.step('First my address must be confirmed', async () => {
    await open(page, '/dashboard/security/second-factor')
    await expect(main(page).getByText('Confirm your e-mail address first.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Set it up' })).toBeHidden()
    await expectAccessible(page)
    await proveEmail(customer.email)
  })

  await test.step('I set it up: password again, the picture, the first code, and the codes to keep', async () => {
    await visit(page, '/dashboard/security')
    await page.getByRole('region', { name: 'Second factor' }).getByRole('link').click()
    await expect(page.getByRole('heading', { name: 'It is off' })).toBeVisible()
    await expectAccessible(page)
    await main(page).getByLabel('Password', { exact: true }).fill('guess')
    await page.getByRole('button', { name: 'Set it up' }).click()
    await expect(main(page).getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      'This is not your current password',
    )
    phone = await turnOn(page, customer)
    await expect(
      page.getByRole('link', { name: 'Open in the app on this device' }),
    ).toHaveAttribute('href', /^otpauth:\/\/totp\//)
    await expectAccessible(page)
    await codeField(page).fill(phone.wrong())
    await page.getByRole('button', { name: 'Turn on' }).click()
    await expect(codeField(page)).toHaveAccessibleDescription(/This code is not right/)
    await expect(page.getByRole('figure', { name: /QR code/ })).toBeVisible()
    await codeField(page).fill(await phone.code())
    await page.getByRole('button', { name: 'Turn on' }).click()
    await expect(page.getByRole('heading', { name: 'Keep these recovery codes' })).toBeFocused()
    const list = page.getByRole('region', { name: 'Keep these recovery codes' })
    recoveryCodes = await list.getByRole('listitem').allInnerTexts()
    expect(recoveryCodes).toHaveLength(10)
    await expectAccessible(page)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download' }).click()
    expect((await download).suggestedFilename()).toBe('recovery-codes.txt')
    await page.getByRole('link', { name: 'I have kept them' }).click()
    await expect(page.getByText('Recovery codes left: 10')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the password alone is not enough any more; a wrong code says so; the right one lets me in', async () => {
    await visit(page, '/dashboard')
    await signOut(page)
    await open(page, '/dashboard/myOrder')
    await fillSignIn(page, customer)
    await expect(page).toHaveURL(/\/login\/code\?from=/)
    // One field; the other waits under its fold.
    await expect(main(page).getByRole('textbox')).toHaveCount(1)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(codeField(page)).toHaveAccessibleDescription(/Enter the six digits/)
    await codeField(page).fill(phone.wrong())
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(shownAlert(page)).toContainText('This code is not right, or was used already.')
    expect(await storedToken(page)).toBeNull()
    await expectAccessible(page)
    await codeField(page).fill(await phone.code())
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/dashboard\/myOrder$/)
    await expect.poll(() => storedToken(page)).not.toBeNull()
  })

  await test.step('without my phone a recovery code lets me in, once', async () => {
    const [code = ''] = recoveryCodes
    for (const isFirst of [true, false]) {
      await visit(page, '/dashboard')
      await signOut(page)
      await fillSignIn(page, customer)
      await expect(page).toHaveURL(/\/login\/code$/)
      await page.getByText('No phone at hand? Use a recovery code').click()
      await main(page).getByLabel('Recovery code').fill(code.toUpperCase())
      await page.getByRole('button', { name: 'Sign in' }).click()
      if (!isFirst) break
      await expect(page).toHaveURL(/\/dashboard$/)
      await visit(page, '/dashboard/security/second-factor')
      await expect(page.getByText('Recovery codes left: 9')).toBeVisible()
    }
    await expect(shownAlert(page)).toContainText('This code is not right, or was used already.')
    await main(page)
      .getByLabel('Recovery code')
      .fill(recoveryCodes[1] ?? '')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  await test.step('I turn it off with password and code, and then the password is enough', async () => {
    await visit(page, '/dashboard/security/second-factor')
    await page.getByText('Turn off', { exact: true }).click()
    const form = page.getByRole('form', { name: 'Turn off' })
    await expectAccessible(page)
    await form.getByLabel('Password', { exact: true }).fill(customer.password)
    await form.getByLabel('Six-digit code').fill(phone.wrong())
    await form.getByRole('button', { name: 'Yes, turn it off' }).click()
    await expect(form.getByLabel('Six-digit code')).toHaveAccessibleDescription(
      /This code is not right/,
    )
    await form.getByLabel('Password', { exact: true }).fill(customer.password)
    await form.getByText('No phone at hand? Use a recovery code').click()
    await form.getByLabel('Six-digit code').fill('')
    await form.getByLabel('Recovery code').fill(recoveryCodes[2] ?? '')
    await form.getByRole('button', { name: 'Yes, turn it off' }).click()
    await expect(page.getByText('Your second factor is off')).toBeVisible()
    await expectAccessible(page)
    await visit(page, '/dashboard')
    await signOut(page)
    await fillSignIn(page, customer)
    await expect(page).toHaveURL(/\/dashboard$/)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('I turn it on, sign in with it, and arrive where I wanted to go', async ({
    page,
    context,
  }) => {
    test.slow()
    const customer = await signUp(context)
    await proveEmail(customer.email)
    await page.goto('/dashboard/security/second-factor')
    const phone = await turnOn(page, customer)
    await codeField(page).fill(await phone.code())
    await page.getByRole('button', { name: 'Turn on' }).click()
    const list = page.getByRole('region', { name: 'Keep these recovery codes' })
    await expect(list.getByRole('listitem')).toHaveCount(10)
    await context.clearCookies({ name: /session_token/ })
    await page.goto('/dashboard/myOrder')
    await fillSignIn(page, customer)
    await expect(page).toHaveURL(/\/login\/code\?from=/)
    await codeField(page).fill('123')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(shownAlert(page)).toContainText('This code is not right')
    await codeField(page).fill(await phone.code())
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/dashboard\/myOrder$/)
  })
})

test('In Bangla the page of the second factor speaks Bangla, while it is set up, too (D26)', async ({
  page,
  context,
}) => {
  const { email, password } = await signUp(context)
  await proveEmail(email)
  await open(page, '/bn/dashboard/security/second-factor')
  await expect(page.getByRole('heading', { level: 1, name: 'দুই ধাপের লগইন' })).toBeVisible()
  await main(page).getByLabel('পাসওয়ার্ড', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'চালু করা শুরু করুন' }).click()
  await expect(page.getByRole('figure', { name: /কিউআর কোড/ })).toBeVisible()
  await expectAccessible(page)
  await open(page, '/bn/login/code')
  await expectAccessible(page)
})
