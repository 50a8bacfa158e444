import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressAnswer } from './compress-answer.ts'
import { chooseEncoding } from './packing/encoding.ts'

const json = JSON.stringify(Array.from({ length: 200 }, (_, index) => ({ index, name: 'Teapot' })))
const answer = (body: string | null = json, headers: Record<string, string> = {}) =>
  new Response(body, {
    status: body === null ? 304 : 200,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  })
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

test('a long answer is compressed as the asker understands it', async () => {
  const br = await compressAnswer('gzip, deflate, br', answer())
  expect(br.headers.get('content-encoding')).toBe('br')
  expect(br.headers.get('vary')).toBe('Accept-Encoding')
  expect(brotliDecompressSync(await bytesOf(br)).toString()).toBe(json)

  const gzip = await compressAnswer('gzip', answer())
  expect(gzip.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(await bytesOf(gzip)).toString()).toBe(json)
})

test('who understands no compression gets the answer as it is', async () => {
  const plain = await compressAnswer(null, answer())
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(await plain.text()).toBe(json)
  // A proxy that keeps it must not give it to those who do.
  expect(plain.headers.get('vary')).toBe('Accept-Encoding')
})

test('a short answer is not worth it, and an answer without content has none', async () => {
  const short = await compressAnswer('br', answer('{"count":1}'))
  expect(short.headers.get('content-encoding')).toBeNull()
  expect(await short.json()).toEqual({ count: 1 })
  expect((await compressAnswer('br', answer(null, { etag: '"a"' }))).status).toBe(304)
})

test('a file is sent while it is written, however long it becomes', async () => {
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('order,phone\r\n')),
  })
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="orders.csv"',
  }
  const file = await compressAnswer('br', new Response(endless, { headers }))
  const reader = file.body!.getReader()
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('order,phone\r\n')
  await reader.cancel()
})

test('other bytes have another ETag than the strong one of the plain answer', async () => {
  const compressed = await compressAnswer('br', answer(json, { etag: '"abc"' }))
  expect(compressed.headers.get('etag')).toBe('W/"abc"')
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', 'identity'],
  [undefined, 'identity'],
])('a browser that accepts %s gets %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding)
})
