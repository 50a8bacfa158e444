import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { openAttackedShop } from './support/attacked-shop.ts'

/** Stands ready, so that all of an attack comes at the same moment, however busy the machine is. */
async function openConnection(origin: string): Promise<Socket> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  return socket
}

function search(socket: Socket, words: string): Promise<string> {
  const lines = [
    `GET /bn/shop?q=${words} HTTP/1.1`,
    'Host: localhost',
    'X-Forwarded-For: 203.0.113.1',
    'Connection: close',
  ]
  socket.write([...lines, '', ''].join('\r\n'))
  return text(socket)
}

const statusOf = (answer: string) => Number(answer.split(' ')[1])

test('searches without end wait behind each other, not before others, and get an answer in words', async () => {
  const { origin } = await openAttackedShop({ TRUST_PROXY: '1' })
  const ask = (path: string) =>
    fetch(origin + path, { headers: { 'x-forwarded-for': '203.0.113.2' } })
  expect((await ask('/')).status).toBe(200)
  const sockets = await Promise.all(Array.from({ length: 1500 }, () => openConnection(origin)))
  const attack = sockets.map((socket, index) => search(socket, `tea+${index}`))
  const refused = await new Promise<string>((resolve, reject) => {
    for (const asking of attack)
      asking.then((answer) => statusOf(answer) === 503 && resolve(answer), reject)
    void Promise.all(attack).then(() => reject(new Error('Expected the line to be full')), reject)
  })
  // The line is full, of one client.
  const [hot, honest] = await Promise.all([ask('/'), ask('/shop?q=teapot')])
  expect([hot.status, honest.status]).toEqual([200, 200])
  expect(refused).toMatch(/^retry-after: 5\r$/im)
  expect(refused).toContain('<html lang="bn">')
  expect(refused).toContain('একটু পরে আবার চেষ্টা করুন')
  const statuses = (await Promise.all(attack)).map(statusOf)
  expect(statuses).toContain(200)
  expect(statuses.every((status) => status === 200 || status === 503)).toBe(true)
}, 90_000)
