import { beforeEach, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { audit } from '#shop/audit/tables.ts'
import { findActor } from '#shop/identity/sessions/find-actor.ts'
import {
  resendEmailCode,
  cancelEmailChange,
  findPendingEmail,
} from '#shop/identity/emails/pending-email.ts'
import { users } from '#shop/identity/tables.ts'
import { mails } from '#shop/mail/tables.ts'
import type { Shop } from '#shop/shop.ts'
import {
  awaitCode,
  mailsTo,
  rahima,
  signedUp,
  TestBrowser,
} from '../../../tests/examples/identity-examples.ts'
import { fullLimit } from '../../../tests/support/full-limit.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'

const newEmail = 'new@example.com'
const asking = { email: newEmail, currentPassword: rahima.password }

let shop: Shop
let browser: TestBrowser
beforeEach(async () => {
  shop = await openTestShop()
  browser = await signedUp(shop)
})

async function actor() {
  const cookies = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const found = await findActor(shop, cookies)
  if (found.outcome !== 'known') throw new Error(`Expected a session: ${found.outcome}`)
  return found.actor
}

const templatesTo = async (to: string) => (await mailsTo(shop, to)).map(({ template }) => template)

test('the old address gets a mail when a new one is asked for, and again when it has taken its place; neither mail names it', async () => {
  await browser.post('/auth/change-email', asking)
  expect(await templatesTo(rahima.email)).toContain('email-change-asked')
  expect(await templatesTo(rahima.email)).not.toContain('email-changed')
  const code = await awaitCode(shop, newEmail, 'change-email')
  await browser.post('/auth/verify-email', { code })
  const notices = await shop.database.select().from(mails).where(eq(mails.to, rahima.email))
  expect(notices.map(({ template }) => template)).toContain('email-changed')
  for (const { text, html } of notices) expect(text + html).not.toContain(newEmail)
})

test('the mail to the old address is in the language of the account', async () => {
  await shop.database.update(users).set({ language: 'bn' })
  await browser.post('/auth/change-email', asking)
  const [mail] = await shop.database
    .select()
    .from(mails)
    .where(eq(mails.template, 'email-change-asked'))
  expect(mail).toMatchObject({ to: rahima.email, language: 'bn' })
  expect(mail?.subject).toContain('নতুন ই-মেইল ঠিকানা চাওয়া হয়েছে')
})

test('the audit log says that it was asked and done, and holds no address', async () => {
  await browser.post('/auth/change-email', asking)
  await browser.post('/auth/verify-email', {
    code: await awaitCode(shop, newEmail, 'change-email'),
  })
  const entries = await shop.database.select().from(audit).orderBy(audit.id)
  expect(entries.map(({ action, origin }) => [action, origin])).toEqual([
    ['email-change-asked', browser.ipAddress],
    ['email-changed', browser.ipAddress],
  ])
  expect(JSON.stringify(entries)).not.toContain('example.com')
})

test('a change that waits can be asked for again: the first link works no more, the second does', async () => {
  await browser.post('/auth/change-email', asking)
  const first = await awaitCode(shop, newEmail, 'change-email')
  expect(await findPendingEmail(shop, await actor())).toMatchObject({ email: newEmail })
  const before = await mailsTo(shop, newEmail)
  expect(await resendEmailCode(shop, await actor(), '203.0.113.7')).toEqual({ outcome: 'asked' })
  const second = await awaitCode(shop, newEmail, 'change-email', before)
  expect((await browser.post('/auth/verify-email', { code: first })).status).toBe(400)
  expect((await browser.post('/auth/verify-email', { code: second })).status).toBe(200)
  expect(await findPendingEmail(shop, await actor())).toBeUndefined()
  expect(await resendEmailCode(shop, await actor(), '203.0.113.7')).toEqual({
    outcome: 'not-pending',
  })
})

test('a change that waits can be taken back: the address stays', async () => {
  await browser.post('/auth/change-email', asking)
  const code = await awaitCode(shop, newEmail, 'change-email')
  await cancelEmailChange(shop, await actor())
  expect((await browser.post('/auth/verify-email', { code })).status).toBe(400)
  expect((await actor()).email).toBe(rahima.email)
})

test('one account cannot ask about many addresses: its tries are counted before anything is looked up', async () => {
  await signedUp(shop, { email: 'taken@example.com' })
  const { userId } = await actor()
  const rateLimits = fullLimit('first-email-change', userId)
  const limited = new TestBrowser({ ...shop, rateLimits })
  for (const [name, value] of browser.cookies) limited.cookies.set(name, value)
  const answer = await limited.post('/auth/change-email', { ...asking, email: 'taken@example.com' })
  expect([answer.status, answer.content['code']]).toEqual([429, 'too-many-requests'])
})
