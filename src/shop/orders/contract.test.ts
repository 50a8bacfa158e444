import { describe, expect, test } from 'vitest'
import { orderProblemsInEnglish } from './buyer-contract.ts'
import { placeOrderSchema, placeOrderSchemaInEnglish, reasonSchema } from './contract.ts'

const variantId = '0192f0a0-0000-7000-8000-000000000001'

const form = {
  fullName: 'Rahima Khatun',
  phone: '01712-345678',
  email: '',
  district: 'Dhaka',
  area: 'Mirpur',
  address: 'House 12, Road 3, Section 10',
  lines: [{ variantId, quantity: 1 }],
}

function problemsOf(changes: object): Record<string, string> {
  const result = placeOrderSchema.safeParse({ ...form, ...changes })
  if (result.success) return {}
  return Object.fromEntries(
    result.error.issues.map(({ path, message }) => [path.join('.'), message]),
  )
}

const readAs = (changes: object) => placeOrderSchema.parse({ ...form, ...changes })

test('a guest needs name, phone, district, area and address, nothing else (D15)', () => {
  expect(placeOrderSchema.parse(form)).toEqual({
    ...form,
    phone: '+8801712345678',
    email: null,
    note: '',
    language: 'en',
  })
  expect(problemsOf({ fullName: '', phone: '', district: '', area: '', address: '' })).toEqual({
    fullName: 'full-name-missing',
    phone: 'phone-invalid',
    district: 'district-missing',
    area: 'area-missing',
    address: 'address-too-short',
  })
  expect(problemsOf({ email: undefined })).toEqual({})
})

test.each(['01712345678', '+880 1712-345678', '008801712345678', '০১৭১২৩৪৫৬৭৮', ' 017-1234-5678 '])(
  'the phone %s is understood and kept as +8801712345678 (D15)',
  (phone) => {
    expect(readAs({ phone }).phone).toBe('+8801712345678')
  },
)

test.each([
  '',
  '0171234567',
  '01212345678',
  '+441712345678',
  'call me',
  '01712345678 or 01812345678',
  '1'.repeat(5000),
])('the phone "%s" is asked for again, with an example (D15)', (phone) => {
  expect(problemsOf({ phone })).toEqual({ phone: 'phone-invalid' })
  expect(orderProblemsInEnglish['phone-invalid']).toBe('Enter a mobile number like 01712-345678')
})

test.each([
  ['fullName', 'R', 'full-name-missing'],
  ['fullName', '\u0000\u0007 \u200e\u200f', 'full-name-missing'],
  ['fullName', 'R'.repeat(101), 'full-name-too-long'],
  ['fullName', 'R'.repeat(100_000), 'full-name-too-long'],
  ['fullName', 7, 'full-name-missing'],
  ['fullName', null, 'full-name-missing'],
  ['email', 'rahima@', 'email-invalid'],
  ['email', 7, 'email-invalid'],
  ['email', `${'r'.repeat(243)}@example.com`, 'email-invalid'],
  ['district', 7, 'district-missing'],
  ['area', '\u200e ', 'area-missing'],
  ['area', 7, 'area-missing'],
  ['district', ' ', 'district-missing'],
  ['address', 'Mirpur', 'address-too-short'],
  ['address', 'M'.repeat(221), 'address-too-long'],
  ['address', { street: 'x' }, 'address-too-short'],
  ['note', 'n'.repeat(501), 'note-too-long'],
  ['note', 7, 'note-too-long'],
  ['language', 'fr', 'language-unknown'],
  ['lines', 'all', 'line-invalid'],
  ['lines', Array.from({ length: 101 }, () => ({ variantId, quantity: 0 })), 'too-many-lines'],
  ['lines', [7], 'line-invalid'],
  ['seenDeliveryChargeInPaisa', 0.5, 'amount-invalid'],
  ['seenDeliveryChargeInPaisa', '120', 'amount-invalid'],
  ['seenDeliveryChargeInPaisa', -1, 'amount-invalid'],
])('%s with %j is refused in words', (field, value, problem) => {
  expect(Object.values(problemsOf({ [field]: value }))).toEqual([problem])
})

test.each([
  ['fullName', 'full-name-too-long'],
  ['email', 'email-invalid'],
  ['district', 'district-missing'],
  ['area', 'area-missing'],
  ['address', 'address-too-long'],
  ['note', 'note-too-long'],
])('text without end in %s is refused before it is tidied, and said once', (field, problem) => {
  for (const sign of ['x', ' ']) {
    const { error } = placeOrderSchema.safeParse({ ...form, [field]: sign.repeat(2001) })
    expect(error?.issues.map(({ message }) => message)).toEqual([problem])
  }
})

test('an e-mail address of up to 254 signs is kept, and the language of the page', () => {
  const email = `${'r'.repeat(242)}@example.com`
  for (const language of ['en', 'bn'])
    expect(readAs({ email, language })).toMatchObject({ email, language })
})

test('a price of nothing, and one of whole paisa, may have been seen', () => {
  const lines = [0, 125_050].map((seenPriceInPaisa, place) => ({
    variantId: variantId.replace(/1$/, String(place)),
    quantity: 1,
    seenPriceInPaisa,
  }))
  expect(readAs({ lines }).lines).toEqual(lines)
  expect(problemsOf({ lines: [{ ...lines[0], seenPriceInPaisa: -1 }] })).toEqual({
    'lines.0.seenPriceInPaisa': 'amount-invalid',
  })
})

test('a reason is one tidy line of at most 500 signs, or left out', () => {
  expect(reasonSchema.parse(' No\nanswer  by phone ')).toBe('No answer by phone')
  expect(reasonSchema.parse(undefined)).toBeUndefined()
  expect(reasonSchema.parse('r'.repeat(500))).toHaveLength(500)
  expect(reasonSchema.safeParse(' '.repeat(501)).error?.issues).toMatchObject([
    { message: 'Enter a reason of at most 500 characters' },
  ])
})

test.each([0, -1, 1.5, 100, 1e308, Number.NaN, Number.POSITIVE_INFINITY, '2', null])(
  'nobody orders %s pieces',
  (quantity) => {
    expect(problemsOf({ lines: [{ variantId, quantity }] })).toEqual({
      'lines.0.quantity': 'quantity-invalid',
    })
  },
)

test('more than 99 pieces in several lines are still more than 99 pieces', () => {
  const lines = [60, 60].map((quantity) => ({ variantId, quantity }))
  expect(problemsOf({ lines })).toEqual({ lines: 'quantity-invalid' })
})

test.each([undefined, '', 'abc', "1' OR '1'='1", 7, {}])('%j names no product', (id) => {
  expect(problemsOf({ lines: [{ variantId: id, quantity: 1 }] })).toEqual({
    'lines.0.variantId': 'line-invalid',
  })
})

describe('typed text', () => {
  test('is kept as text, also when it looks like a script', () => {
    const script = '<script>alert(1)</script>'
    const order = readAs({
      fullName: script,
      address: `${script} ' OR 1=1 --`,
      note: `\${7*7} ${script}`,
    })
    expect(order.fullName).toBe(script)
    expect(order.address).toBe(`${script} ' OR 1=1 --`)
    expect(order.note).toBe(`\${7*7} ${script}`)
  })

  test('comes in one Unicode form, without control characters and marks that hide or turn text', () => {
    expect(readAs({ fullName: '  Rahi\u0301ma \t\u0000Khatun\u202e ' }).fullName).toBe(
      'Rahíma Khatun',
    )
    expect(readAs({ fullName: 'Rahima \ud800' }).fullName).toBe('Rahima \ufffd')
  })

  test('keeps the joiners that Bangla is written with, and line breaks where lines mean something', () => {
    expect(readAs({ fullName: 'র\u200d্যাব করিম' }).fullName).toBe('র\u200d্যাব করিম')
    expect(readAs({ address: 'House 12\r\n\u0000Road  3 ' }).address).toBe('House 12\nRoad 3')
  })
})

test('programs get English sentences', () => {
  const result = placeOrderSchemaInEnglish.safeParse({ ...form, phone: '123' })
  expect(result.error?.issues[0]?.message).toBe('Enter a mobile number like 01712-345678')
})
