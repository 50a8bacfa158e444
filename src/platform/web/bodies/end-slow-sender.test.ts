import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { endSlowSender, takeLonger } from './end-slow-sender.ts'

const second = 1000

// The network is real, only time is not.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] }))
afterEach(() => void vi.useRealTimers())

interface Sending {
  path: string
  bytes: number
  isSignedIn?: boolean
}

/** Somebody who sends a request of so many bytes, as slowly as they like. */
async function beginSending({ path, bytes, isSignedIn = true }: Sending) {
  let arrived = 0
  const server = createServer((incoming, outgoing) => {
    endSlowSender(incoming)
    if (incoming.url === '/profile?index' && isSignedIn) takeLonger(incoming)
    incoming.on('error', () => undefined)
    incoming.on('data', (chunk: Buffer) => {
      arrived += chunk.length
    })
    incoming.on('end', () => outgoing.end('all of it'))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket: Socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => undefined)
  onTestFinished(() => {
    socket.destroy()
    server.close()
  })
  let answer = ''
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString()
  })
  socket.write(
    `POST ${path}?index HTTP/1.1\r\nHost: haat.example\r\nContent-Length: ${bytes}\r\n\r\n`,
  )
  const send = async (count: number) => {
    const wanted = arrived + count
    socket.write('x'.repeat(count))
    await vi.waitUntil(() => arrived === wanted)
  }
  await send(1)
  const isCutOff = () => vi.waitUntil(() => answer.startsWith('HTTP/1.1 408'))
  return { send, isCutOff, answer: () => answer }
}

test.each([
  ['what people type', { path: '/contact-us', bytes: 1_000_000 }],
  ['a photo of nobody', { path: '/profile', bytes: 1_000_000, isSignedIn: false }],
])('%s must be there within 20 seconds, however busily it is sent', async (_, sending) => {
  const sender = await beginSending(sending)
  await sender.send(100_000)
  vi.advanceTimersByTime(19 * second)
  await sender.send(100_000)
  expect(sender.answer()).toBe('')
  vi.advanceTimersByTime(second)
  await sender.isCutOff()
})

test('a photo over a thin network may take minutes, as long as it keeps coming', async () => {
  const sender = await beginSending({ path: '/profile', bytes: 50_000 * 15 + 1 })
  for (let part = 0; part < 14; part++) {
    await sender.send(50_000)
    vi.advanceTimersByTime(20 * second)
  }
  expect(sender.answer()).toBe('')
  await sender.send(50_000)
  await vi.waitUntil(() => sender.answer().includes('all of it'))
})

test('anyone who only drips holds no connection, nor does an upload without end', async () => {
  const dripping = await beginSending({ path: '/profile', bytes: 1_000_000 })
  await dripping.send(39_000)
  vi.advanceTimersByTime(20 * second)
  await dripping.isCutOff()
  const endless = await beginSending({ path: '/profile', bytes: 100_000_000 })
  for (let part = 0; part < 29; part++) {
    await endless.send(60_000)
    vi.advanceTimersByTime(20 * second)
  }
  expect(endless.answer()).toBe('')
  await endless.send(60_000)
  vi.advanceTimersByTime(20 * second)
  await endless.isCutOff()
})
