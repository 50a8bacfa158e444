import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openLog } from '../log.ts'
import { plainPage } from '#rendering/plain-page.ts'
import type { Handlers } from './handlers.ts'
import { PageCache, type RenderedPage } from './pages/page-cache.ts'
import { securityHeaders, strictTransport } from './headers/security-headers.ts'
import { createWebServer } from './web-server.ts'

const signedIn: RenderedPage = {
  status: 303,
  headers: { location: '/dashboard' },
  cookies: ['session=1; HttpOnly', 'known=2; HttpOnly; Secure'],
  body: Buffer.from(''),
  topics: [],
  staleFrom: undefined,
  keep: false,
}

const rules = { mostBytes: 1000, mostFileBytes: 0, parameters: {} }

/** Behind one proxy, which says how the shopper came. */
async function openServer(handlers: Partial<Handlers> = {}): Promise<string> {
  const never = () => Promise.reject(new Error('Expected nobody to ask'))
  const log = openLog('silent')
  const server = createWebServer({
    handlers: {
      api: never,
      page: async () => signedIn,
      picture: never,
      formAt: () => rules,
      isPersonal: () => true,
      knowSender: async () => 'somebody',
      trouble: plainPage,
      parametersOf: () => ({}),
      isReady: async () => true,
      ...handlers,
    },
    staticFiles: new Map(),
    cache: new PageCache(1000),
    log,
    trustedProxies: 1,
    shopUrl: 'https://haat.example',
    spoolFolder: 'nowhere',
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/login`
}

const post = (url: string) => ({ url, method: 'POST', body: new URLSearchParams('a=b') })

test.each([
  ['a form', (url: string) => post(url)],
  ['a page of one person', (url: string) => ({ url, method: 'GET' })],
])('%s that came through TLS sets cookies for TLS only', async (_, asking) => {
  const { url, ...question } = asking(await openServer())
  const ask = async (protocol: string) => {
    const headers = { 'x-forwarded-proto': protocol, connection: 'close' }
    const answer = await fetch(url, { ...question, headers, redirect: 'manual' })
    return answer.headers.getSetCookie()
  }
  expect(await ask('https')).toEqual(['session=1; HttpOnly; Secure', 'known=2; HttpOnly; Secure'])
  expect(await ask('http')).toEqual(['session=1; HttpOnly', 'known=2; HttpOnly; Secure'])
})

test.each([
  ['/login', 'same-origin'],
  ['/readyz', 'same-origin'],
  ['/favicon.svg', 'cross-origin'],
])('%s says to browsers which sites may load it: %s', async (path, policy) => {
  const url = new URL(path, await openServer())
  const answer = await fetch(url, { redirect: 'manual', headers: { connection: 'close' } })
  expect(answer.headers.get('cross-origin-resource-policy')).toBe(policy)
})

const throughTls = { 'x-forwarded-proto': 'https', connection: 'close' }

test('a page that fails carries the headers of every other, and says so in its language', async () => {
  const url = await openServer({ page: () => Promise.reject(new Error('broken')) })
  const failed = await fetch(new URL('/bn/dashboard', url), { headers: throughTls })
  expect(failed.status).toBe(500)
  const carried = Object.fromEntries(failed.headers)
  expect(carried).toMatchObject({ ...securityHeaders, 'x-request-id': expect.any(String) })
  expect(carried).toMatchObject({
    'strict-transport-security': strictTransport,
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  expect(await failed.text()).toContain('আমাদের দিক থেকে একটি সমস্যা হয়েছে')
})

const form = { 'content-type': 'application/x-www-form-urlencoded' }

test.each([
  [405, '/about-us', form, 'a=b', 'can only be read', 'শুধু পড়া যায়'],
  [413, '/contact-us', form, 'a'.repeat(70_000), '64 kB', '৬৪ কেবি'],
  [414, `/contact-us/${'a'.repeat(3000)}`, form, 'a=b', 'too long', 'অনেক লম্বা'],
  [415, '/contact-us', { 'content-type': 'text/plain' }, 'a=b', 'forms only', 'শুধু ফর্ম'],
  [
    403,
    '/contact-us',
    { ...form, origin: 'https://bad.example' },
    'a=b',
    'Another site',
    'অন্য একটি সাইট',
  ],
] as const)('%i is a page of either language', async (...refusal) => {
  const [status, path, headers, body, english, bangla] = refusal
  const server = await openServer({
    formAt: (of) => (of.includes('contact-us') ? rules : undefined),
  })
  const send = (to: string) =>
    fetch(new URL(to, server), { method: 'POST', headers: { ...headers, ...throughTls }, body })
  for (const [to, words] of [
    [path, english],
    [`/bn${path}`, bangla],
  ] as const) {
    const refused = await send(to)
    expect(refused.status).toBe(status)
    expect(Object.fromEntries(refused.headers)).toMatchObject(securityHeaders)
    expect(refused.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await refused.text()).toContain(words)
  }
})

test('who goes from page to page while the line is full reads so in words, without a page around them', async () => {
  const { promise: finished, resolve: finish } = Promise.withResolvers<RenderedPage>()
  const url = await openServer({ page: () => finished })
  // From many clients: one of them could make nobody wait.
  const crowd = Array.from({ length: 210 }, (_, client) =>
    fetch(new URL('/dashboard', url), {
      redirect: 'manual',
      headers: { 'x-forwarded-for': `203.0.${client}.1`, connection: 'close' },
    }),
  )
  await Promise.race(crowd)
  const asked = await fetch(new URL('/bn/dashboard.data', url), { headers: throughTls })
  expect([asked.status, asked.headers.get('retry-after')]).toEqual([503, '5'])
  expect(asked.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await asked.text()).toMatch(/^এই মুহূর্তে শপে অনেক মানুষ/)
  finish(signedIn)
  await Promise.all(crowd)
})
