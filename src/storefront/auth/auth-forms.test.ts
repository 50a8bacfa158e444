import { beforeEach, expect, test } from 'vitest'
import { findActor } from '#shop/identity/sessions/find-actor.ts'
import type { Shop } from '#shop/shop.ts'
import {
  awaitCode,
  mailsTo,
  rahima,
  signedUp,
  type TestBrowser,
} from '../../../tests/examples/identity-examples.ts'
import { TestClock, withSecondFactor } from '../../../tests/examples/second-factor-examples.ts'
import { fullLimit } from '../../../tests/support/full-limit.ts'
import { postForm } from '../../../tests/support/post-form.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { action as enterCode } from './sign-in/login-code.tsx'
import { action as askForPassword } from './passwords/forgotten-password.tsx'
import { action as signIn } from './sign-in/login.tsx'
import { action as register } from './registration/register.tsx'
import { action as confirmEmail } from './email-codes/verify-email.tsx'

let shop: Shop
beforeEach(async () => {
  shop = await openTestShop()
})

type Fields = Readonly<Record<string, string>>

const registering = (fields: Fields, isFetched = false) =>
  postForm(register, { shop, to: '/bn/register', fields, isFetched })

const signingIn = (fields: Fields, to = '/login', isFetched = false) =>
  postForm(signIn, { shop, to, fields, isFetched })

/** What a browser sends back of the cookies that it was given. */
const cookieHeader = (cookies: readonly string[]) =>
  cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ')

const refusal = (trouble: string) => ({ result: { error: { formErrors: [trouble] } } })

test('somebody registers without scripts and is signed in, in the language of the page', async () => {
  const { status, goTo, cookies } = await registering(rahima)
  expect([status, goTo]).toEqual([303, '/bn/dashboard'])
  expect(await findActor(shop, cookieHeader(cookies))).toMatchObject({
    outcome: 'known',
    actor: { email: rahima.email, name: rahima.name, language: 'bn' },
  })
})

test('the script of the form learns who came in, and nothing of the password', async () => {
  const { goTo, cookies, result } = await registering(rahima, true)
  const person = { email: rahima.email, displayName: rahima.name, photoURL: null }
  expect(goTo).toBeNull()
  expect(result).toMatchObject({ reset: true, answer: { person } })
  expect(JSON.stringify(result)).not.toContain(rahima.password)
  expect(await findActor(shop, cookieHeader(cookies))).toMatchObject({ outcome: 'known' })
})

test('what does not fit is said, what was typed comes back, and the password never does', async () => {
  const { result, cookies } = await registering({
    name: ' ',
    email: 'rahima@',
    password: 'short',
  })
  expect(result).toMatchObject({
    error: {
      fieldErrors: {
        name: ['name-missing'],
        email: ['email-invalid'],
        password: ['password-not-kept'],
      },
    },
    submission: { payload: { name: ' ', email: 'rahima@' } },
  })
  expect(JSON.stringify(result)).not.toContain('short')
  expect(cookies).toEqual([])
})

test('registering names an address that has an account; signing in with a wrong password shows nothing of it', async () => {
  await signedUp(shop)
  expect(await registering(rahima)).toMatchObject(refusal('email-already-in-use'))
  for (const wrong of [{ email: rahima.email }, { email: 'nobody@example.com' }])
    expect(await signingIn({ ...wrong, password: 'wrong-guess' })).toMatchObject({
      ...refusal('invalid-credential'),
      cookies: [],
    })
  const { cookies } = await signingIn(rahima)
  expect(await findActor(shop, cookieHeader(cookies))).toMatchObject({ outcome: 'known' })
})

test('I arrive where I wanted to go (spec 2): never out of the shop, nor back to signing in; else at my account', async () => {
  await signedUp(shop)
  const arrivesAt = async (from: string) =>
    (await signingIn(rahima, `/bn/login?from=${encodeURIComponent(from)}`)).goTo
  expect(await arrivesAt('/bn/dashboard/myOrder?status=Shipped')).toBe(
    '/bn/dashboard/myOrder?status=Shipped',
  )
  for (const from of ['//evil.example', 'https://evil.example/', '/\\evil.example', '/login', ''])
    expect(await arrivesAt(from)).toBe('/bn/dashboard')
})

test('from signing in I go to registering and back, and still arrive where I wanted to go', async () => {
  const to = '/bn/login?utm_source=x&from=%2Fbn%2Fcheckout'
  expect(await postForm(signIn, { shop, to, fields: { go: '/register' } })).toMatchObject({
    status: 303,
    goTo: '/bn/register?from=%2Fbn%2Fcheckout',
  })
})

test('the limit of registrations holds here, too', async () => {
  shop = { ...shop, rateLimits: fullLimit('sign-up', '203.0.113.7') }
  expect(await registering(rahima)).toMatchObject({
    status: 429,
    ...refusal('too-many-requests'),
  })
})

test('a person who has a second factor goes on to its page, and comes in with the code', async () => {
  const clock = new TestClock()
  shop = await openTestShop({ now: clock.now })
  const browser = await signedUp(shop)
  const { phone, recoveryCodes } = await withSecondFactor(browser, clock)
  const to = '/bn/login?from=%2Fbn%2Fdashboard%2Fprofile'
  expect((await signingIn(rahima, to, true)).result).toMatchObject({
    answer: { next: 'second-factor' },
  })
  const first = await signingIn(rahima, to)
  expect(first.goTo).toBe('/bn/login/code?from=%2Fbn%2Fdashboard%2Fprofile')
  const cookie = cookieHeader(first.cookies)
  expect(await findActor(shop, cookie)).toEqual({ outcome: 'nobody' })
  const entering = (fields: Fields, of: string | undefined = cookie) =>
    postForm(enterCode, { shop, to: first.goTo ?? '', fields, cookie: of })
  expect(await entering({ code: ' ', recovery: '' })).toMatchObject({
    result: { error: { fieldErrors: { code: ['missing'] } } },
  })
  expect(await entering({ code: phone.wrong(), recovery: '' })).toMatchObject({
    ...refusal('invalid-verification-code'),
    cookies: [],
  })
  const { goTo, cookies } = await entering({ code: '', recovery: recoveryCodes[0] ?? '' })
  expect(goTo).toBe('/bn/dashboard/profile')
  expect(await findActor(shop, cookieHeader(cookies))).toMatchObject({ outcome: 'known' })
  expect(await entering({ code: phone.next() }, '')).toMatchObject(refusal('sign-in-expired'))
})

test('a person who forgot the password sees the same, with an account and without', async () => {
  await signedUp(shop)
  const asking = (email: string) =>
    postForm(askForPassword, { shop, to: '/forgotten-password', fields: { email } })
  const known = await asking(rahima.email)
  expect(known).toMatchObject({ status: 200, goTo: null, result: { reset: true } })
  expect(await asking('nobody@example.com')).toEqual(known)
  expect(await asking('rahima@')).toMatchObject({
    result: { error: { fieldErrors: { email: ['email-invalid'] } } },
  })
})

test('the mail of a forgotten password keeps the page that one came from, and no other site', async () => {
  await signedUp(shop)
  for (const [from, link] of [
    ['/bn/checkout', '/reset-password?from=%2Fbn%2Fcheckout#code='],
    ['https://evil.example/', '/reset-password#code='],
    [`/shop?q=${'a'.repeat(500)}`, '/reset-password#code='],
  ] as const) {
    const before = await mailsTo(shop, rahima.email)
    const to = `/forgotten-password?${new URLSearchParams({ from })}`
    await postForm(askForPassword, { shop, to, fields: { email: rahima.email } })
    await awaitCode(shop, rahima.email, 'reset-password', before)
    const [mail] = await mailsTo(shop, rahima.email)
    expect(mail?.text).toContain(shop.environment.shopUrl + link)
  }
})

test('one press confirms an address, once; who is not signed in to its account does that first', async () => {
  const browser = await signedUp(shop)
  const other = await signedUp(shop, { email: 'other@example.com' })
  const code = await awaitCode(shop, rahima.email, 'verify-email')
  const confirming = (by?: TestBrowser) =>
    postForm(confirmEmail, {
      shop,
      to: '/verify-email',
      fields: { code },
      cookie: by && [...by.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    })
  expect(await confirming()).toMatchObject(refusal('sign-in-required'))
  expect(await confirming(other)).toMatchObject(refusal('sign-in-required'))
  const confirmed = await confirming(browser)
  expect(confirmed).toMatchObject({ status: 200, result: { reset: true } })
  expect(JSON.stringify(confirmed)).not.toContain(code)
  const { content } = await browser.get('/auth/session')
  expect(content).toMatchObject({ user: { emailVerified: true } })
  expect(await confirming(browser)).toMatchObject(refusal('invalid-action-code'))
})
