import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rahima } from '../examples/identity-examples.ts'
import { openAttackedShop } from './support/attacked-shop.ts'
import { DistantBrowser } from './support/distant-browser.ts'

const common = 'Your password needs: to be harder to guess than common passwords such as 123456.'
const personal = 'Your password needs: more than your own name or email address.'

test('what everybody would guess first is no password, and the refusal says why', async () => {
  const shop = await openAttackedShop({ TRUST_PROXY: '1' })
  const browser = new DistantBrowser(shop)
  const guesses: [string, string][] = [
    ['123456', common],
    ['password', common],
    ['      ', common],
    ['PassWord 1', common],
    ['১২৩১২৩', common],
    ['bangladesh', common],
    ['Rahima Khatun', personal],
    ['rahima@example.com', personal],
    ['rahima2001', personal],
  ]
  for (const [password, sentence] of guesses) {
    const { status, content } = await browser.post('/auth/sign-up', { ...rahima, password })
    expect([password, status, content['title']]).toEqual([password, 400, sentence])
  }
  expect((await browser.post('/auth/sign-up', rahima)).status).toBe(201)
  const change = { currentPassword: rahima.password, password: 'password' }
  const { content: token } = await browser.post('/jwt', { email: rahima.email })
  expect(token['token']).toEqual(expect.any(String))
  const changed = await browser.post('/auth/change-password', change)
  expect([changed.status, changed.content['rules']]).toEqual([400, ['common']])
})

test('the list of them stays on the server', async () => {
  const assets = 'build/client/assets'
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  for (const name of scripts)
    expect([name, (await readFile(join(assets, name), 'utf8')).includes('trustno1')]).toEqual([
      name,
      false,
    ])
})
