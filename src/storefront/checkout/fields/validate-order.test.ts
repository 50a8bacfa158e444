import { expect, test } from 'vitest'
import { validateField, validateOrder, type OrderInput } from './validate-order.ts'

const input: OrderInput = {
  fullName: 'Rahima Khatun',
  phone: '০১৭১২-৩৪৫৬৭৮',
  email: '',
  district: 'Dhaka',
  area: 'Mirpur',
  address: 'House 12, Road 5, Section 10',
  note: '',
  language: 'bn',
  lines: [
    {
      variantId: '01a1fbc9-34d8-77a0-9710-79c0878ce349',
      quantity: 1,
      seenPriceInPaisa: 28_000,
    },
  ],
  seenDeliveryChargeInPaisa: 6000,
}

test('a form that fits is sent as the shop keeps it (D15)', () => {
  const checked = validateOrder(input)
  expect(checked).toMatchObject({
    outcome: 'fits',
    order: { phone: '+8801712345678', email: null },
  })
})

test('each field that does not fit is named with its problem', () => {
  const empty = { ...input, fullName: '', phone: '12', email: 'x', district: '', area: '' }
  expect(validateOrder({ ...empty, address: 'short' })).toEqual({
    outcome: 'check-fields',
    fields: {
      fullName: 'full-name-missing',
      phone: 'phone-invalid',
      email: 'email-invalid',
      district: 'district-missing',
      area: 'area-missing',
      address: 'address-too-short',
    },
    cart: null,
  })
})

test('a damaged line of the cart is said of the cart, not of a field', () => {
  const lines = [{ variantId: 'lamp/gold', quantity: 1, seenPriceInPaisa: 1 }]
  expect(validateOrder({ ...input, lines })).toEqual({
    outcome: 'check-fields',
    fields: {},
    cart: 'line-invalid',
  })
})

test('a field alone is judged as it will be with the others', () => {
  expect(validateField('phone', '01212345678')).toBe('phone-invalid')
  expect(validateField('phone', '+880 1712-345678')).toBeUndefined()
  expect(validateField('email', '')).toBeUndefined()
})
