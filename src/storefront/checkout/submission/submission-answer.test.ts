import { expect, test } from 'vitest'
import { wordsOf } from './notice-words.ts'
import { understandAnswer } from './submission-answer.ts'

test('old and new prices are said line by line, in paisa (D12)', () => {
  const content = {
    code: 'price-changed',
    lines: [{ variantId: 'v', product: 'Lamp', seenPriceInPaisa: 9950, priceInPaisa: 12_000 }],
    delivery: { seenChargeInPaisa: 6000, chargeInPaisa: 10_000 },
  }
  expect(understandAnswer(409, content, null)).toEqual({
    outcome: 'price-changed',
    lines: [{ variantId: 'v', product: 'Lamp', fromInPaisa: 9950, toInPaisa: 12_000 }],
    delivery: { fromInPaisa: 6000, toInPaisa: 10_000 },
  })
})

test('a blocked account is no shop that is away (spec 6)', () => {
  expect(understandAnswer(403, { code: 'user-disabled' }, null)).toEqual({ outcome: 'blocked' })
})

test('sold out, fewer left and not sold any more are distinguished', () => {
  const lines = [
    { variantId: 'a', product: 'Lamp', left: 0 },
    { variantId: 'b', product: 'Vase', left: 2 },
  ]
  expect(understandAnswer(409, { code: 'sold-out', lines }, null)).toEqual({
    outcome: 'short',
    lines,
  })
  const gone = [{ variantId: 'c', product: null }]
  expect(understandAnswer(409, { code: 'not-sold', lines: gone }, null)).toEqual({
    outcome: 'short',
    lines: [{ variantId: 'c', product: null, left: null }],
  })
})

test('a refused field is said at the field, in the words of the page', () => {
  const content = { code: 'invalid', fields: { phone: 'x', 'lines.0.quantity': 'y' } }
  expect(understandAnswer(400, content, null)).toEqual({
    outcome: 'check-fields',
    fields: { phone: 'phone-invalid' },
    cart: 'line-invalid',
  })
  const place = { code: 'unknown-place', fields: { area: 'x' } }
  expect(understandAnswer(400, place, null)).toMatchObject({ fields: { area: 'area-unknown' } })
})

test('too many orders: the answer says how long to wait', () => {
  expect(understandAnswer(429, {}, '1800')).toEqual({ outcome: 'too-many', waitSeconds: 1800 })
  expect(understandAnswer(429, {}, null)).toEqual({ outcome: 'too-many', waitSeconds: 60 })
})

test('whatever else comes, nobody knows whether the order was placed', () => {
  for (const [status, content] of [
    [503, { code: 'database-away' }],
    [500, undefined],
    [502, '<html>'],
    [409, { code: 'unknown-code' }],
    [400, null],
  ] as const) {
    expect(understandAnswer(status, content, null)).toEqual({ outcome: 'away' })
  }
})

test('an order above the limits says of which product, or that there are many already (D28)', () => {
  const lines = [{ variantId: 'a', product: 'Lamp' }]
  expect(
    understandAnswer(409, { code: 'over-limit', reason: 'share', phone: '', lines }, null),
  ).toEqual({ outcome: 'over-limit', manyOrders: null, line: lines[0] })
  expect(
    understandAnswer(409, { code: 'over-limit', reason: 'orders', phone: '', lines: [] }, null),
  ).toEqual({ outcome: 'over-limit', manyOrders: 'open', line: null })
  expect(
    understandAnswer(409, { code: 'over-limit', reason: 'day', phone: '', lines: [] }, null),
  ).toEqual({ outcome: 'over-limit', manyOrders: 'today', line: null })
})

test('an order that is too small says what is missing, one that is too large how much is taken (D27)', () => {
  const small = { outcome: 'below-least', leastInPaisa: 50_000, missingInPaisa: 12_000 } as const
  const { outcome: code, ...amounts } = small
  expect(understandAnswer(409, { code, ...amounts }, null)).toEqual(small)
  expect(wordsOf(small, [])).toMatchObject({
    title: 'An order begins at ৳500',
    lines: ['Put goods for ৳120 more into the cart, then order again.'],
  })
  const large = understandAnswer(409, { code: 'too-many-pieces', most: 20 }, null)
  expect(large).toEqual({ outcome: 'too-many-pieces', most: 20 })
})

test('why a coupon does not count is said in words that help, and that it was taken off', () => {
  const wordsFor = (content: object) => {
    const answer = understandAnswer(409, { code: 'coupon-refused', ...content }, null)
    return answer.outcome === 'placed' ? undefined : wordsOf(answer, [])?.lines
  }
  const takenOff = 'We took it off. Look at the new total, then order.'
  expect(wordsFor({ reason: 'used-by-phone' })).toEqual([
    'This phone number has used this coupon already.',
    takenOff,
  ])
  const least = { reason: 'below-least', leastInPaisa: 150_000, missingInPaisa: 50_000 }
  expect(wordsFor(least)?.[0]).toContain('Put goods for ৳500 more into the cart.')
  const later = { reason: 'not-yet', startsAt: '2026-12-01T00:00:00.000Z' }
  expect(wordsFor(later)?.[0]).toContain('1 Dec 2026')
  const coupon = { seenDiscountInPaisa: 5000, discountInPaisa: 4000 }
  const changed = understandAnswer(409, { code: 'price-changed', lines: [], coupon }, null)
  expect(changed).toMatchObject({ coupon: { fromInPaisa: 5000, toInPaisa: 4000 } })
})
