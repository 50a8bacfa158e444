import { readdir, readlink } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { until } from '../support/running-shop.ts'
import { inviteEverybody } from '../examples/visitors.ts'
import { residentMegabytes, shareAttackedShop, type AttackedShop } from './support/attacked-shop.ts'

const attackedShop = shareAttackedShop({ TRUST_PROXY: '1' })

const fileBytes = 4_900_000
const boundary = 'photo-of-a-stranger'
const beginning = `--${boundary}\r\nContent-Disposition: form-data; name="what"\r\n\r\nphoto\r\n--${boundary}\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`
const ending = `\r\n--${boundary}--\r\n`

interface Sending {
  socket: Socket
  /** What came back so far. */
  answer: () => string
}

/** Somebody who sends all of a form with a photo but its end. */
function sendPhoto({ origin }: AttackedShop, cookie: string): Sending {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let answer = ''
  socket.on('error', () => undefined).on('data', (chunk: Buffer) => (answer += chunk.toString()))
  const length = beginning.length + fileBytes + ending.length
  const headers = [
    'POST /dashboard/profile HTTP/1.1',
    'Host: localhost',
    `Cookie: ${cookie}`,
    'Sec-Fetch-Site: same-origin',
    `Content-Type: multipart/form-data; boundary=${boundary}`,
    `Content-Length: ${length}`,
  ]
  socket.write([...headers, '', beginning].join('\r\n'))
  socket.write('x'.repeat(fileBytes))
  return { socket, answer: () => answer }
}

const statusOf = ({ answer }: Sending) => Number(answer().split(' ')[1] ?? 0)

/** Files that are open and have no name any more; Linux only. */
async function unnamedFiles({ process }: AttackedShop): Promise<string[]> {
  const open = `/proc/${process.pid}/fd`
  const links = (await readdir(open)).map((name) => readlink(join(open, name)).catch(() => ''))
  return (await Promise.all(links)).filter((path) => path.includes('/incoming/'))
}

test('anyone who only says that they are signed in has nothing kept for them', async () => {
  const shop = attackedShop()
  const before = await residentMegabytes(shop)
  const strangers = Array.from({ length: 72 }, (_, index) =>
    sendPhoto(shop, `haat.session_token=stranger${index}.c2lnbmF0dXJl`),
  )
  // The answer comes before their photo is there.
  await until(async () => strangers.every((one) => statusOf(one) === 302))
  expect(strangers[0]?.answer()).toContain('/login?from=')
  // Answering costs memory too; a shop that keeps what they sent holds all of it.
  const sentMegabytes = (strangers.length * fileBytes) / 2 ** 20
  expect((await residentMegabytes(shop)) - before).toBeLessThan(sentMegabytes / 2)
}, 90_000)

test('photos wait on the disk, few of each person, and are gone with who sent them', async () => {
  const shop = attackedShop()
  const { headers } = await inviteEverybody(shop.inside.shop)
  const cookie = headers['customer by cookie']['cookie'] ?? ''
  const other = headers['moderator by cookie']['cookie'] ?? ''
  const first = [sendPhoto(shop, cookie), sendPhoto(shop, cookie)]
  await until(async () => (await unnamedFiles(shop)).length === 2)
  const third = sendPhoto(shop, cookie)
  await until(async () => statusOf(third) === 503)
  expect(third.answer()).toContain('retry-after')
  // Nobody else gets that answer.
  const another = sendPhoto(shop, other)
  await until(async () => (await unnamedFiles(shop)).length === 3)
  another.socket.write(ending)
  await until(async () => statusOf(another) > 0)
  expect(another.answer()).toContain('text/html')
  expect(await readdir(join(shop.folder, 'incoming'))).toEqual([])
  for (const { socket } of first) socket.destroy()
  await until(async () => (await unnamedFiles(shop)).length === 0)
}, 90_000)

test('all that waits in memory has a limit for each client, and what others send goes on', async () => {
  const shop = attackedShop()
  const begin = (client: number) => {
    const socket = connect(Number(new URL(shop.origin).port), '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    let answer = ''
    socket.on('error', () => undefined).on('data', (chunk: Buffer) => (answer += chunk.toString()))
    const lines = [
      'POST /api/newsletter HTTP/1.1',
      'Host: localhost',
      `X-Forwarded-For: 203.0.113.${client}`,
      'Content-Type: application/json',
      'Content-Length: 65536',
    ]
    socket.write([...lines, '', '{'].join('\r\n'))
    return { socket, answer: () => answer }
  }
  const many = Array.from({ length: 70 }, () => begin(1))
  const refused = () => many.filter((one) => statusOf(one) === 503)
  await until(async () => refused().length === 6)
  expect(refused()[0]?.answer()).toContain('"code":"busy"')
  const other = await fetch(`${shop.origin}/api/newsletter`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.2' },
  })
  expect(other.status).toBe(400)
  expect(refused()).toHaveLength(6)
}, 90_000)
