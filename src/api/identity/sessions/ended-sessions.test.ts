import { expect, test } from 'vitest'
import { endAllSessions } from '#shop/identity/sessions/end-sessions.ts'
import { users } from '#shop/identity/tables.ts'
import { rahima, signedUp } from '../../../../tests/examples/identity-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'

const onlyEnded = { onlyEnded: true }

test('a tab whose session ended takes its cookie away, and no session that began in another tab since', async () => {
  const shop = await openTestShop()
  const browser = await signedUp(shop)
  const who = async () => (await browser.get('/auth/session')).content['user']
  expect((await browser.post('/auth/sign-out', onlyEnded)).status).toBe(200)
  expect(await who()).toMatchObject({ email: rahima.email })

  const [person] = await shop.database.select().from(users)
  if (!person) throw new Error('Nobody signed up')
  await endAllSessions(shop.database, person.id)
  const goodbye = await browser.post('/auth/sign-out', onlyEnded)
  expect(goodbye.status).toBe(200)
  expect(goodbye.headers.getSetCookie()).toContainEqual(
    expect.stringMatching(/^haat\.session_token=;.*Max-Age=0/i),
  )
  expect(await who()).toBeNull()

  await browser.post('/auth/sign-in', { email: rahima.email, password: rahima.password })
  await browser.post('/auth/sign-out', onlyEnded)
  expect(await who()).toMatchObject({ email: rahima.email })
  await browser.post('/auth/sign-out')
  expect(await who()).toBeNull()
})
