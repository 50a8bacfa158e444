import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packForOne } from './pack-for-one.ts'

const page = {
  status: 200,
  headers: { 'content-type': 'text/html' },
  cookies: ['a=1', 'b=2'],
  body: Buffer.from('<h1>হাট</h1>'.repeat(40)),
  topics: [],
  staleFrom: undefined,
  keep: false,
}

const headerOf = (headers: readonly string[], name: string) => {
  const place = headers.indexOf(name)
  return place < 0 ? undefined : headers[place + 1]
}

test.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  [undefined, undefined, (body: Buffer) => body],
  [undefined, 'identity', (body: Buffer) => body],
])('as %s for who accepts %s', async (encoding, accepted, unpack) => {
  const { status, headers, body } = await packForOne(page, accepted)
  expect(status).toBe(200)
  expect(unpack(body).toString()).toBe(page.body.toString())
  expect(headerOf(headers, 'content-encoding')).toBe(encoding)
  expect(headerOf(headers, 'content-length')).toBe(String(body.length))
  expect(headerOf(headers, 'vary')).toBe('Accept-Encoding')
  expect(headerOf(headers, 'content-type')).toBe('text/html')
  expect(headers.filter((value, place) => headers[place - 1] === 'set-cookie')).toEqual([
    'a=1',
    'b=2',
  ])
})
