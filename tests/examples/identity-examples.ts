import { desc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { openApi } from '../../src/api/open-api.ts'
import { users } from '../../src/shop/identity/tables.ts'
import { mails } from '../../src/shop/mail/tables.ts'
import type { Shop } from '../../src/shop/shop.ts'

/** A browser as far as identity sees one: it keeps cookies and sends the origin of its page. */
export class TestBrowser {
  readonly cookies = new Map<string, string>()
  readonly shop: Shop
  readonly ipAddress: string

  constructor(shop: Shop, ipAddress = '203.0.113.7') {
    this.shop = shop
    this.ipAddress = ipAddress
  }

  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<TestAnswer> {
    const { shopUrl } = this.shop.environment
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const sent = {
      ...(method === 'GET' ? {} : { origin: shopUrl }),
      'user-agent': 'Test browser',
      cookie,
      ...headers,
    }
    const request = new Request(`${shopUrl}/api${path}`, {
      method,
      body: body === undefined ? null : JSON.stringify(body),
      // An empty one is not sent at all.
      headers: Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== '')),
      redirect: 'manual',
    })
    const response = await openApi(this.shop)(request, {
      ipAddress: this.ipAddress,
      requestId: 'test',
    })
    this.#keep(response.headers.getSetCookie())
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    const content = (isJson ? JSON.parse(text) : {}) as Record<string, unknown>
    return { status: response.status, headers: response.headers, content, text }
  }

  get = (path: string, headers?: Record<string, string>) =>
    this.send('GET', path, undefined, headers)

  post = (path: string, body: unknown = {}, headers?: Record<string, string>) =>
    this.send('POST', path, body, headers)

  #keep(setCookies: string[]): void {
    for (const cookie of setCookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (/max-age=0/i.test(cookie)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
  }
}

export interface TestAnswer {
  status: number
  headers: Headers
  content: Record<string, unknown>
  text: string
}

export const rahima = {
  name: 'Rahima Khatun',
  email: 'rahima@example.com',
  password: 'tulsi-pata',
}

/** A browser in which a new customer just signed up. */
export async function signedUp(shop: Shop, changes: Partial<typeof rahima> = {}) {
  const browser = new TestBrowser(shop)
  const answer = await browser.post('/auth/sign-up', { ...rahima, ...changes })
  if (answer.status !== 201) throw new Error(`Expected to sign up: ${answer.text}`)
  return browser
}

/** As if the person who is signed in there had opened the link of the mail. */
export async function proveEmail(browser: TestBrowser): Promise<void> {
  const { content } = await browser.get('/auth/session')
  const { id } = content['user'] as { id: string }
  await browser.shop.database.update(users).set({ emailVerified: true }).where(eq(users.id, id))
}

type StoredMail = typeof mails.$inferSelect

/** The latest first. */
export const mailsTo = (shop: Shop, to: string): Promise<StoredMail[]> =>
  shop.database.select().from(mails).where(eq(mails.to, to)).orderBy(desc(mails.id))

/** The code in the latest mail of this kind, newer than those `before`; who asks is answered before it is written. */
export async function awaitCode(
  shop: Shop,
  to: string,
  template: string,
  before: readonly StoredMail[] = [],
): Promise<string> {
  const known = new Set(before.map(({ id }) => id))
  const latest = async () =>
    (await mailsTo(shop, to)).find((mail) => mail.template === template && !known.has(mail.id))
  await expect.poll(latest, { timeout: 10_000 }).toBeDefined()
  return /#code=([\w-]+)/.exec((await latest())?.text ?? '')?.[1] ?? ''
}

/** How a new browser is answered that signs in. */
export const signInStatus = async (
  shop: Shop,
  password: string,
  email = rahima.email,
): Promise<number> =>
  (await new TestBrowser(shop).post('/auth/sign-in', { email, password })).status
