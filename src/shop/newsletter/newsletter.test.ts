import { Pool } from 'pg'
import { beforeEach, expect, test, vi } from 'vitest'
import { openSendingShop } from '../../../tests/support/sending-shop.ts'
import { openTestShop, testDatabaseUrl } from '../../../tests/support/test-shop.ts'
import { aScript } from '../../../tests/examples/initiators.ts'
import { openLog } from '#platform/log.ts'
import { openRateLimits } from '#platform/rate-limits.ts'
import { requestReset } from '../identity/passwords/request-reset.ts'
import { mails } from '../mail/tables.ts'
import type { Shop } from '../shop.ts'
import { exportSubscribers } from './export-subscribers.ts'
import { confirmSubscription, unsubscribe } from './follow-link.ts'
import { countSubscribers, listSubscribers } from './list-subscribers.ts'
import { subscribeToNewsletter } from './subscribe-to-newsletter.ts'
import { newsletterSubscribers } from './tables.ts'

vi.setConfig({ testTimeout: 60_000 })

const email = 'rahima@example.com'

let shop: Shop
beforeEach(async () => {
  shop = await openTestShop()
})

const ask = (of = shop, typed = email) =>
  subscribeToNewsletter(of, { email: typed, language: 'bn' }, '192.0.2.1')
/** As strict as in a running shop; the shop of tests lets everything through. */
async function strict() {
  const pool = new Pool({ connectionString: await testDatabaseUrl() })
  const rateLimits = openRateLimits(pool, 1, openLog('silent'))
  return { of: await openTestShop({ rateLimits }), [Symbol.asyncDispose]: () => pool.end() }
}
const stored = async () => (await shop.database.select().from(newsletterSubscribers))[0]
const tokenOf = async () => (await stored())?.token ?? ''
const later = (minutes: number): Shop => ({
  ...shop,
  now: () => new Date(Date.now() + minutes * 60_000),
})

test('a mail asks whether it is wanted, and can be ended with one press of the mail program (RFC 8058)', async () => {
  const { shop: sending, postbox } = await openSendingShop()
  await ask(sending)
  sending.jobs.work()
  await expect.poll(() => postbox.letters, { timeout: 20_000 }).toHaveLength(1)
  const [letter] = postbox.letters
  const { shopUrl } = sending.environment
  const token = await tokenOf()
  expect(letter?.text).toContain(`${shopUrl}/bn/newsletter/confirm?token=${token}`)
  const headers = new Map(letter?.headers.map(({ key, value }) => [key, value]))
  expect(headers.get('list-unsubscribe')).toBe(
    `<${shopUrl}/bn/newsletter/unsubscribe?token=${token}>`,
  )
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
})

test('nobody is on the list before they have confirmed it', async () => {
  await ask()
  expect(await stored()).toMatchObject({ status: 'pending', confirmedAt: null })
  expect(await confirmSubscription(shop, 'no-such-token')).toEqual({ outcome: 'unknown-link' })
  expect(await confirmSubscription(shop, await tokenOf())).toEqual({ outcome: 'confirmed' })
  expect(await confirmSubscription(shop, await tokenOf())).toEqual({ outcome: 'confirmed' })
  expect(await stored()).toMatchObject({ status: 'subscribed', confirmedAt: expect.any(Date) })
})

test('however often an address is typed, its reader is asked once in ten minutes, and never once they are on the list', async () => {
  const count = () => shop.database.$count(mails)
  await Promise.all([ask(), ask(), ask()])
  await ask(later(9))
  expect(await count()).toBe(1)
  await ask(later(11))
  expect(await count()).toBe(2)
  await confirmSubscription(shop, await tokenOf())
  await ask(later(60))
  expect([await count(), (await stored())?.status]).toEqual([2, 'subscribed'])
})

test('a reader who has left comes back only by asking and confirming anew', async () => {
  await ask()
  const token = await tokenOf()
  await confirmSubscription(shop, token)
  expect(await unsubscribe(shop, token)).toEqual({ outcome: 'unsubscribed' })
  expect(await unsubscribe(shop, token)).toEqual({ outcome: 'unsubscribed' })
  expect(await confirmSubscription(shop, token)).toEqual({ outcome: 'unknown-link' })
  expect((await stored())?.status).toBe('unsubscribed')
  await ask()
  expect([(await stored())?.status, await shop.database.$count(mails)]).toEqual(['pending', 2])
  expect(await confirmSubscription(shop, token)).toEqual({ outcome: 'confirmed' })
  expect(await unsubscribe(shop, 'no-such-token')).toEqual({ outcome: 'unknown-link' })
})

test('staff list, search, count and export the addresses', async () => {
  for (const typed of [email, 'karim@example.com', '=salma@example.com']) await ask(shop, typed)
  await confirmSubscription(shop, await tokenOf())
  expect(await countSubscribers(shop)).toEqual({ pending: 2, subscribed: 1, unsubscribed: 0 })
  const emails = async (filter: object) =>
    (await listSubscribers(shop, { filter })).subscribers.map((one) => one.email)
  expect(await emails({})).toEqual(['=salma@example.com', 'karim@example.com', email])
  expect(await emails({ q: 'KARIM' })).toEqual(['karim@example.com'])
  expect(await emails({ status: 'subscribed' })).toEqual([email])
  const { next } = await listSubscribers(shop, { limit: 2 })
  expect((await listSubscribers(shop, { after: next })).subscribers).toHaveLength(1)

  const exported = await exportSubscribers(shop, aScript, { format: 'csv' })
  if (exported.outcome !== 'begun') throw new Error(exported.outcome)
  const lines = (await new Response(exported.bytes).text()).trim().split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines[1]).toMatch(/^rahima@example\.com,subscribed,bn,/)
  // A program that writes to them lets them go with one press; the list that staff read has no such links.
  const [link = '', token = ''] =
    /\/bn\/newsletter\/unsubscribe\?token=([\w-]+)/.exec(lines[1] ?? '') ?? []
  expect(await unsubscribe(shop, token)).toEqual({ outcome: 'unsubscribed' })
  expect(link && JSON.stringify(await listSubscribers(shop))).not.toContain(token)
  // No formula for a spreadsheet.
  expect(lines[3]).toMatch(/^"?'=salma/)
})

test('one mailbox is asked three times a day, however its address is written, and the answer does not tell', async () => {
  await using opened = await strict()
  const { of } = opened
  for (let count = 0; count < 20; count++)
    expect(await ask(of, `rahi.ma+${count}@gmail.com`)).toEqual({ outcome: 'subscribed' })
  expect(await of.database.$count(mails)).toBe(3)
  await ask(of, 'karim@gmail.com')
  expect(await of.database.$count(mails)).toBe(4)
})

test('one client causes no more mails than all kinds together allow', async () => {
  await using opened = await strict()
  const { of } = opened
  const outcomes = new Set<string>()
  for (let count = 0; count < 61; count++)
    outcomes.add((await ask(of, `reader-${count}@example.com`)).outcome)
  expect(outcomes).toEqual(new Set(['subscribed', 'too-many']))
  expect(await of.database.$count(mails)).toBe(60)
  const reset = await requestReset(of, { email }, '192.0.2.1')
  expect(reset.outcome).toBe('too-many-requests')
})
