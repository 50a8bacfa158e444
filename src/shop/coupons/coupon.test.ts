import { describe, expect, test } from 'vitest'
import { newCode, tidyCode } from './code.ts'
import { judgeCoupon, stateOfCoupon, takeOff, type Coupon, type CouponCart } from './coupon.ts'

const now = new Date('2026-11-23T06:00:00Z')
const [before, after] = [new Date('2026-11-22T06:00:00Z'), new Date('2026-11-24T06:00:00Z')]

const coupon: Coupon = {
  id: 'c',
  code: 'EID50',
  version: 1,
  kind: 'fixed',
  amountInPaisa: 5000,
  percent: null,
  capInPaisa: null,
  leastInPaisa: null,
  goods: 'all',
  isActive: true,
  startsAt: null,
  endsAt: null,
  firstOrderOnly: false,
  mostUses: null,
  mostUsesOfPhone: null,
  mostUsesOfCode: null,
  uses: 0,
  usesOfCode: 0,
}
const percent = { ...coupon, kind: 'percent' as const, amountInPaisa: null, percent: 10 }
const freeDelivery = { ...coupon, kind: 'free-delivery' as const, amountInPaisa: null }

const line = (unitPriceInPaisa: number, quantity = 1, isEligible = true) => ({
  isEligible,
  quantity,
  unitPriceInPaisa,
})
const cartOf = (...lines: CouponCart['lines']): CouponCart => ({
  lines,
  deliveryChargeInPaisa: 6000,
})
const newcomer = { usesOfPhone: 0, hasOrdered: false }
const judge = (changes: Partial<Coupon>, history = newcomer) =>
  judgeCoupon({ ...coupon, ...changes }, { cart: cartOf(line(100_000)), history, now })
const off = (discountInPaisa: number) => ({ outcome: 'granted', discountInPaisa })
const refused = (reason: string, more = {}) => ({ outcome: 'refused', reason, ...more })

describe('what it takes off', () => {
  test('an amount, and never more than the goods cost that it is for', () => {
    expect(takeOff(coupon, cartOf(line(100_000)))).toEqual(off(5000))
    expect(takeOff(coupon, cartOf(line(3000), line(90_000, 1, false)))).toEqual(off(3000))
  })

  test('a share in whole taka, rounded down, up to its cap', () => {
    expect(takeOff(percent, cartOf(line(12_550, 3)))).toEqual(off(3700))
    expect(takeOff({ ...percent, capInPaisa: 3000 }, cartOf(line(12_550, 3)))).toEqual(off(3000))
    expect(takeOff(percent, cartOf(line(900)))).toEqual(refused('nothing-off'))
  })

  test('the delivery, once it is known where to; what is free anyway uses no coupon', () => {
    const lines = [line(100_000)]
    expect(takeOff(freeDelivery, cartOf(...lines))).toEqual(off(6000))
    expect(takeOff(freeDelivery, { lines, deliveryChargeInPaisa: undefined })).toEqual(off(0))
    expect(takeOff(freeDelivery, { lines, deliveryChargeInPaisa: 0 })).toEqual(
      refused('nothing-off'),
    )
  })

  test('the minimum counts all goods, the share only those that it is for', () => {
    const terms = { ...percent, leastInPaisa: 100_000 }
    expect(takeOff(terms, cartOf(line(60_000), line(40_000, 1, false)))).toEqual(off(6000))
    expect(takeOff(terms, cartOf(line(60_000), line(30_000, 1, false)))).toEqual(
      refused('below-least', { leastInPaisa: 100_000, missingInPaisa: 10_000 }),
    )
    expect(takeOff(terms, cartOf(line(100_000, 1, false)))).toEqual(refused('other-goods'))
  })
})

describe('when it counts', () => {
  test.each([
    [{ isActive: false }, refused('unknown')],
    [{ startsAt: after }, refused('not-yet', { startsAt: after })],
    [{ startsAt: now }, off(5000)],
    [{ endsAt: before }, refused('expired')],
    [{ endsAt: now }, refused('expired')],
    [{ endsAt: after }, off(5000)],
    [{ mostUses: 2, uses: 1 }, off(5000)],
    [{ mostUses: 2, uses: 2 }, refused('used-up')],
    [{ mostUsesOfCode: 1, usesOfCode: 1 }, refused('used-up')],
  ])('%o', (changes, result) => expect(judge(changes)).toEqual(result))

  test('a phone and a first order', () => {
    expect(judge({ mostUsesOfPhone: 1 }, { ...newcomer, usesOfPhone: 1 })).toEqual(
      refused('used-by-phone'),
    )
    expect(judge({ firstOrderOnly: true }, { ...newcomer, hasOrdered: true })).toEqual(
      refused('not-first-order'),
    )
    expect(judge({ firstOrderOnly: true, mostUsesOfPhone: 1 })).toEqual(off(5000))
  })

  test('what it is called in a list', () => {
    expect(stateOfCoupon(coupon, now)).toBe('active')
    expect(stateOfCoupon({ ...coupon, startsAt: after }, now)).toBe('waiting')
    expect(stateOfCoupon({ ...coupon, endsAt: before, mostUses: 1, uses: 1 }, now)).toBe('ended')
  })
})

test('slips of the hand are no other code; made codes have no letters that look alike', () => {
  expect(tidyCode(' eid – ৫০ ')).toBe('EID-50')
  expect(tidyCode('e i d 5 0')).toBe('EID50')
  expect(newCode('EID', () => 0)).toBe('EID-AAAAAAAA')
  const letters = new Set(
    Array.from({ length: 31 }, (_, index) => newCode('', () => index)).join(''),
  )
  expect(letters.size).toBe(31)
  expect([...'0O1IL'].some((letter) => letters.has(letter))).toBe(false)
})
