import { spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { anOrderOf, stocked } from './examples/order-examples.ts'
import { openBeside, postmaster } from './support/open-beside.ts'
import {
  closeRunningShop,
  openRunningShop,
  statusOf,
  until,
  type RunningShop,
} from './support/running-shop.ts'

// Whole programs start and stop here; a busy machine takes its time.
vi.setConfig({ testTimeout: 120_000 })

async function stock(shop: RunningShop, pieces: number): Promise<string> {
  const beside = openBeside(shop.folder)
  const variantId = await stocked(beside.shop, { name: 'Teapot', stock: pieces })
  await beside.close()
  return variantId
}

function order(
  shop: RunningShop,
  variantId: string,
  key: string = randomUUID(),
): Promise<Response> {
  return fetch(`${shop.origin}/api/order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(anOrderOf([variantId, 1])),
  })
}

async function track(shop: RunningShop, trackingId: string): Promise<unknown[]> {
  const answer = await fetch(`${shop.origin}/api/order?trackingId=${trackingId}`)
  return (await answer.json()) as unknown[]
}

/** Is there another PostgreSQL in the place of the one that was killed? A quick restart is never seen as away. */
function isRunningAgain(folder: string, killedPid: number): boolean {
  try {
    return postmaster(folder).pid !== killedPid
  } catch {
    return false
  }
}

/** Does anybody answer on this port of the machine? */
const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

/** The shell that would end PostgreSQL when its shop is gone. */
function guardOf(postgres: number): number {
  const list = spawnSync('ps', ['-A', '-o', 'pid=,args='], { encoding: 'utf8' }).stdout
  const [, pid] = new RegExp(`^\\s*(\\d+) .*guard-of-postgres ${postgres}$`, 'm').exec(list) ?? []
  return Number(pid)
}

test('an order that was acknowledged is there after kill -9 of server and guard, whose PostgreSQL is taken over', async () => {
  const first = await openRunningShop()
  const teapot = await stock(first, 5)
  const { trackingId } = (await (await order(first, teapot)).json()) as { trackingId: string }
  const { port: left, pid } = postmaster(first.folder)
  process.kill(guardOf(pid), 'SIGKILL')
  first.process.kill('SIGKILL')
  await first.ended
  expect(await answers(left)).toBe(true)

  const second = await openRunningShop({ SHOP_DATA: first.folder })
  expect(await answers(left)).toBe(false)
  expect(await track(second, trackingId)).toHaveLength(1)
  expect(await closeRunningShop(second)).toBe(0)
})

test('an order that was acknowledged is there after kill -9 of PostgreSQL, and the shop recovers by itself', async () => {
  const shop = await openRunningShop()
  const teapot = await stock(shop, 5)
  const { trackingId } = (await (await order(shop, teapot)).json()) as { trackingId: string }
  expect(await statusOf(`${shop.origin}/cart`)).toBe(200)

  const { pid } = postmaster(shop.folder)
  process.kill(pid, 'SIGKILL')
  // A page that is in memory is served all the same.
  expect(await statusOf(`${shop.origin}/cart`)).toBe(200)

  await until(async () => isRunningAgain(shop.folder, pid))
  await until(async () => (await statusOf(`${shop.origin}/readyz`)) === 200)
  expect(await track(shop, trackingId)).toHaveLength(1)
  expect((await order(shop, teapot)).status).toBe(201)
  expect(await closeRunningShop(shop)).toBe(0)
})

test('Ctrl-C finishes the order in flight, then stops everything within 10 seconds', async () => {
  const shop = await openRunningShop()
  const teapot = await stock(shop, 5)
  const { port } = postmaster(shop.folder)
  const body = JSON.stringify(anOrderOf([teapot, 1]))
  const request = `POST /api/order HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\nidempotency-key: ${randomUUID()}\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n`
  const socket = connect(Number(new URL(shop.origin).port), '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk.toString()
  })
  socket.write(request + body.slice(0, 20))
  // The server has the first half of the order when it receives the signal to stop.
  await until(
    async () =>
      socket.bytesWritten > request.length && (await statusOf(`${shop.origin}/healthz`)) === 200,
  )
  const began = Date.now()
  shop.process.kill('SIGINT')
  await until(async () => (await statusOf(`${shop.origin}/healthz`)) === 0)
  socket.write(body.slice(20))

  expect(await shop.ended).toBe(0)
  expect(answer).toContain('HTTP/1.1 201')
  expect(Date.now() - began).toBeLessThan(10_000)
  expect(await answers(port)).toBe(false)
})

test('an order sent again and again while the database comes and goes is placed once (D13)', async () => {
  const shop = await openRunningShop()
  const teapot = await stock(shop, 5)
  const key = randomUUID()
  const { pid } = postmaster(shop.folder)
  process.kill(pid, 'SIGKILL')
  const answer = await order(shop, teapot, key)
  // It may have been quick enough to wait for the new start.
  expect([201, 503]).toContain(answer.status)
  await until(async () => (await statusOf(`${shop.origin}/readyz`)) === 200)
  expect((await order(shop, teapot, key)).status).toBe(201)
  const beside = openBeside(shop.folder)
  const { rows } = await beside.shop.database.execute('SELECT count(*)::int AS placed FROM orders')
  expect(rows).toEqual([{ placed: 1 }])
  await beside.close()
  await closeRunningShop(shop)
})

test('a process that has the number of the last PostgreSQL, as in a container that starts again, is left alone', async () => {
  const first = await openRunningShop()
  const file = join(first.folder, 'postgres/postmaster.pid')
  const left = readFileSync(file, 'utf8')
  expect(await closeRunningShop(first)).toBe(0)
  const stranger = spawn('sleep', ['600'])
  onTestFinished(() => void stranger.kill('SIGKILL'))
  writeFileSync(file, left.replace(/^\d+/, String(stranger.pid)), { mode: 0o644 })

  const second = await openRunningShop({ SHOP_DATA: first.folder })
  expect(stranger.signalCode).toBeNull()
  expect(await closeRunningShop(second)).toBe(0)
})
