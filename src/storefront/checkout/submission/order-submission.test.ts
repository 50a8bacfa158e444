import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { attemptKey } from './attempt.ts'
import { openOrderSubmission, readAttempt, type OrderSubmission } from './order-submission.ts'
import type { Sent } from './submit-order.ts'

type Reply = { status: number; content: unknown } | 'nothing'

const sent: { key: string; body: string }[] = []
const answers: Sent[] = []
let replies: Reply[]
let stored: Map<string, string>
let browser: EventTarget
let submission: OrderSubmission

beforeEach(() => {
  vi.useFakeTimers()
  sent.length = 0
  answers.length = 0
  replies = []
  stored = new Map()
  browser = new EventTarget()
  vi.stubGlobal('window', browser)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('document', { querySelector: () => null, cookie: '' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('fetch', async (_address: string, request: { headers: Headers; body: string }) => {
    const headers = new Headers(request.headers)
    sent.push({ key: headers.get('idempotency-key') ?? '', body: request.body })
    const reply = replies.shift() ?? 'nothing'
    if (reply === 'nothing') throw new TypeError('Failed to fetch')
    return Response.json(reply.content, { status: reply.status })
  })
  submission = openOrderSubmission({
    onSending: () => undefined,
    onAnswer: (answer) => answers.push(answer),
  })
})
afterEach(() => {
  submission.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const placed = { status: 201, content: { orderId: '12345678' } }
const settled = () => vi.advanceTimersByTimeAsync(0)
const keys = () => new Set(sent.map(({ key }) => key)).size

test('a double click sends one order (D13)', async () => {
  replies = [placed]
  submission.send('order')
  submission.send('order')
  await settled()
  expect(sent).toHaveLength(1)
  expect(answers).toMatchObject([{ answer: { outcome: 'placed' } }])
})

test('without a network it is tried again with the same key until somebody answers (D13)', async () => {
  replies = ['nothing', { status: 503, content: {} }, placed]
  submission.send('order')
  await vi.advanceTimersByTimeAsync(2000 + 4000)
  expect(answers.map(({ answer }) => answer.outcome)).toEqual(['no-connection', 'away', 'placed'])
  expect(keys()).toBe(1)
  expect(readAttempt()).toBeUndefined()
})

test('as soon as the network is back it is tried, without waiting', async () => {
  replies = ['nothing', placed]
  submission.send('order')
  await settled()
  browser.dispatchEvent(new Event('online'))
  await settled()
  expect(answers.at(-1)).toMatchObject({ answer: { outcome: 'placed' } })
})

test('after a refusal the next press is a new order with a new key', async () => {
  replies = [{ status: 409, content: { code: 'cart-empty' } }, placed]
  submission.send('order')
  await settled()
  submission.send('order')
  await settled()
  expect(keys()).toBe(2)
})

test('a press that nobody answered keeps its key over a reload (D13)', async () => {
  submission.send('order')
  await settled()
  const attempt = readAttempt()
  submission.close()
  expect(stored.has(attemptKey)).toBe(true)
  expect(attempt).toMatchObject({ key: sent[0]?.key, bodies: ['order'] })
})

test('who changes the address after a lost answer gets the order that went through, not a second one (D13)', async () => {
  replies = ['nothing', { status: 409, content: { code: 'key-reused' } }, placed]
  submission.send('to the old address')
  await settled()
  submission.rest()
  submission.send('to the new address')
  await settled()
  expect(sent.map(({ body }) => body)).toEqual([
    'to the old address',
    'to the new address',
    'to the old address',
  ])
  expect(keys()).toBe(1)
  expect(answers.at(-1)).toMatchObject({ answer: { outcome: 'placed' }, beforeChanges: true })
})

test('while the shopper changes something nothing is sent by itself', async () => {
  submission.send('order')
  await settled()
  submission.rest()
  await vi.advanceTimersByTimeAsync(60_000)
  browser.dispatchEvent(new Event('online'))
  await settled()
  expect(sent).toHaveLength(1)
})

test('a phone in a tunnel does not knock for ever', async () => {
  submission.send('order')
  await vi.advanceTimersByTimeAsync(60 * 60 * 1000)
  expect(sent).toHaveLength(8)
})

test('a session that has ended keeps the key: the order may have been placed by an earlier try (D13)', async () => {
  replies = ['nothing', { status: 401, content: { code: 'token-invalid' } }, placed]
  submission.send('order')
  await vi.advanceTimersByTimeAsync(2000)
  expect(answers.map(({ answer }) => answer.outcome)).toEqual(['no-connection', 'signed-out'])
  // Nothing is sent until the shopper decides.
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(2)
  submission.send('order')
  await settled()
  expect(keys()).toBe(1)
  expect(answers.at(-1)).toMatchObject({ answer: { outcome: 'placed' } })
})
