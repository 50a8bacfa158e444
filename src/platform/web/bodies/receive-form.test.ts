import { createServer, ServerResponse, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { plainPage } from '#rendering/plain-page.ts'
import type { FormRules } from '../handlers.ts'
import type { RenderedPage } from '../pages/page-cache.ts'
import { formType, usualFormInBytes } from './read-form.ts'
import { openRoom } from './room.ts'
import { receiveForm, type FormReceiver } from './receive-form.ts'

let server: Server
let origin: string
let asked: { url: string; name: string | null }[]
let cookies: (string | null)[]
let special: Partial<FormReceiver>
let room: ReturnType<typeof openRoom>

beforeEach(async () => {
  special = {}
  room = openRoom(tmpdir())
  asked = []
  cookies = []
  server = createServer((incoming, outgoing) => {
    const exchange = { incoming, outgoing, ipAddress: 'here', requestId: 'test', began: 0 }
    const receiver: FormReceiver = {
      page,
      trouble,
      shopUrl: 'https://haat.example',
      room,
      rules,
      ...special,
    }
    void receiveForm(receiver, exchange, [])
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(() => void server.close())

const rules: FormRules = {
  mostBytes: usualFormInBytes,
  mostFileBytes: 0,
  parameters: {},
}

const trouble: FormReceiver['trouble'] = (path, why) => ({
  ...plainPage(path, why),
  headers: {},
  body: Buffer.from(why),
})

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
  fetch(`${origin}/contact-us?utm_source=x`, {
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

test('the page knows whose browser asks, and what of its address it reads itself', async () => {
  const cookie = 'haat.session_token=x'
  const headers = { cookie, 'content-type': formType, 'sec-fetch-site': 'same-origin' }
  special = { rules: { ...rules, parameters: { from: 'once' } } }
  const login = `${origin}/login?utm_source=x&from=%2Fdashboard%2FmyOrder%3Fpage%3D2%26q%3Da%23b`
  await fetch(login, { method: 'POST', body: 'name=x', headers, redirect: 'manual' })
  const [{ url } = { url: '' }] = asked
  expect([...new URL(url).searchParams]).toEqual([['from', '/dashboard/myOrder?page=2&q=a#b']])
  expect(cookies).toEqual(['haat.session_token=x'])
  asked = []
  await fetch(`${origin}/shop?index&q=tea`, { method: 'POST', body: 'name=x', headers })
  expect(asked).toEqual([{ url: 'https://haat.example/shop?index', name: 'x' }])
})

test('a page of one person answers a form with the search it stood on', async () => {
  special = { rules: { ...rules, parameters: 'all' } }
  await fetch(`${origin}/dashboard/users?index&q=karim&page=2`, {
    method: 'POST',
    body: 'name=x',
    headers: { 'content-type': formType },
    redirect: 'manual',
  })
  expect(asked).toEqual([
    { url: 'https://haat.example/dashboard/users?index&q=karim&page=2', name: 'x' },
  ])
})

test('a form may be as long as its page says, and no longer', async () => {
  const novel = (characters: number) => `name=${'x'.repeat(characters)}`
  special = { rules: { ...rules, mostBytes: 2_000_000 } }
  expect((await post(novel(1_800_000))).status).toBe(303)
  expect((await post(novel(2_000_000))).status).toBe(413)
  expect(asked.map(({ name }) => name?.length)).toEqual([1_800_000])
})

const photoForm = () => {
  const form = new FormData()
  form.set('name', 'Rahima')
  form.set('photo', new Blob(['x'.repeat(200_000)]), 'photo.jpg')
  return form
}

const postPhoto = () =>
  fetch(`${origin}/profile`, {
    method: 'POST',
    body: photoForm(),
    headers: { cookie: 'session=1', 'sec-fetch-site': 'same-origin' },
    redirect: 'manual',
  })

test('a photo reaches its page whole, and nothing of it stays on the disk', async () => {
  special = { rules: { ...rules, mostFileBytes: 300_000 }, knowSender: async () => 'rahima' }
  expect((await postPhoto()).status).toBe(303)
  expect(asked.map(({ name }) => name)).toEqual(['Rahima'])
})

test('what somebody sends whom nobody knows is not read: the page asks them to sign in', async () => {
  special = { rules: { ...rules, mostFileBytes: 300_000 }, knowSender: async () => undefined }
  expect((await postPhoto()).status).toBe(303)
  expect(asked.map(({ name }) => name)).toEqual([null])
})

test('a page for everybody reads a file only of who is known by its address, and fields of anybody', async () => {
  const known = { rules: { ...rules, mostFileBytes: 300_000 }, knowGuest: async () => 'a buyer' }
  special = known
  expect((await postPhoto()).status).toBe(303)
  special = { ...known, knowGuest: async () => undefined }
  expect((await postPhoto()).status).toBe(303)
  expect((await post('name=x')).status).toBe(303)
  expect(asked.map(({ name }) => name)).toEqual(['Rahima', null, 'x'])
})

test('where there is no room for what is sent, the answer says so', async () => {
  special = { rules: { ...rules, mostFileBytes: 300_000 }, knowSender: async () => 'rahima' }
  const giveBack = room.filesOfPeople.hold('rahima', 11 * 1024 * 1024)
  expect((await postPhoto()).status).toBe(503)
  giveBack?.()
  expect((await postPhoto()).status).toBe(303)
  const everything = Array.from({ length: 16 }, (_, client) =>
    room.bodies.hold(`client ${client}`, 4 * 1024 * 1024),
  )
  expect((await post('name=x')).status).toBe(503)
  everything[0]?.()
  expect((await post('name=x')).status).toBe(303)
})

test('who has the answer may send as much again at once', async () => {
  special = { rules: { ...rules, mostFileBytes: 300_000 }, knowSender: async () => 'rahima' }
  const free: boolean[] = []
  const { writeHead } = ServerResponse.prototype
  const whenAnswered = vi.spyOn(ServerResponse.prototype, 'writeHead')
  onTestFinished(() => whenAnswered.mockRestore())
  whenAnswered.mockImplementation(function (this: ServerResponse, ...head: unknown[]) {
    const giveBack = room.filesOfPeople.hold('rahima', 11 * 1024 * 1024)
    free.push(giveBack !== undefined)
    giveBack?.()
    return Reflect.apply(writeHead, this, head)
  })
  expect((await postPhoto()).status).toBe(303)
  expect(free).toEqual([true])
})
