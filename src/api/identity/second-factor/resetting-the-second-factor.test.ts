import { desc } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { appointOwner } from '#shop/identity/ownership/appoint-owner.ts'
import { audit } from '#shop/audit/tables.ts'
import { mails } from '#shop/mail/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { rahima, TestBrowser } from '../../../../tests/examples/identity-examples.ts'
import {
  openShopWithClock,
  withSecondFactor,
  type TestClock,
} from '../../../../tests/examples/second-factor-examples.ts'
import { personWith, type Person } from '../../../../tests/examples/staff-examples.ts'

let shop: Shop
let clock: TestClock
let owner: Person
let moderator: Person
beforeEach(async () => {
  ;({ shop, clock } = await openShopWithClock())
  owner = await personWith(shop, 'owner')
  moderator = await personWith(shop, 'moderator')
  await withSecondFactor(moderator.browser, clock)
})

const reset = ({ browser }: Person, whom: Person) =>
  browser.send('DELETE', `/users/${whom.id}/second-factor`)
const signIn = ({ email }: Person) =>
  new TestBrowser(shop).post('/auth/sign-in', { email, password: rahima.password })
const lastEntry = async () =>
  (await shop.database.select().from(audit).orderBy(desc(audit.id)).limit(1))[0]

test('an owner lets a moderator in again who lost phone and recovery codes; the audit records it, and a mail says so', async () => {
  expect((await signIn(moderator)).content['code']).toBe('second-factor-required')
  expect((await reset(owner, moderator)).status).toBe(200)
  expect((await signIn(moderator)).status).toBe(200)
  // The lost phone may be signed in.
  expect((await moderator.browser.get('/auth/session')).content).toEqual({ user: null })
  expect(await lastEntry()).toMatchObject({
    action: 'second-factor-off',
    actorId: owner.id,
    subjectId: moderator.id,
    origin: '203.0.113.7',
  })
  const [mail] = await shop.database.select().from(mails).orderBy(desc(mails.id)).limit(1)
  expect(mail).toMatchObject({ to: moderator.email, template: 'second-factor-off' })
  // There is none left: nothing more happens.
  const before = await shop.database.$count(audit)
  expect((await reset(owner, moderator)).status).toBe(200)
  expect((await new TestBrowser(shop).get('/auth/session')).status).toBe(200)
  expect(await shop.database.$count(audit)).toBe(before)
})

test('nobody else may, an owner’s own needs password and code, and who is not there is not found', async () => {
  const admin = await personWith(shop, 'admin')
  expect((await reset(admin, moderator)).status).toBe(403)
  expect((await reset(moderator, admin)).status).toBe(403)
  await withSecondFactor(owner.browser, clock)
  expect(await reset(owner, owner)).toMatchObject({ status: 409, content: { code: 'own-factor' } })
  const nobody = { ...owner, id: '0197a000-0000-7000-8000-000000000000' }
  expect((await reset(owner, nobody)).status).toBe(404)
  expect((await signIn(moderator)).content['code']).toBe('second-factor-required')
})

test('the last owner gets back in from the shell; a blocked account that becomes the owner’s is signed in nowhere', async () => {
  await withSecondFactor(owner.browser, clock)
  expect(await appointOwner(shop, owner.email)).toMatchObject({ hadSecondFactor: true })
  expect((await signIn(owner)).status).toBe(200)
  expect((await owner.browser.send('PUT', `/users/${moderator.id}/block`)).status).toBe(200)
  await appointOwner(shop, moderator.email)
  expect((await moderator.browser.get('/auth/session')).content).toEqual({ user: null })
})
