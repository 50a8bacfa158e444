import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { sendPicture, type PictureAnswer } from './send-picture.ts'

async function ask(answer: PictureAnswer, headers: Record<string, string> = {}): Promise<Response> {
  const server = createServer((incoming, outgoing) => {
    const exchange = { incoming, outgoing, began: 0, ipAddress: '', requestId: '' }
    void sendPicture(exchange, async () => answer, [])
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}/pictures/abc-480.avif`, { headers })
  await response.arrayBuffer()
  server.close()
  return response
}

const content = Buffer.from('a picture')

test('a finished picture may be kept for ever', async () => {
  const response = await ask({ outcome: 'found', content, type: 'image/avif' })
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('etag')).toBe('"abc-480.avif"')
})

test('what stands in for a picture says what it is, and nobody keeps it under that name', async () => {
  const response = await ask({ outcome: 'stand-in', content, type: 'image/webp' })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('etag')).toBeNull()
})

test('a browser that has the picture gets 304 without a read of the file', async () => {
  const response = await ask({ outcome: 'not-found' }, { 'if-none-match': '"abc-480.avif"' })
  expect(response.status).toBe(304)
})

test('a picture that is not there is not found; one that cannot be made now may be asked for again', async () => {
  expect((await ask({ outcome: 'not-found' })).status).toBe(404)
  const busy = await ask({ outcome: 'busy' })
  expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '5'])
})

test('mails and previews show pictures of goods; those of people the shop alone shows', async () => {
  const policyOf = async (answer: PictureAnswer) =>
    (await ask(answer)).headers.get('cross-origin-resource-policy')
  expect(await policyOf({ outcome: 'found', content, type: 'image/avif' })).toBe('cross-origin')
  expect(await policyOf({ outcome: 'stand-in', content, type: 'image/webp' })).toBe('cross-origin')
  expect(await policyOf({ outcome: 'personal', content, type: 'image/webp' })).toBe('same-origin')
})
