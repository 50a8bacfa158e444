import { expect, test } from 'vitest'
import { openAttackedShop } from './support/attacked-shop.ts'

test('searches without end wait behind each other, not before others, and are told so in words', async () => {
  const { address } = await openAttackedShop({ TRUST_PROXY: '1' })
  const ask = (path: string, client: number) =>
    fetch(address + path, { headers: { 'x-forwarded-for': `203.0.113.${client}` } })
  expect((await ask('/', 1)).status).toBe(200)
  const attack = Array.from({ length: 400 }, (_, search) => ask(`/bn/shop?q=tea+${search}`, 1))
  const refused = await Promise.any(
    attack.map(async (asking) => {
      const answer = await asking
      if (answer.status !== 503) throw new Error(`Expected 503, not ${answer.status}`)
      return answer
    }),
  )
  // The line is full, of one client.
  const [hot, search] = await Promise.all([ask('/', 2), ask('/shop?q=teapot', 2)])
  expect([hot.status, search.status]).toEqual([200, 200])
  expect(refused.headers.get('retry-after')).toBe('5')
  const words = await refused.text()
  expect(words).toContain('<html lang="bn">')
  expect(words).toContain('একটু পরে আবার চেষ্টা করুন')
  const statuses = (await Promise.all(attack)).map(({ status }) => status)
  expect(statuses).toContain(200)
  expect(statuses.every((status) => status === 200 || status === 503)).toBe(true)
}, 90_000)
