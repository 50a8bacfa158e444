import { expect, test } from 'vitest'
import { visitorSchema } from '#shop/visitors/contract.ts'
import { dhaka } from '#shop/visitors/place.ts'
import { visitorRecord } from './visitor-record.ts'

const visit = {
  place: dhaka,
  email: 'rahima@example.com',
  userAgent: 'Mozilla/5.0 (Linux; Android 14)',
  at: new Date(2026, 10, 21, 14, 5, 9),
}

test('a visitor record has the names of the specification, at a 12-hour time (spec 3, 7)', () => {
  expect(visitorRecord(visit)).toEqual({
    facebook_id: 'anonymous',
    facebook_email: '',
    email: 'rahima@example.com',
    user_agent: 'Mozilla/5.0 (Linux; Android 14)',
    location: { latitude: 23.8103, longitude: 90.4125 },
    timestamp: '11/21/2026, 02:05:09 PM',
  })
})

test.each([
  ['at midnight', { at: new Date(2026, 0, 1, 0, 0, 0) }],
  ['at noon', { at: new Date(2026, 0, 1, 12, 0, 0) }],
  ['without an e-mail address', { email: '' }],
  ['in a browser with a user agent of 5000 characters', { userAgent: 'x'.repeat(5000) }],
])('the record sent %s is what the shop takes', (_when, other) => {
  expect(visitorSchema.safeParse(visitorRecord({ ...visit, ...other })).success).toBe(true)
})
