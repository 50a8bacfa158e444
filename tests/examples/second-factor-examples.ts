import { desc } from 'drizzle-orm'
import { TOTP } from 'otpauth'
import { expect } from 'vitest'
import { audit } from '../../src/shop/audit/tables.ts'
import { mails } from '../../src/shop/mail/tables.ts'
import type { Shop } from '../../src/shop/shop.ts'
import { proveEmail, rahima, TestBrowser } from './identity-examples.ts'
import { openTestShop } from '../support/test-shop.ts'

const stepMs = 30_000

/** The clock of a shop, which a test moves on. */
export class TestClock {
  aheadMs = 0
  now = (): Date => new Date(Date.now() + this.aheadMs)
  pass = (ms: number) => void (this.aheadMs += ms)
}

export async function openShopWithClock(overrides: Partial<Shop> = {}) {
  const clock = new TestClock()
  return { clock, shop: await openTestShop({ now: clock.now, ...overrides }) }
}

/** An authenticator app. */
export class Phone {
  readonly #totp: TOTP
  readonly #clock: TestClock

  constructor(key: string, clock: TestClock) {
    this.#totp = new TOTP({ secret: key })
    this.#clock = clock
  }

  /** What it shows. */
  code = (aheadMs = 0): string =>
    this.#totp.generate({ timestamp: this.#clock.now().getTime() + aheadMs })

  /** What it shows half a minute later. */
  next = (): string => {
    this.#clock.pass(stepMs)
    return this.code()
  }

  /** Six digits that no phone shows now. */
  wrong = (): string => {
    const near = [-2, -1, 0, 1, 2].map((steps) => this.code(steps * stepMs))
    return ['000000', '111111', '222222', '333333', '444444', '555555'].find(
      (digits) => !near.includes(digits),
    ) as string
  }
}

/** Turns the second factor of the person who is signed in there on; they have proved their e-mail before. */
export async function withSecondFactor(
  browser: TestBrowser,
  clock: TestClock,
): Promise<{ phone: Phone; recoveryCodes: string[] }> {
  await proveEmail(browser)
  const begun = await browser.post('/auth/second-factor/set-up', { password: rahima.password })
  const phone = new Phone(String(begun.content['key']), clock)
  const on = await browser.post('/auth/second-factor/turn-on', { code: phone.code() })
  if (on.status !== 200) throw new Error(`Expected the second factor to be on: ${on.text}`)
  return { phone, recoveryCodes: on.content['recoveryCodes'] as string[] }
}

/** A browser in which the password was right, and a code is asked for. */
export async function passwordEntered(shop: Shop, ipAddress?: string): Promise<TestBrowser> {
  const { email, password } = rahima
  const browser = new TestBrowser(shop, ipAddress)
  const answer = await browser.post('/auth/sign-in', { email, password })
  expect([answer.status, answer.content['code']]).toEqual([401, 'second-factor-required'])
  return browser
}

export const enterCode = (by: TestBrowser, code: string) => by.post('/auth/second-factor', { code })

export const userIn = async (browser: TestBrowser) =>
  (await browser.get('/auth/session')).content['user']

export const auditedActions = async (shop: Shop) =>
  (await shop.database.select().from(audit).orderBy(audit.id)).map(({ action }) => action)

export async function lastMail(shop: Shop) {
  const [mail] = await shop.database.select().from(mails).orderBy(desc(mails.id)).limit(1)
  return mail
}
