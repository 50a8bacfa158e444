import { expect, test } from 'vitest'
import { z } from 'zod'
import { openDatabase } from '#platform/database/database.ts'
import { openLog } from '#platform/log.ts'
import { openTestShop } from '../../tests/support/test-shop.ts'
import { openApi } from './open-api.ts'
import { answer, defineRoute } from './route.ts'
import { routes } from './routes.ts'

const caller = { ipAddress: '203.0.113.9', requestId: 'request-1' }
const ask = async (path: string, options?: RequestInit) =>
  openApi(await openTestShop())(new Request(`http://shop.example${path}`, options), caller)

test('a call that does not exist is answered in words', async () => {
  const refusal = await ask('/api/nothing')
  expect(refusal.status).toBe(404)
  expect(refusal.headers.get('content-type')).toContain('application/problem+json')
  expect(await refusal.json()).toMatchObject({ code: 'not-found', status: 404 })
})

test('the OpenAPI document describes every call there is, and who may make it (D1)', async () => {
  const document = (await (await ask('/api/openapi.json')).json()) as {
    openapi: string
    paths: Record<string, Record<string, { 'x-allowed': string; responses: object }>>
  }
  expect(document.openapi).toBe('3.1.0')
  for (const route of routes) {
    const operation = document.paths[`/api${route.path}`]?.[route.method]
    expect(operation?.['x-allowed']).toBe(route.allow)
    expect(Object.keys(operation?.responses ?? {})).not.toHaveLength(0)
  }
})

test('the document names the refusals that follow from who may call, the limit and the body', async () => {
  const document = (await (await ask('/api/openapi.json')).json()) as {
    paths: Record<
      string,
      Record<string, { responses: Record<number, { description: string; content?: object }> }>
    >
  }
  const said = (path: string, method: string) =>
    Object.fromEntries(
      Object.entries(document.paths[path]?.[method]?.responses ?? {}).map(
        ([status, { description }]) => [status, description],
      ),
    )
  expect(said('/api/auth/change-password', 'post')).toEqual({
    200: 'Changed',
    400: 'invalid or not-json; wrong-password or password-does-not-meet-requirements',
    401: 'sign-in-required or token-invalid',
    403: 'user-disabled or unauthorized-domain',
    413: 'too-large',
    429: 'too-many-requests',
    503: 'database-away or cannot-write',
  })
  expect(said('/api/users/{id}/role', 'put')).toMatchObject({
    403: 'not-permitted, user-disabled or unauthorized-domain',
    409: expect.stringMatching(/^second-factor-missing: .+; requires-recent-login, not-allowed/),
  })
  expect(said('/api/users', 'get')).toMatchObject({
    400: 'invalid',
    403: 'not-permitted or user-disabled',
    503: 'database-away',
  })
  expect(said('/api/auth/sign-out', 'post')).toMatchObject({ 403: 'unauthorized-domain' })
  expect(said('/api/categories', 'get')).toEqual({ 200: 'All of them', 503: 'database-away' })
  expect(document.paths['/api/users']?.['get']?.responses[401]?.content).toHaveProperty([
    'application/problem+json',
  ])
  expect(await (await ask('/api/docs')).text()).toContain('second-factor-missing')
})

test('the documentation is a page that needs no script (D1)', async () => {
  const page = await ask('/api/docs')
  const html = await page.text()
  expect(html).not.toContain('<script')
  for (const route of routes)
    expect(html).toContain(`${route.method.toUpperCase()} /api${route.path}`)
})

test('while the database is away a call says so with 503, and that nothing was changed', async () => {
  const away = openDatabase('postgres://nobody@127.0.0.1:9/nowhere', openLog('silent'), 2)
  const shop = await openTestShop({ database: away.database })
  const refusal = await openApi(shop)(
    new Request('http://shop.example/api/order?trackingId=abcdefghjk'),
    caller,
  )
  expect(refusal.status).toBe(503)
  expect(refusal.headers.get('retry-after')).toBe('5')
  expect(await refusal.json()).toMatchObject({ code: 'database-away' })
  await away.close()
})

const broken = defineRoute({
  method: 'post',
  path: '/broken',
  allow: 'anyone',
  summary: 'Always fails',
  body: z.object({ name: z.string('Enter your name') }),
  answers: { 200: { description: 'Never' } },
  handle: async ({ body }) => {
    if (body.name === 'fine') return answer({})
    throw new Error('a bug with a secret in it')
  },
})

const send = async (body: BodyInit, headers: Record<string, string> = {}) => {
  const logged: unknown[] = []
  const shop = await openTestShop()
  const log = Object.assign(Object.create(shop.log) as typeof shop.log, {
    error: (entry: unknown) => logged.push(entry),
  })
  const api = openApi({ ...shop, log }, [broken])
  const answered = await api(
    new Request('http://shop.example/api/broken', { method: 'POST', body, headers }),
    caller,
  )
  return { answered, logged }
}

test('a bug is logged once with its request id, and no answer shows it', async () => {
  const { answered, logged } = await send('{"name":"x"}')
  expect(answered.status).toBe(500)
  const text = await answered.text()
  expect(text).toContain('request-1')
  expect(text).not.toContain('secret')
  expect(logged).toEqual([
    {
      requestId: 'request-1',
      err: expect.objectContaining({ message: 'a bug with a secret in it' }),
    },
  ])
})

test('a field that does not fit is named, with what to do', async () => {
  const { answered } = await send('{}')
  expect(answered.status).toBe(400)
  expect(await answered.json()).toMatchObject({
    code: 'invalid',
    fields: { name: 'Enter your name' },
  })
})

test.each([['"text"'], ['[]'], ['null'], ['7']])(
  'JSON that is no object (%s) is refused in words',
  async (body) => {
    const { answered } = await send(body)
    const sentence = 'Send a JSON object with the fields that /api/docs describes'
    expect(answered.status).toBe(400)
    expect(await answered.json()).toMatchObject({
      code: 'invalid',
      title: sentence,
      fields: { body: sentence },
    })
  },
)

test('of a field of the wrong kind the answer says which kind it must be', async () => {
  const counted = defineRoute({
    ...broken,
    body: z.object({ count: z.int(), names: z.array(z.string()) }),
  })
  const answered = await openApi(await openTestShop(), [counted])(
    new Request('http://shop.example/api/broken', {
      method: 'POST',
      body: '{"count":"many","names":"Rahima"}',
    }),
    caller,
  )
  expect(await answered.json()).toMatchObject({
    fields: { count: 'This must be a number', names: 'This must be a list' },
  })
})

test('what is the same for everybody is compressed, and not sent again to those who have it', async () => {
  for (const path of ['/api/openapi.json', '/api/docs']) {
    const first = await ask(path, { headers: { 'accept-encoding': 'br' } })
    expect(first.headers.get('content-encoding')).toBe('br')
    const etag = first.headers.get('etag') ?? ''
    const second = await ask(path, { headers: { 'if-none-match': etag } })
    expect([second.status, await second.text()]).toEqual([304, ''])
  }
})

test.each([
  ['text that is not JSON', '{"name":', 400, 'not-json'],
  ['bytes that are not UTF-8', new Uint8Array([0x22, 0xc3, 0x28, 0x22]), 400, 'not-json'],
  ['10 MB', 'x'.repeat(10 * 1024 * 1024), 413, 'too-large'],
])('%s is refused', async (_what, body, status, code) => {
  const { answered } = await send(body)
  expect(answered.status).toBe(status)
  expect(await answered.json()).toMatchObject({ code })
})

test.each([`SELECT '99999999999'::int`, `SELECT '2026-02-31'::date`, `SELECT 'x'::uuid`])(
  'a value that the database refuses is the caller’s fault: %s',
  async (statement) => {
    const shop = await openTestShop()
    const route = defineRoute({
      method: 'get',
      path: '/odd',
      allow: 'anyone',
      summary: 'Asks for something odd',
      answers: { 200: { description: 'Found' } },
      handle: async () => answer((await shop.database.execute(statement)).rows),
    })
    const api = openApi(shop, [route])
    const refusal = await api(new Request('http://shop.example/api/odd'), caller)
    expect(refusal.status).toBe(400)
    expect(await refusal.json()).toMatchObject({ code: 'out-of-range' })
  },
)
