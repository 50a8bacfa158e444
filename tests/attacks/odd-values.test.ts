import { readdirSync, readFileSync } from 'node:fs'
import { request as requestByHttp } from 'node:http'
import { dirname, join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { ApiRoute } from '../../src/api/route.ts'
import { routes } from '../../src/api/routes.ts'
import routeConfig from '../../src/routes.ts'
import { inviteEverybody } from '../examples/visitors.ts'
import { openPageDoor, type PageDoor } from '../support/page-door.ts'
import { loadPages, type SourcePages } from '../support/pages-from-source.ts'
import { openTestShop } from '../support/test-shop.ts'

// Every call and every page is sent values that no form of the shop would send. None may break it.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 })

const anyId = '01890000-0000-7000-8000-000000000000'

/** As they are written in a URL. */
const oddInUrls = [
  '%00',
  'a%00b',
  '%01%1F%7F',
  '%0A%0D%09',
  '%ff',
  '%ED%A0%80',
  '%2500',
  '%',
  '-1',
  '99999999999999999999',
  '9007199254740993',
  '1e309',
  'NaN',
  '__proto__',
  '%27%22%3C%5C%25_',
  '%F0%9F%92%A9',
  'x'.repeat(1500),
  '%E0%A6%95'.repeat(150),
  '00000000-0000-0000-0000-000000000000',
  '2026-02-31',
  '275760-09-14T00:00:00Z',
  '-271821-04-19',
  '',
]

/** Where each name is sent one alone. */
const worstInUrls = ['a%00b', '99999999999999999999', '275760-09-14T00:00:00Z']

const oddTexts = [
  'a\0b',
  '\u0001\u001F\u007F',
  'a\uD800b',
  '\uDC00',
  'x'.repeat(10_000),
  '%00',
  '%ff',
  '-1',
  '99999999999999999999',
  '1e309',
  '__proto__',
  '{"a":"\\u0000"}',
  '[{"id":"\\u0000","sku":"a\\u0000"}]',
  '2026-02-31',
  '275760-09-14T00:00:00Z',
]

/** In place of what a body has. */
const oddValues: readonly unknown[] = [
  ...oddTexts,
  null,
  true,
  [],
  ['a\0b'],
  {},
  { 'a\0b': 'a\0b' },
  -1,
  0,
  0.5,
  2 ** 31,
  Number.MAX_SAFE_INTEGER,
  1e300,
]

/** Where each field is sent one alone. */
const worstValues: readonly unknown[] = ['a\0\uD800b', ['a\0b'], 2 ** 31, 1e300]

let door: PageDoor
let owner: Record<string, string>
let cookie: Record<string, string>

let pagesOfShop: SourcePages
beforeAll(async () => {
  pagesOfShop = await loadPages()
})
// Each test begins with an empty shop.
beforeEach(async () => {
  const shop = await openTestShop()
  const { headers } = await inviteEverybody(shop)
  owner = headers['owner']
  cookie = headers['owner by cookie']
  door = await openPageDoor(shop, pagesOfShop)
})
afterEach(() => door.close())

const broken: string[] = []
const statuses = new Map<number, number>()
const note = (status: number, what: string) => {
  statuses.set(status, (statuses.get(status) ?? 0) + 1)
  if (status >= 500) broken.push(`${status} ${what.slice(0, 200)}`)
}

/** fetch would mend the URL. */
function ask(path: string, headers: Record<string, string>, method = 'GET'): Promise<number> {
  return new Promise((resolve, reject) => {
    const asking = requestByHttp(door.origin, { path, method, headers, agent: false }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
    })
    asking.on('error', reject).end()
  })
}

async function inTurns<One>(all: readonly One[], work: (one: One) => Promise<void>): Promise<void> {
  const left = [...all]
  const turn = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one)
  }
  await Promise.all([turn(), turn(), turn(), turn()])
}

/** Some of these end the session or the account of whoever calls. */
const mayEndSession = /^\/(auth|user|staff|me|jwt|owner)\b/

/** A body that fits the schema, with `odd` wherever a text of its length may stand. */
function sample(schema: JsonSchema, odd: unknown): unknown {
  const one = [schema.anyOf, schema.oneOf, schema.allOf].find(Boolean)?.[0]
  if (one) return sample(one, odd)
  if (schema.enum) return schema.enum[0]
  return schema.const ?? samples[schema.type ?? '']?.(schema, odd) ?? odd
}

const numberFor = ({ minimum = 1 }: JsonSchema, odd: unknown) =>
  typeof odd === 'number' ? odd : minimum

const samples: Record<string, (schema: JsonSchema, odd: unknown) => unknown> = {
  object: ({ properties = {} }, odd) =>
    Object.fromEntries(Object.entries(properties).map(([name, of]) => [name, sample(of, odd)])),
  array: ({ items = {} }, odd) => [sample(items, odd)],
  string: textFor,
  number: numberFor,
  integer: numberFor,
  boolean: () => true,
}

const formats: Record<string, string> = {
  uuid: anyId,
  email: 'rahima@example.com',
  date: '2026-11-28',
  'date-time': '2026-11-28T00:00:00Z',
  uri: 'https://example.com/',
}

function textFor({ format = '', pattern, maxLength }: JsonSchema, odd: unknown): string {
  const text = formats[format] ?? String(odd)
  return pattern && !new RegExp(pattern, 'u').test(text) ? 'abc123' : text.slice(0, maxLength)
}

interface JsonSchema {
  type?: string
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  const?: unknown
  enum?: unknown[]
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  format?: string
  pattern?: string
  maxLength?: number
  minimum?: number
}

const jsonSchemaOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema

const namesOf = (schema: z.ZodType | undefined): string[] =>
  schema ? Object.keys(jsonSchemaOf(schema).properties ?? {}) : []

// The stream of events never ends.
test('no call breaks by what stands in its path, its query or its body', async () => {
  const calls = routes.filter(({ path }) => path !== '/order-events')
  const [ending, others] = [true, false].map((ends) =>
    calls.filter(({ method, path }) => (method !== 'get' && mayEndSession.test(path)) === ends),
  )
  await inTurns(others ?? [], tryCall)
  expectReached()
  await inTurns(ending ?? [], tryCall)
  expect(broken.splice(0)).toEqual([])
  statuses.clear()
})

async function tryCall(route: ApiRoute): Promise<void> {
  const verb = route.method.toUpperCase()
  const fill = (value: string) => `/api${route.path.replaceAll(/\{\w+\}/g, value)}`
  const askFor = async (url: string) => note(await ask(url, owner, verb), `${verb} ${url}`)
  if (route.path.includes('{')) for (const odd of oddInUrls) await askFor(fill(odd))
  const names = namesOf(route.query)
  for (const name of names)
    for (const odd of worstInUrls) await askFor(`${fill(anyId)}?${name}=${odd}`)
  for (const odd of names.length > 0 ? oddInUrls : [])
    await askFor(`${fill(anyId)}?${names.map((name) => `${name}=${odd}&${name}=${odd}`).join('&')}`)
  if (route.body) await tryBodies(route.body, verb, fill(anyId))
}

async function tryBodies(body: z.ZodType, method: string, url: string): Promise<void> {
  const send = async (content: unknown) => {
    const answer = await door.ask(url, {
      method,
      headers: { ...owner, 'content-type': 'application/json' },
      body: JSON.stringify(content),
    })
    await answer.arrayBuffer()
    note(answer.status, `${method} ${url} ${JSON.stringify(content)}`)
  }
  const schema = jsonSchemaOf(body)
  for (const odd of oddValues) {
    await send(odd)
    await send(sample(schema, odd))
  }
  const valid = sample(schema, 'abc') as object
  for (const name of Object.keys(schema.properties ?? {}))
    for (const odd of worstValues) await send({ ...valid, [name]: odd })
}

/** Neither a limit nor a session that has ended kept what was sent from the work. */
function expectReached(): void {
  expect(statuses.get(429)).toBeUndefined()
  const all = [...statuses.values()].reduce((sum, count) => sum + count, 0)
  expect(statuses.get(401) ?? 0).toBeLessThan(all / 20)
  statuses.clear()
}

interface Page {
  path: string
  file: string
}

function pagesIn(entries: readonly RouteConfigEntry[], above = ''): Page[] {
  return entries.flatMap(({ path, index, file, children = [] }) => {
    const own = path ? `${above}/${path}`.replaceAll('//', '/') : above
    const page = (path || index) && children.length === 0 ? [{ path: own || '/', file }] : []
    return [...page, ...pagesIn(children, own)]
  })
}

const source = new URL('../../src/', import.meta.url).pathname

/** What stands in the files beside a page as the name of a field or of what a button sends. */
function wordsBeside(file: string): { names: string[]; buttons: string[] } {
  const folder = join(source, dirname(file))
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
  const found = (pattern: RegExp) => [
    ...new Set([...texts.matchAll(pattern)].map((match) => match[1] ?? '')),
  ]
  return {
    names: found(/\b(?:name="([a-zA-Z]\w*)")|\bget\('[a-zA-Z]\w*'\)/g)
      .concat(found(/\bget\('([a-zA-Z]\w*)'\)/g), found(/^\s+([a-z]\w*): z\./gm))
      .filter(Boolean),
    buttons: found(/\bwhat="([a-z-]+)"/g).concat(found(/^\s+'?([a-z]+(?:-[a-z]+)*)'?: \w+\(/gm)),
  }
}

const usualNames = ['q', 'page', 'before', 'after', 'sort', 'state', 'status', 'from', 'to', 'id', 'code', 'token', 'cursor', 'kind', 'view', 'day', 'columns', 'category', 'product', 'order', 'email', 'phone'] // prettier-ignore

test('no page breaks by what stands in its path, its query or its form', async () => {
  const pages = pagesIn(await routeConfig).filter(({ path }) => !/sign-out/.test(path))
  expect(pages.length).toBeGreaterThan(100)
  await inTurns(pages, tryPage)
  expect(broken.splice(0)).toEqual([])
  expectReached()
})

async function tryPage({ path, file }: Page): Promise<void> {
  const fill = (value: string) => path.replaceAll(/:\w+\??|\*/g, value)
  const askFor = async (url: string) => note(await ask(url, cookie), `GET ${url}`)
  const { names, buttons } = wordsBeside(file)
  const isBangla = path.startsWith('/bn')
  const odds = isBangla ? worstInUrls : oddInUrls
  if (fill('x') !== path) for (const odd of odds) await askFor(fill(odd))
  const read = [...new Set([...usualNames, ...names])].slice(0, 60)
  for (const odd of odds.filter((one) => one.length < 500))
    await askFor(`${fill(anyId)}?${read.map((name) => `${name}=${odd}`).join('&')}`)
  // Both languages share their forms.
  if (!isBangla) await tryForms(fill(anyId), [...usualNames, ...names], buttons.slice(0, 12))
}

async function tryForms(path: string, names: readonly string[], buttons: readonly string[]) {
  for (const what of ['', ...buttons])
    for (const odd of what === '' ? oddTexts : oddTexts.slice(0, 3)) {
      const fields = names.map((name) => [name, odd])
      const body = new URLSearchParams([['what', what], ...fields])
      const answer = await door.ask(path, { method: 'POST', headers: cookie, body })
      await answer.arrayBuffer()
      note(answer.status, `POST ${path} ${what} ${JSON.stringify(odd)}`)
    }
}
