import { expect, test } from 'vitest'
import { browserOf } from './device.ts'
import { dayAfter, dayInDhaka, nextMidnight } from './days.ts'
import { findDistrict } from './find-district.ts'
import { isCounted, pageOf } from './page.ts'
import { sourceOf } from './source.ts'

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'
const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)'
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15'

test.each([
  [`${android} Chrome/141.0.0.0 Mobile Safari/537.36`, 'phone', 'Chrome'],
  [`${android} Chrome/141.0.0.0 Safari/537.36`, 'tablet', 'Chrome'],
  [
    `${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'phone',
    'Samsung Internet',
  ],
  [`${iPhone} (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1`, 'phone', 'Safari'],
  [`${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/530.0.0]`, 'phone', 'Facebook'],
  [`${windows} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, 'desktop', 'Edge'],
  [`${windows} Chrome/140.0.0.0 Safari/537.36 OPR/125.0.0.0`, 'desktop', 'Opera'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'desktop', 'Firefox'],
  [
    'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Version/12.1 Safari/604.1',
    'tablet',
    'Safari',
  ],
  ['Something/1.0', 'desktop', 'Other'],
])('%s is a %s with %s', (userAgent, device, browser) => {
  expect(browserOf(userAgent)).toEqual({ device, browser })
})

const seen = { browser: 'Chrome', ownHost: 'haat.example' }

test.each([
  [{}, 'direct', null],
  [{ referrer: 'haat.example' }, 'direct', null],
  [{ referrer: 'www.haat.example' }, 'direct', null],
  [{ referrer: 'www.google.com.bd' }, 'google', 'google.com.bd'],
  [{ referrer: 'l.facebook.com' }, 'facebook', 'l.facebook.com'],
  [{ referrer: 'notfacebook.com' }, 'notfacebook.com', 'notfacebook.com'],
  [{ referrer: 'www.prothomalo.com' }, 'prothomalo.com', 'prothomalo.com'],
  [{ source: 'FB', referrer: 'l.facebook.com' }, 'facebook', 'l.facebook.com'],
  [{ source: 'eid-leaflet' }, 'eid-leaflet', null],
])('who comes by %j comes from %s', (came, source, referrer) => {
  expect(sourceOf(came, seen)).toEqual({ source, referrer, campaign: null })
})

test('an app that sends no referrer says whose it is', () => {
  expect(sourceOf({ campaign: 'eid' }, { ...seen, browser: 'Facebook' })).toEqual({
    source: 'facebook',
    referrer: null,
    campaign: 'eid',
  })
})

test.each([
  ['/', 'en', '/'],
  ['/bn', 'bn', '/'],
  ['/bn/cart/', 'bn', '/cart'],
  ['/product/clay-cup', 'en', '/product/clay-cup'],
  ['/bn/shop/%E0%A6%98%E0%A6%B0', 'bn', '/shop/ঘর'],
  ['/wp-admin.php', 'en', ''],
  ['/product/a/b', 'en', ''],
  ['/product/%E0%A4%A', 'en', ''],
  [`/product/${'x'.repeat(151)}`, 'en', ''],
])('%s is counted in %s as "%s"', (path, language, page) => {
  expect(pageOf(path)).toEqual({ language, page })
})

test('what is of one person, or of the people of the shop, is not counted', () => {
  for (const path of ['/dashboard', '/bn/dashboard/orders', '/owner', '/bn/secret', '/api/here'])
    expect(isCounted(path)).toBe(false)
  for (const path of ['/', '/bn', '/ownership', '/shop/dashboard'])
    expect(isCounted(path)).toBe(true)
})

test('a location becomes the district whose chief town is nearest, and outside Bangladesh none', () => {
  expect(findDistrict(23.8103, 90.4125)).toBe('Dhaka')
  expect(findDistrict(22.36, 91.78)).toBe('Chattogram')
  expect(findDistrict(24.9, 91.87)).toBe('Sylhet')
  expect(findDistrict(21.45, 91.98)).toBe("Cox's Bazar")
  expect(findDistrict(51.5, -0.13)).toBeUndefined()
})

test('days begin at midnight in Dhaka, also over the end of a month and a leap day', () => {
  expect(dayInDhaka(new Date('2028-02-28T17:59:59Z'))).toBe('2028-02-28')
  expect(dayInDhaka(new Date('2028-02-28T18:00:00Z'))).toBe('2028-02-29')
  expect(dayAfter('2028-02-29', 1)).toBe('2028-03-01')
  expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28')
  expect(nextMidnight(new Date('2028-02-28T18:00:00Z'))).toEqual(new Date('2028-02-29T18:00:00Z'))
  expect(nextMidnight(new Date('2028-02-28T17:59:59Z'))).toEqual(new Date('2028-02-28T18:00:00Z'))
})
