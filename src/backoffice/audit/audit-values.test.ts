import { expect, test } from 'vitest'
import { overwriteGetLocale } from '#paraglide/runtime.js'
import { firstSettings } from '#shop/settings/settings.ts'
import { valueInWords } from './audit-values.ts'
import { fieldChangeInWords } from './words/field-words.ts'
import { onlyChanged } from './words/setting-words.ts'

test('what was before and after is said in words, and what has none as it stands', () => {
  expect(valueInWords('role', 'moderator')).toBe('Moderator')
  expect([true, false].map((value) => valueInWords('blocked', value))).toEqual(['Blocked', 'Open'])
  expect(valueInWords('orderId', 1042)).toBe('Order 1042')
  expect(valueInWords('left', 7)).toBe('Codes left: 7')
  expect(valueInWords('nameChanged', true)).toBe('New name')
  expect(valueInWords('changedFields', ['lines', 'discount'])).toBe('Changed: Products, Discount')
  expect(valueInWords('columns', 20)).toBe('Columns: 20')
  expect(valueInWords('TEA-1 unitPriceInPaisa', 12_500)).toBe('TEA-1 · Price: ৳125')
  expect(fieldChangeInWords('TEA-1 nameBn', null, 'চা')).toBe('TEA-1 · Name in Bangla: None → চা')
  expect(fieldChangeInWords('picturesChanged', null, true)).toBeUndefined()
  expect(valueInWords('toString', { a: 1 })).toBe('toString: {"a":1}')
})

test('settings are named in words, in the language of the page', () => {
  expect(valueInWords('staffNeedSecondFactor', true)).toBe('Staff need a second factor: Yes')
  expect(valueInWords('usdRate', null)).toBe('Taka for one dollar: None')
  expect(valueInWords('shopName', firstSettings.shopName)).toBe('Name of the shop: Haat')
  overwriteGetLocale(() => 'bn')
  expect(valueInWords('staffNeedSecondFactor', false)).toBe('কর্মীদের দুই ধাপের লগইন লাগে: না')
  expect(valueInWords('shopName', firstSettings.shopName)).toBe('দোকানের নাম: হাট')
  // None is left with the name that programs know.
  const raw = Object.entries(firstSettings).filter(([name, value]) =>
    valueInWords(name, value).startsWith(name),
  )
  expect(raw).toEqual([])
  overwriteGetLocale(() => 'en')
})

test('of the limits on orders those that changed are named, also as they were written in taka', () => {
  const { orderLimits, cancelPendingAfterHours } = firstSettings
  const before = { orderLimits, cancelPendingAfterHours }
  const phone = { ...orderLimits.phone, orders: null, valueInPaisa: 5_000_000 }
  const after = { ...before, orderLimits: { ...orderLimits, phone, few: 12 } }
  const said = (values: object, others: object) =>
    Object.entries(onlyChanged({ ...values }, { ...others })).map(([name, value]) =>
      valueInWords(name, value),
    )
  expect(said(after, before)).toEqual([
    'Limits of unconfirmed orders: One phone number (Pending orders: no limit · Value of the goods (taka): 50,000) · Pieces in all: 12',
  ])
  overwriteGetLocale(() => 'bn')
  expect(said(before, after)[0]).toContain(
    'একটি ফোন নম্বর (অপেক্ষমাণ অর্ডার: ৫ · পণ্যের মোট দাম (টাকা): ২,০০,০০০)',
  )
  overwriteGetLocale(() => 'en')
  expect(valueInWords('orderLimits', { phone: { valueInTaka: 3000 } })).toContain('(taka): 3,000')
  expect(onlyChanged({ usdRate: 120 }, { usdRate: 120 })).toEqual({ usdRate: 120 })
})

test('fields of goods and content are named in words, with money, moments and words of both languages', () => {
  expect(valueInWords('CUP-1 priceInPaisa', 50_000)).toBe('CUP-1 · Price: ৳500')
  expect(valueInWords('titleBn', 'ঈদ')).toBe('Title in Bangla: ঈদ')
  expect(valueInWords('payment', 'collected')).toBe('Payment: Collected')
  expect(valueInWords('status', 'Processing')).toBe('Status: Processing')
  expect(valueInWords('publishedAt', null)).toBe('Published: None')
  expect(valueInWords('variantsAdded', ['CUP-1', 'CUP-2'])).toBe('New variants: CUP-1, CUP-2')
  overwriteGetLocale(() => 'bn')
  expect(valueInWords('status', 'draft')).toBe('অবস্থা: খসড়া')
  expect(valueInWords('stock', 12)).toBe('মজুত: ১২')
  expect(valueInWords('CUP-1 priceInPaisa', 50_000)).toBe('CUP-1 · দাম: ৳৫০০')
  overwriteGetLocale(() => 'en')
})
