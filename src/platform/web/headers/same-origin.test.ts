import { expect, test } from 'vitest'
import { isFromElsewhere } from './same-origin.ts'

const shopUrl = 'https://haat.example'

test.each([
  ['a page of the shop', { 'sec-fetch-site': 'same-origin' }],
  ['the address bar, sending again', { 'sec-fetch-site': 'none' }],
  ['a page of the shop in an older browser', { origin: 'https://haat.example', host: 'inside:1' }],
  ['a page of the shop on the local network', { origin: 'http://10.0.0.7', host: '10.0.0.7' }],
  ['a program', { host: 'haat.example' }],
  [
    'a page of the shop in a browser that names only the page',
    { referer: 'https://haat.example/login?from=%2Fdashboard', host: 'inside:1', cookie: 'a=b' },
  ],
])('a form from %s is taken', (_, headers) => {
  expect(isFromElsewhere(headers, shopUrl)).toBe(false)
})

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://haat.example' }],
  [
    'a site that passes everything on under our name',
    { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example', host: 'haat.example' },
  ],
  ['a neighbour under the same domain', { 'sec-fetch-site': 'same-site' }],
  ['another site in an older browser', { origin: 'https://evil.example', host: 'haat.example' }],
  ['anyone who has a cookie but does not say from where', { host: 'haat.example', cookie: 'a=b' }],
  [
    'another site in a browser that names only the page',
    { referer: 'https://evil.example/haat.example', host: 'haat.example', cookie: 'a=b' },
  ],
  ['a frame that hides where it is from', { origin: 'null', host: 'haat.example' }],
])('a form from %s is not', (_, headers) => {
  expect(isFromElsewhere(headers, shopUrl)).toBe(true)
})
