import { expect, test, vi } from 'vitest'
import { rahima, signedUp, TestBrowser } from '../../../tests/examples/identity-examples.ts'
import { openSendingShop } from '../../../tests/support/sending-shop.ts'

vi.setConfig({ testTimeout: 60_000 })

const newEmail = 'new@example.com'

test('a new e-mail address to the end, through a real mail server: the letter’s link makes it mine, the old one gets a mail', async () => {
  const { shop, postbox } = await openSendingShop()
  shop.jobs.work()
  const browser = await signedUp(shop)
  const lettersTo = (email: string) =>
    postbox.letters.filter(({ to }) => to?.some((one) => one.address === email))
  const asked = await browser.post('/auth/change-email', {
    email: newEmail,
    currentPassword: rahima.password,
  })
  expect(asked.status).toBe(202)
  await expect.poll(() => lettersTo(newEmail).length, { timeout: 30_000 }).toBe(1)
  const [letter] = lettersTo(newEmail)
  // Programs that show no HTML have the same link.
  const link = /\/verify-email#code=([\w-]+)/
  const code = link.exec(letter?.text ?? '')?.[1]
  expect(link.exec(letter?.html ?? '')?.[1]).toBe(code)
  expect((await browser.post('/auth/verify-email', { code })).status).toBe(200)
  expect((await browser.get('/auth/session')).content).toMatchObject({
    user: { email: newEmail, emailVerified: true },
  })
  const subjects = () => lettersTo(rahima.email).map(({ subject }) => subject)
  await expect
    .poll(subjects, { timeout: 30_000 })
    .toEqual(expect.arrayContaining(['Your e-mail address for Haat has changed']))
  const elsewhere = new TestBrowser(shop)
  const signIn = (email: string) =>
    elsewhere.post('/auth/sign-in', { email, password: rahima.password })
  expect((await signIn(rahima.email)).status).toBe(401)
  expect((await signIn(newEmail)).status).toBe(200)
})
