import { expect, test } from 'vitest'
import { formatPhone, parsePhone } from './phone.ts'

test.each([
  '01712345678',
  '+880 1712-345678',
  '8801712345678',
  '008801712345678',
  '017-1234-5678',
  '(017) 1234 5678',
  '০১৭১২৩৪৫৬৭৮',
  '+৮৮০ ১৭১২ ৩৪৫৬৭৮',
  '001712345678',
])('%s is the mobile number 01712-345678 (D15)', (typed) => {
  expect(parsePhone(typed)).toBe('+8801712345678')
  expect(formatPhone('+8801712345678', 'en')).toBe('01712-345678')
  expect(formatPhone('+8801712345678', 'bn')).toBe('০১৭১২-৩৪৫৬৭৮')
})

test.each([
  '',
  '0171234567',
  '017123456789',
  '01212345678',
  '01112345678',
  '02-9876543',
  '09638123456',
  'call me',
  '+441712345678',
  '1712345678',
  '9901712345678',
  '0178801234567',
  '017001012345',
  '+880001712345678',
  '002712345678',
])('"%s" is refused: a courier could not call it (D15)', (typed) => {
  expect(parsePhone(typed)).toBeUndefined()
})
