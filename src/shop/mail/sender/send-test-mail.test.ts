import { expect, onTestFinished, test } from 'vitest'
import { SMTPServer } from 'smtp-server'
import { openShopWith } from '../../../../tests/examples/staff-examples.ts'
import { inNameOf } from '../../../../tests/examples/initiators.ts'
import { changeSettings } from '../../../../tests/examples/settings-examples.ts'
import { openMailbox } from '../../../../tests/support/mail-server.ts'
import { freePort } from '#platform/network/free-port.ts'
import { fullLimit } from '../../../../tests/support/full-limit.ts'
import { listAudit } from '../../audit/list-audit.ts'
import { byScript } from '../../initiator.ts'
import type { Shop } from '../../shop.ts'
import { listMails } from '../list-mails.ts'
import { mails } from '../tables.ts'
import { findSender } from './find-sender.ts'
import { sendTestMail } from './send-test-mail.ts'

const from = 'Haat <hello@haat.example>'

/** Beside those that people are sent who register. */
const testMails = async (shop: Shop) =>
  (await listMails(shop)).filter(({ template }) => template === 'test-mail')

async function openOffice(url?: string) {
  const { shop, people } = await openShopWith({ owner: 'owner', mina: 'moderator' })
  const smtp = url === undefined ? undefined : { url, from }
  const sending = { ...shop, environment: { ...shop.environment, smtp } }
  const owner = await inNameOf(shop, people.owner.id)
  const mina = await inNameOf(shop, people.mina.id)
  return { shop: sending, owner, mina }
}

test('a test mail goes to who asks for it, at once, and outbox and audit have it (D27)', async () => {
  const postbox = await openMailbox()
  onTestFinished(postbox.close)
  const { shop, owner, mina } = await openOffice(postbox.url)
  expect(await sendTestMail(shop, mina, {})).toEqual({ outcome: 'not-permitted' })
  expect(await sendTestMail(shop, byScript('a test'), {})).toEqual({ outcome: 'no-address' })

  const to = owner.actor.email
  expect(await sendTestMail(shop, owner, {})).toEqual({ outcome: 'sent', to })
  expect(postbox.letters).toMatchObject([
    {
      subject: 'Haat: a test mail',
      from: { name: 'Haat', address: 'hello@haat.example' },
      to: [{ address: to }],
      html: expect.stringContaining('/dashboard/settings/mail'),
    },
  ])
  expect(await testMails(shop)).toMatchObject([
    { to, template: 'test-mail', state: 'sent', attempts: 1, lastError: null },
  ])
  const [entry] = await listAudit(shop)
  expect(entry).toMatchObject({ action: 'test-mail-sent', after: { state: 'sent' } })
  expect(JSON.stringify(entry)).not.toContain(to)
})

test('what the mail server answers is told: no login, no connection, no server of this name, no such mailbox', async () => {
  const server = new SMTPServer({
    authOptional: false,
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, answer) => answer(new Error('Invalid username or password')),
  })
  server.on('error', () => {})
  const port = await freePort()
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', () => listening()))
  onTestFinished(() => new Promise<void>((closed) => server.close(() => closed())))
  const { shop, owner } = await openOffice()
  const told = async (url: string) => {
    await shop.database.delete(mails)
    const environment = { ...shop.environment, smtp: { url, from } }
    const result = await sendTestMail({ ...shop, environment }, owner, {})
    const [mail] = await testMails(shop)
    expect(mail).toMatchObject({ state: 'failed', lastError: expect.any(String) })
    return result.outcome === 'not-sent' ? result.trouble : result.outcome
  }
  expect(await told(`smtp://me:wrong@127.0.0.1:${port}`)).toBe('login-refused')
  expect(await told(`smtp://127.0.0.1:${port}`)).toBe('login-refused')
  expect(await told(`smtps://127.0.0.1:${port}`)).toBe('no-tls')
  expect(await told(`smtp://127.0.0.1:${await freePort()}`)).toBe('no-connection')
  expect(await told('smtp://mail.invalid:587')).toBe('unknown-server')
})

test('without a mail server it is said, and nothing is written', async () => {
  const { shop, owner } = await openOffice()
  expect(await sendTestMail(shop, owner, {})).toEqual({ outcome: 'no-mail-server' })
  expect(await testMails(shop)).toEqual([])
  expect(await findSender(shop, 'en')).toBeUndefined()
})

test('a person who has sent several within ten minutes waits', async () => {
  const { shop, owner } = await openOffice(`smtp://127.0.0.1:${await freePort()}`)
  const rateLimits = fullLimit('test-mail', owner.actor.userId)
  expect(await sendTestMail({ ...shop, rateLimits }, owner, {})).toEqual({
    outcome: 'too-many',
    retryAfterSeconds: 60,
  })
  expect(await testMails(shop)).toEqual([])
})

test('the sender is shown with its server and without its password', async () => {
  const { shop } = await openOffice('smtps://me%40haat.example:s3cret@smtp.haat.example')
  expect(await findSender(shop, 'en')).toEqual({
    from,
    host: 'smtp.haat.example',
    port: 465,
    login: 'me@haat.example',
    source: 'environment',
  })
  const name = { en: 'Dokan', bn: 'দোকান' }
  await changeSettings(shop, { mailSender: { name, email: 'orders@haat.example', replyTo: '' } })
  expect(await findSender(shop, 'bn')).toMatchObject({ from: 'দোকান <orders@haat.example>' })
})
