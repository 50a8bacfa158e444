import { Writable } from 'node:stream'
import pino from 'pino'
import { expect, test } from 'vitest'
import { describeError } from '#platform/process/describe-error.ts'
import { users } from './tables.ts'
import { rahima, signedUp, TestBrowser } from '../../../tests/examples/identity-examples.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'

/** A shop that logs all it can, and what it logged. */
async function openTalkativeShop() {
  let logged = ''
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      logged += String(chunk)
      done()
    },
  })
  const log = pino({ level: 'trace', serializers: { err: describeError } }, stream)
  return { shop: await openTestShop({ log }), logged: () => logged }
}

test('whatever happens, no password, hash, token, code or address of a person stands in the log', async () => {
  const { shop, logged } = await openTalkativeShop()
  const browser = await signedUp(shop)
  const { content } = await browser.post('/jwt', { email: rahima.email })
  await new TestBrowser(shop).post('/auth/sign-in', { email: rahima.email, password: 'guessed-it' })
  // The library writes to its own log whose address it is.
  await new TestBrowser(shop).post('/auth/sign-up', rahima)
  await new TestBrowser(shop).post('/auth/sign-in', { email: 'no@example.com', password: 'x' })
  await new TestBrowser(shop).post('/auth/ask-reset', { email: rahima.email })
  await new TestBrowser(shop).post('/auth/reset-password', {
    code: 'a-code',
    password: 'kolmi-shak',
  })
  // Everything that writes fails now, in the middle of it.
  await shop.database.execute(
    `ALTER TABLE sessions ADD CONSTRAINT nothing_more CHECK (false) NOT VALID`,
  )
  const failed = await new TestBrowser(shop)
    .post('/auth/sign-in', { email: rahima.email, password: rahima.password })
    .finally(() => shop.database.execute(`ALTER TABLE sessions DROP CONSTRAINT nothing_more`))
  expect(failed.status).toBe(500)
  expect(logged()).toContain('nothing_more')
  const [, token = ''] = /^([^.]+)/.exec(browser.cookies.get('haat.session_token') ?? '') ?? []
  const secrets = ['no@example.com', rahima.password, 'guessed-it', 'kolmi-shak', 'a-code', token]
  for (const secret of [...secrets, String(content['token']), rahima.email])
    expect(logged()).not.toContain(secret)
  expect(logged()).not.toMatch(/[0-9a-f]{32}:[0-9a-f]{128}/)
})

test('a failed statement is logged without its values, and still says what failed and where', async () => {
  const shop = await openTestShop()
  const error: unknown = await shop.database
    .insert(users)
    .values({ id: crypto.randomUUID(), name: 'Hidden\nname', email: 'NOT-LOWER@example.com' })
    .catch((refused: unknown) => refused)
  const described = JSON.stringify(describeError(error))
  expect(described).toContain('insert into')
  expect(described).toContain('email_is_lower_case')
  expect(described).toMatch(/at .*\.ts|at .*\.js/)
  expect(described).not.toContain('Hidden')
  expect(described).not.toContain('NOT-LOWER')
})
