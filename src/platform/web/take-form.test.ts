import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { RenderedPage } from './page-cache.ts'
import { formType } from './read-form.ts'
import { takeForm } from './take-form.ts'

let server: Server
let address: string
let asked: { url: string; name: string | null }[]
let cookies: (string | null)[]

beforeEach(async () => {
  asked = []
  cookies = []
  server = createServer((incoming, outgoing) => {
    const exchange = { incoming, outgoing, address: 'here', requestId: 'test', began: 0 }
    void takeForm({ page, shopUrl: 'https://haat.example' }, exchange, [])
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(() => void server.close())

async function page(request: Request): Promise<RenderedPage> {
  cookies.push(request.headers.get('cookie'))
  const form = await request.formData()
  asked.push({ url: request.url, name: form.get('name') as string | null })
  return {
    status: 303,
    headers: { location: '/contact-us/sent', 'cache-control': 'no-store' },
    body: Buffer.from(''),
    topics: [],
    staleFrom: undefined,
    keep: false,
  }
}

const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${address}/contact-us?utm_source=x`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    redirect: 'manual',
  })

test('a form reaches its page, and the page says where to go on', async () => {
  const answer = await post('name=%E0%A6%B0%E0%A6%B9%E0%A6%BF%E0%A6%AE%E0%A6%BE')
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact-us/sent'])
  expect(asked).toEqual([{ url: 'https://haat.example/contact-us', name: 'রহিমা' }])
})

test.each([
  ['a form of another site', 403, 'name=x', { origin: 'https://evil.example' }],
  ['a form that came with a cookie and from nowhere', 403, 'name=x', { cookie: 'a=b' }],
  ['JSON', 415, '{}', { 'content-type': 'application/json' }],
  ['a file', 415, 'x', { 'content-type': 'multipart/form-data; boundary=x' }],
  ['a novel', 413, `name=${'x'.repeat(70_000)}`, {}],
])('%s reaches no page (%i)', async (_, status, body, headers) => {
  expect((await post(body, headers)).status).toBe(status)
  expect(asked).toEqual([])
})

test('the page knows which of its folder is meant and whose browser asks, and where they came from, and nothing else of the address', async () => {
  const cookie = 'haat.session_token=x'
  const headers = { cookie, 'content-type': formType, 'sec-fetch-site': 'same-origin' }
  const target = `${address}/dashboard?index&q=tea`
  await fetch(target, { method: 'POST', body: 'name=x', headers, redirect: 'manual' })
  expect(asked).toEqual([{ url: 'https://haat.example/dashboard?index', name: 'x' }])
  expect(cookies).toEqual(['haat.session_token=x'])
  asked = []
  const login = `${address}/login?utm_source=x&from=%2Fdashboard%2FmyOrder%3Fpage%3D2%26q%3Da%23b`
  await fetch(login, { method: 'POST', body: 'name=x', headers, redirect: 'manual' })
  const [{ url } = { url: '' }] = asked
  expect([...new URL(url).searchParams]).toEqual([['from', '/dashboard/myOrder?page=2&q=a#b']])
})
