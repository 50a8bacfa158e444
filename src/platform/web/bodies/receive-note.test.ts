import { request, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { Note } from '../handlers.ts'
import { receiveNote } from './receive-note.ts'

let taken: Note[]
let port: number
beforeEach(async () => {
  taken = []
  const server = createServer((incoming, outgoing) => {
    const exchange = { incoming, outgoing, ipAddress: '203.0.113.7', requestId: 'one', began: 0 }
    const take = (note: Note) => taken.push(note) && 204
    receiveNote({ path: '/', mostBytes: 20, take }, exchange, ['x-request-id', 'one'])
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  port = (server.address() as AddressInfo).port
})

/** In pieces where no length is announced. */
function send(body: string, headers: Record<string, string> = {}): Promise<[number, string]> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', method: 'POST', headers }, (answer) => {
      answer.resume()
      answer.on('end', () =>
        resolve([answer.statusCode ?? 0, String(answer.headers['connection'])]),
      )
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

test('a note is handed over whole, and answered with nothing', async () => {
  expect((await send('{"p":"/কাপ"}'))[0]).toBe(204)
  expect(taken).toMatchObject([{ body: '{"p":"/কাপ"}', ipAddress: '203.0.113.7' }])
})

test.each([
  ['says how long it is', { 'content-length': '21' }],
  ['does not', { 'transfer-encoding': 'chunked' }],
])('one that is too long is not taken, whether it %s', async (_, headers) => {
  expect(await send('x'.repeat(21), headers)).toEqual([413, 'close'])
  expect(taken).toEqual([])
})
