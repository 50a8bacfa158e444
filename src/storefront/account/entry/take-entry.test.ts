import { beforeEach, expect, test } from 'vitest'
import { findActor } from '#shop/identity/sessions/find-actor.ts'
import type { Shop } from '#shop/shop.ts'
import { rahima, signedUp } from '../../../../tests/identity-examples.ts'
import { TestClock, withSecondFactor } from '../../../../tests/second-factor-examples.ts'
import { fullLimit } from '../../../../tests/full-limit.ts'
import { openTestShop } from '../../../../tests/test-shop.ts'
import { takeRegistration, takeSignIn } from './take-entry.ts'
import { takeSecondFactor } from './take-second-factor.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openTestShop()
})

const visit = { address: '203.0.113.9', userAgent: null, cookies: null }

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const register = (fields: Record<string, string>) =>
  takeRegistration(shop, formOf(fields), { visit, language: 'bn' })

/** What a browser sends back of what it was told to keep. */
const kept = (cookies: readonly string[]) =>
  cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ')

test('without JavaScript somebody registers and is signed in', async () => {
  const { answer, cookies } = await register(rahima)
  expect(answer).toEqual({ outcome: 'sent' })
  expect(await findActor(shop, kept(cookies))).toMatchObject({
    outcome: 'known',
    actor: { email: rahima.email, name: rahima.name },
  })
})

test('what does not fit is said, what was typed comes back, and the password never does', async () => {
  const wrong = { name: ' ', email: 'rahima@', password: 'short' }
  const taken = await register(wrong)
  expect(taken).toEqual({
    answer: {
      outcome: 'check-fields',
      fields: { name: 'name-missing', email: 'email-invalid', password: 'password-not-kept' },
    },
    typed: { name: ' ', email: 'rahima@' },
    cookies: [],
  })
  expect(JSON.stringify(taken)).not.toContain('short')
})

test('an address that has an account is told so; signing in with a wrong password is told no more', async () => {
  await signedUp(shop)
  expect((await register(rahima)).answer).toEqual({ outcome: 'email-already-in-use' })
  for (const wrong of [{ email: rahima.email }, { email: 'nobody@example.com' }]) {
    const form = formOf({ ...wrong, password: 'wrong-guess' })
    expect(await takeSignIn(shop, form, visit)).toMatchObject({
      answer: { outcome: 'invalid-credential' },
      cookies: [],
    })
  }
  const { answer, cookies } = await takeSignIn(shop, formOf(rahima), visit)
  expect(answer).toEqual({ outcome: 'sent' })
  expect(await findActor(shop, kept(cookies))).toMatchObject({ outcome: 'known' })
})

test('the limit of registrations holds here, too', async () => {
  shop = { ...shop, rateLimits: fullLimit('sign-up', visit.address) }
  expect((await register(rahima)).answer).toEqual({ outcome: 'too-many-requests' })
})

test('whoever has a second factor goes on to its page, and comes in with the code (without JavaScript)', async () => {
  const clock = new TestClock()
  shop = await openTestShop({ now: clock.now })
  const browser = await signedUp(shop)
  const { phone, recoveryCodes } = await withSecondFactor(browser, clock)
  const first = await takeSignIn(shop, formOf(rahima), visit)
  expect(first.answer).toEqual({ outcome: 'second-factor-required' })
  const held = { ...visit, cookies: kept(first.cookies) }
  expect(await findActor(shop, held.cookies)).toEqual({ outcome: 'nobody' })
  const enter = (fields: Record<string, string>) => takeSecondFactor(shop, formOf(fields), held)
  expect((await enter({ code: ' ', recovery: '' })).answer).toMatchObject({
    outcome: 'check-fields',
  })
  expect(await enter({ code: phone.wrong(), recovery: '' })).toEqual({
    answer: { outcome: 'invalid-verification-code' },
    cookies: [],
  })
  const { answer, cookies } = await enter({ code: '', recovery: recoveryCodes[0] ?? '' })
  expect(answer).toEqual({ outcome: 'sent' })
  expect(await findActor(shop, kept(cookies))).toMatchObject({ outcome: 'known' })
  expect((await takeSecondFactor(shop, formOf({ code: phone.next() }), visit)).answer).toEqual({
    outcome: 'sign-in-expired',
  })
})
