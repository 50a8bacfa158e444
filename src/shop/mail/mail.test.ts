import { Writable } from 'node:stream'
import pino from 'pino'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { readEnvironment } from '#platform/environment.ts'
import type { Log } from '#platform/log.ts'
import { openShop } from '#shop/open-shop.ts'
import { changeSettings } from '../../../tests/examples/settings-examples.ts'
import { openMailbox } from '../../../tests/support/mail-server.ts'
import { openTestShop, testDatabaseUrl } from '../../../tests/support/test-shop.ts'
import { freePort } from '#platform/network/free-port.ts'
import type { MailOrder } from './mail.ts'
import { sendMail } from './send-mail.ts'
import { sweepMails } from './delete-mails.ts'
import { mails } from './tables.ts'

vi.setConfig({ testTimeout: 60_000 })

const link = 'http://shop.example/reset?token=very-secret'
const reset = (to: string, language: 'en' | 'bn' = 'en'): MailOrder => ({
  to,
  language,
  template: 'reset-password',
  values: { name: 'Rahim Uddin', link, validMinutes: 60 },
})

let lines: string[] = []
afterEach(() => {
  lines = []
})

/** The shop with a mail server in its settings, as one process opens it. */
async function openSendingShop(smtpUrl: string) {
  await openTestShop()
  const reading = readEnvironment({ SMTP_URL: smtpUrl, MAIL_FROM: 'Haat <hello@haat.example>' })
  if (reading.outcome !== 'read') throw new Error(reading.sentence)
  const log: Log = pino(
    new Writable({ write: (line, _, done) => done(void lines.push(`${line}`)) }),
  )
  const opened = openShop(reading.environment, await testDatabaseUrl(), log)
  let closed: Promise<void> | undefined
  const close = () => (closed ??= opened.close())
  onTestFinished(close)
  return { shop: opened.shop, close }
}

async function openPostbox(port?: number) {
  const postbox = await openMailbox(port)
  onTestFinished(postbox.close)
  return postbox
}

const outbox = async () => (await openTestShop()).database.select().from(mails)

test('a mail comes from whom the settings name, in its language, and answers go where they say', async () => {
  const postbox = await openPostbox()
  const { shop } = await openSendingShop(postbox.url)
  shop.jobs.work()
  const name = { en: 'Dokan, Mirpur', bn: 'মিরপুরের দোকান' }
  await changeSettings(shop, { mailSender: { name, email: '', replyTo: 'care@shop.example' } })
  await shop.mail.send(reset('rahim@example.com', 'bn'))
  await expect.poll(() => postbox.letters.length, { timeout: 20_000 }).toBe(1)
  const sender = { name, email: 'orders@shop.example', replyTo: '' }
  await changeSettings(shop, { mailSender: sender })
  await shop.mail.send({ ...reset('karim@example.com'), replyTo: 'own@shop.example' })
  await expect.poll(() => postbox.letters.length, { timeout: 20_000 }).toBe(2)
  expect(postbox.letters).toMatchObject([
    {
      from: { name: 'মিরপুরের দোকান', address: 'hello@haat.example' },
      replyTo: [{ address: 'care@shop.example' }],
    },
    {
      from: { name: 'Dokan, Mirpur', address: 'orders@shop.example' },
      replyTo: [{ address: 'own@shop.example' }],
    },
  ])
})

test('a mail arrives once, as text and as HTML, in English', async () => {
  const postbox = await openPostbox()
  const { shop } = await openSendingShop(postbox.url)
  shop.jobs.work()
  await shop.mail.send(reset('rahim@example.com'))

  await expect.poll(async () => (await outbox())[0]?.sentAt, { timeout: 20_000 }).not.toBeNull()
  expect(postbox.letters).toHaveLength(1)
  const [letter] = postbox.letters
  expect(letter).toMatchObject({
    subject: 'A new password for Haat',
    from: { name: 'Haat', address: 'hello@haat.example' },
    to: [{ address: 'rahim@example.com' }],
  })
  expect(letter?.text).toContain('Hello Rahim Uddin,')
  expect(letter?.text).toContain(link)
  expect(letter?.html).toContain('<html lang="en">')
  expect(letter?.html).toContain(`href="${link}"`)
  expect(await outbox()).toMatchObject([{ attempts: 1, lastError: null }])
})

test('a mail to somebody who reads Bangla is in Bangla, digits too', async () => {
  const postbox = await openPostbox()
  const { shop } = await openSendingShop(postbox.url)
  shop.jobs.work()
  await shop.mail.send(reset('rahim@example.com', 'bn'))

  await expect.poll(() => postbox.letters, { timeout: 20_000 }).toHaveLength(1)
  expect(postbox.letters[0]).toMatchObject({ subject: 'হাট: নতুন পাসওয়ার্ড দিন' })
  expect(postbox.letters[0]?.text).toContain('৬০ মিনিট-এর মধ্যে')
  expect(postbox.letters[0]?.html).toContain('<html lang="bn">')
})

test('a mail server that is away is asked again until it takes the mail', async () => {
  const port = await freePort()
  const { shop } = await openSendingShop(`smtp://127.0.0.1:${port}`)
  shop.jobs.work()
  await shop.mail.send(reset('rahim@example.com'))
  await expect.poll(async () => (await outbox())[0]?.attempts, { timeout: 20_000 }).toBe(1)
  expect((await outbox())[0]).toMatchObject({
    sentAt: null,
    lastError: expect.stringMatching('ECONNREFUSED'),
  })

  const postbox = await openPostbox(port)
  await expect.poll(async () => (await outbox())[0]?.sentAt, { timeout: 30_000 }).not.toBeNull()
  expect(postbox.letters).toHaveLength(1)
  expect(lines.filter((line) => line.includes('tried again'))).toHaveLength(1)
  expect(lines.join('')).not.toContain('very-secret')
})

test('a mail is not lost when the shop is closed before it could be sent', async () => {
  const postbox = await openPostbox()
  const first = await openSendingShop(postbox.url)
  await first.shop.mail.send(reset('rahim@example.com'))
  await first.close()
  expect(postbox.letters).toEqual([])

  const second = await openSendingShop(postbox.url)
  second.shop.jobs.work()
  await expect.poll(() => postbox.letters, { timeout: 20_000 }).toHaveLength(1)
})

test('several processes send a mail once', async () => {
  const postbox = await openPostbox()
  const shops = await Promise.all([1, 2, 3].map(() => openSendingShop(postbox.url)))
  for (const { shop } of shops) shop.jobs.work()
  for (const person of ['rahim', 'karim', 'salma'])
    await shops[0]?.shop.mail.send(reset(`${person}@example.com`))

  await expect
    .poll(async () => (await outbox()).filter(({ sentAt }) => sentAt), { timeout: 20_000 })
    .toHaveLength(3)
  expect(postbox.letters).toHaveLength(3)
})

test('an address that the mail server will never take is not tried again, and logged once', async () => {
  const postbox = await openPostbox()
  const { shop } = await openSendingShop(postbox.url)
  shop.jobs.work()
  await shop.mail.send(reset(`rahim@${postbox.refusedDomain}`))

  await expect
    .poll(() => lines.filter((line) => line.includes('cannot be done')), { timeout: 20_000 })
    .toHaveLength(1)
  expect(await outbox()).toMatchObject([
    { sentAt: null, attempts: 1, lastError: expect.stringMatching('550') },
  ])
  const jobs = async () => (await shop.database.execute(`SELECT state FROM jobs.job`)).rows
  await expect.poll(jobs).toEqual([{ state: 'failed' }])
})

test('what is undone sends nothing: the mail goes with the transaction that asked for it', async () => {
  const postbox = await openPostbox()
  const { shop } = await openSendingShop(postbox.url)
  const failing = shop.database.transaction(async (transaction) => {
    await shop.mail.send(reset('rahim@example.com'), transaction)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await outbox()).toEqual([])
  expect((await shop.database.execute(`SELECT 1 FROM jobs.job`)).rows).toEqual([])
})

test('without a mail server the mail waits in the outbox, and the log says where, but not its text', async () => {
  const shop = await openTestShop()
  const log: Log = pino(
    new Writable({ write: (line, _, done) => done(void lines.push(`${line}`)) }),
  )
  await sendMail({ ...shop, log }, reset('rahim@example.com'))

  const [mail] = await outbox()
  expect(mail).toMatchObject({ to: 'rahim@example.com', sentAt: null, attempts: 0 })
  expect(mail?.text).toContain(link)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    url: `${shop.environment.shopUrl}/dashboard/outbox/${mail?.id}`,
  })
  expect(lines.join('')).not.toContain('very-secret')
  expect((await shop.database.execute(`SELECT 1 FROM jobs.job`)).rows).toEqual([])
})

test('a name that is an advertisement is not passed on to whose address it is', async () => {
  const shop = await openTestShop()
  const values = { name: 'Win at evil.example/now', link, validMinutes: 24 * 60 }
  await shop.mail.send({ to: 'a@example.com', language: 'en', template: 'verify-email', values })
  const [mail] = await outbox()
  expect(mail?.text).toMatch(/^Hello,/)
  expect(mail?.text).toContain('The link works for 24 hours.')
  expect(`${mail?.text}${mail?.html}`).not.toContain('evil.example')
})

test('a mail is kept for a month, and no longer', async () => {
  const shop = await openTestShop()
  await shop.mail.send(reset('rahim@example.com'))
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000)
  await sweepMails({ ...shop, now: () => inDays(29) })
  expect(await outbox()).toHaveLength(1)
  await sweepMails({ ...shop, now: () => inDays(31) })
  expect(await outbox()).toEqual([])
})
