import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { findActor } from '#shop/identity/sessions/find-actor.ts'
import { users } from '#shop/identity/tables.ts'
import { closeAccount } from '#shop/customers/privacy/close-account.ts'
import type { Shop } from '#shop/shop.ts'
import {
  rahima,
  signedUp,
  type TestBrowser,
} from '../../../../../tests/examples/identity-examples.ts'
import { openPageDoor, type PageDoor } from '../../../../../tests/support/page-door.ts'
import { loadPages, type SourcePages } from '../../../../../tests/support/pages-from-source.ts'
import { openTestShop } from '../../../../../tests/support/test-shop.ts'

/** A second page with a form that has a file. */
const another = {
  id: 'another',
  path: 'dashboard/another',
  file: 'storefront/account/profile/profile.tsx',
}

let source: SourcePages
let shop: Shop
let door: PageDoor
let browser: TestBrowser
beforeAll(async () => {
  source = await loadPages([another])
})
beforeEach(async () => {
  shop = await openTestShop()
  door = await openPageDoor(shop, source)
  browser = await signedUp(shop)
})
afterEach(() => door.close())

const cookies = () => [...browser.cookies].map((pair) => pair.join('=')).join('; ')

const send = (form: FormData, headers: Record<string, string> = { cookie: cookies() }) =>
  door.ask('/bn/dashboard/profile', {
    method: 'POST',
    body: form,
    headers: { origin: shop.environment.shopUrl, ...headers },
  })

function formWith(bytes: Buffer | Uint8Array<ArrayBuffer>, name = 'me.jpg'): FormData {
  const form = new FormData()
  form.set('what', 'photo')
  form.set('photo', new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }))
  return form
}

/** 400 by 200, half red, half blue; a note says that it lies on its side with its red half up, another where it was taken. */
async function photo(): Promise<Buffer> {
  const of = (width: number, background: string) =>
    sharp({ create: { width, height: 200, channels: 3, background } })
  const red = await of(200, '#e01010').png().toBuffer()
  return of(400, '#1010e0')
    .composite([{ input: red, left: 0, top: 0 }])
    .withExif({ IFD3: { GPSLatitude: '23/1 48/1 37/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

async function heldPhoto(): Promise<string | null> {
  const [row] = await shop.database.select().from(users).where(eq(users.email, rahima.email))
  return row?.image ?? null
}

async function actor() {
  const found = await findActor(shop, cookies())
  if (found.outcome !== 'known') throw new Error(`Expected a session: ${found.outcome}`)
  return found.actor
}

/** What the page answers to a browser with JavaScript: data in which each word stands as it is. */
async function answerTo(form: FormData): Promise<string> {
  const headers = { origin: shop.environment.shopUrl, cookie: cookies() }
  const sent = { method: 'POST', body: form, headers }
  return (await door.ask('/dashboard/profile.data', sent)).text()
}

const smallOf = (url: string | null) => url?.replace('-192.', '-96.') ?? ''

test('I send a photo, turned upright and cut to a square, without where it was taken, and see it', async () => {
  const answer = await send(formWith(await photo(), 'holiday.gif'))
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    '/bn/dashboard/profile?done=photo-saved',
  ])
  const url = await heldPhoto()
  expect(url).toMatch(/^\/pictures\/photo-[0-9a-f]{12}-[0-9a-f]{32}-192\.webp$/)
  for (const [file, side] of [
    [url ?? '', 192],
    [smallOf(url), 96],
  ] as const) {
    const sent = await door.ask(file, {})
    expect(sent.headers.get('content-type')).toBe('image/webp')
    expect(sent.headers.get('cache-control')).toMatch(/^private/)
    const content = Buffer.from(await sent.arrayBuffer())
    const { width, height, exif, orientation } = await sharp(content).metadata()
    expect({ width, height, exif, orientation }).toEqual({ width: side, height: side })
    const { dominant: above } = await sharp(content)
      .extract({ left: 0, top: 0, width: side, height: side / 4 })
      .toBuffer()
      .then((top) => sharp(top).stats())
    expect(above.r).toBeGreaterThan(above.b)
  }
})

test('another photo takes its place, and the old one is gone; I remove it, and none is left', async () => {
  await send(formWith(await photo()))
  const first = await heldPhoto()
  await send(formWith(await photo()))
  const second = await heldPhoto()
  expect(second).not.toBe(first)
  const gone = async (url: string | null) =>
    Promise.all([url ?? '', smallOf(url)].map(async (at) => (await door.ask(at, {})).status))
  expect([await gone(first), await gone(second)]).toEqual([
    [404, 404],
    [200, 200],
  ])
  const form = new FormData()
  form.set('what', 'photo-remove')
  expect((await send(form)).headers.get('location')).toBe(
    '/bn/dashboard/profile?done=photo-removed',
  )
  expect([await heldPhoto(), await gone(second)]).toEqual([null, [404, 404]])
})

test('a photo that is replaced through the API goes away, and so does that of a deleted account', async () => {
  await send(formWith(await photo()))
  const first = (await heldPhoto()) ?? ''
  const photoURL = 'https://photos.example/r.jpg'
  await browser.send('PUT', `/user/${rahima.email}`, { photoURL: first })
  expect((await door.ask(first, {})).status).toBe(200)
  await browser.send('PUT', `/user/${rahima.email}`, { photoURL })
  expect([await heldPhoto(), (await door.ask(first, {})).status]).toEqual([photoURL, 404])
  await send(formWith(await photo()))
  const last = (await heldPhoto()) ?? ''
  const visit = { ipAddress: browser.ipAddress, userAgent: null, cookies: cookies() }
  const { password } = rahima
  await closeAccount(shop, await actor(), { password, visit, signedInAt: shop.now() })
  expect((await door.ask(last, {})).status).toBe(404)
})

test('nobody has the photo of somebody else removed by calling it their own', async () => {
  await send(formWith(await photo()))
  const url = (await heldPhoto()) ?? ''
  const other = await signedUp(shop, { email: 'karim@example.com' })
  await other.send('PUT', '/user/karim@example.com', { photoURL: url })
  await other.send('PUT', '/user/karim@example.com', { photoURL: '' })
  expect((await door.ask(url, {})).status).toBe(200)
})

test.each([
  ['text with the name of a photo', Buffer.from('hello'), 'not-an-image'],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'not-an-image'],
  ['a GIF', Buffer.from('GIF89a'), 'not-an-image'],
  ['nothing', Buffer.alloc(0), 'nothing-chosen'],
  ['more than 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1), 'too-large'],
  ['so much that it is not read', Buffer.alloc(6 * 1024 * 1024), 'too-large'],
])('%s is refused, and why', async (_, bytes, why) => {
  const answer = await answerTo(formWith(bytes))
  expect([answer.includes('"fieldErrors"'), answer.includes(`"${why}"`)]).toEqual([true, true])
  expect(await heldPhoto()).toBeNull()
})

test('a visitor who is not signed in, or comes from another site, sends no photo', async () => {
  const write = vi.spyOn(shop.files, 'write')
  const form = formWith(await photo())
  expect((await send(form, {})).headers.get('location')).toMatch(/^\/bn\/login\?from=/)
  const evil = { cookie: cookies(), origin: 'https://evil.example' }
  expect((await send(form, evil)).status).toBe(403)
  expect(await heldPhoto()).toBeNull()
  expect(write).not.toHaveBeenCalled()
  write.mockRestore()
})

test('any page with a form that says it has a file takes one, and no other page does', async () => {
  const sendTo = async (path: string) =>
    door.ask(path, {
      method: 'POST',
      body: formWith(await photo()),
      headers: { origin: shop.environment.shopUrl, cookie: cookies() },
    })
  expect((await sendTo('/dashboard/security')).status).toBe(415)
  expect((await sendTo('/dashboard/another')).status).not.toBe(415)
  expect(await heldPhoto()).toMatch(/^\/pictures\/photo-/)
})
