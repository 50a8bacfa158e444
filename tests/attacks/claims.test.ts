import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { anOrderOf, stocked } from '../examples/order-examples.ts'
import { openAttackedShop, signUpAt, type AttackedShop } from './support/attacked-shop.ts'

async function orderAsGuest({ origin, inside }: AttackedShop): Promise<string> {
  const tea = await stocked(inside.shop, { stock: 5 })
  const answered = await fetch(`${origin}/api/order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(anOrderOf([tea, 1])),
  })
  const { trackingId } = (await answered.json()) as { trackingId: string }
  return trackingId
}

test('a guest’s order is not opened by guessing, however many accounts guess', async () => {
  const shop = await openAttackedShop()
  const trackingId = await orderAsGuest(shop)
  const cookies = await Promise.all([1, 2].map((one) => signUpAt(shop, `thief-${one}`)))
  const guess = async (index: number, phone: string) => {
    const answered = await fetch(`${shop.origin}/api/order/claim`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: shop.origin,
        cookie: cookies[index % cookies.length] ?? '',
      },
      body: JSON.stringify({ trackingId, phone }),
    })
    return ((await answered.json()) as { code?: string }).code
  }
  const guesses = Array.from({ length: 14 }, (_, index) => guess(index, `0181234${5000 + index}`))
  const codes = await Promise.all(guesses)
  expect(codes.filter((code) => code === 'order-not-found')).toHaveLength(4)
  expect(codes.filter((code) => code === 'claim-closed')).toHaveLength(10)
  // The right one comes too late.
  expect(await guess(0, '01712345678')).toBe('claim-closed')

  // Through the page four digits open nothing either; the whole number does.
  const other = await orderAsGuest(shop)
  const claim = async (phone: string) => {
    const page = await fetch(`${shop.origin}/dashboard/myOrder`, {
      method: 'POST',
      headers: { origin: shop.origin, cookie: cookies[0] ?? '' },
      body: new URLSearchParams({ trackingId: other, lastDigits: phone.slice(-4), phone }),
    })
    return page.text()
  }
  expect(await claim('5678')).not.toContain('is in your account now')
  expect(await claim('01712345678')).toContain('is in your account now')
})
