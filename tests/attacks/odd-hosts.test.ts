import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { shareAttackedShop } from './support/attacked-shop.ts'

const shop = shareAttackedShop()

/** The whole answer to what is written to the wire as it stands. */
function send(origin: string, lines: readonly string[]): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'))
  return text(socket)
}

test('a Host that cannot be read is the mistake of who sends it, not of the shop', async () => {
  const { origin, output } = shop()
  for (const host of ['a b', '[', 'a/b', 'haat.example:99999', 'a@b', '%', '<script>', '\u00e9']) {
    const answer = await send(origin, ['GET /api/banner HTTP/1.1', `Host: ${host}`])
    expect(`${host}: ${answer}`).toContain(': HTTP/1.1 400 ')
  }
  expect(await send(origin, ['GET /api/banner HTTP/1.1'])).toMatch(/^HTTP\/1\.1 400 /)
  expect(output()).not.toContain('a request failed')
})

test('HTTP/1.0 needs no Host, neither for calls nor for pages', async () => {
  const { origin } = shop()
  for (const path of ['/api/banner', '/', '/readyz']) {
    expect(await send(origin, [`GET ${path} HTTP/1.0`])).toMatch(/^HTTP\/1\.1 200 /)
    expect(await send(origin, [`GET ${path} HTTP/1.0`, 'Host:'])).toMatch(/^HTTP\/1\.1 200 /)
  }
})
