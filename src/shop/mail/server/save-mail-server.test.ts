import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { SMTPServer } from 'smtp-server'
import { writeBackup } from '#platform/backup/write-backup.ts'
import { postForm } from '../../../../tests/support/post-form.ts'
import { settingsAction } from '../../../backoffice/settings/settings-action.ts'
import { startBackgroundWork } from '../../../start/background-work.ts'
import { inNameOf } from '../../../../tests/examples/initiators.ts'
import { openShopWith, personWith } from '../../../../tests/examples/staff-examples.ts'
import { openMailbox } from '../../../../tests/support/mail-server.ts'
import { testDatabaseUrl } from '../../../../tests/support/test-shop.ts'
import { freePort } from '#platform/network/free-port.ts'
import { listAudit } from '../../audit/list-audit.ts'
import { listMails } from '../list-mails.ts'
import { findSender } from '../sender/find-sender.ts'
import { sendTestMail } from '../sender/send-test-mail.ts'
import { mailServers } from '../tables.ts'
import { findMailServer, showMailServer } from './find-mail-server.ts'
import { removeMailServer, saveMailServer } from './save-mail-server.ts'

vi.setConfig({ testTimeout: 60_000 })

const password = 'ilish+mach/2026@ghat'

async function openOffice() {
  const { shop, people } = await openShopWith({ owner: 'owner', admin: 'admin' })
  const by = await inNameOf(shop, people.owner.id)
  const admin = await inNameOf(shop, people.admin.id)
  return { shop, people, by, admin }
}

async function mailbox() {
  const postbox = await openMailbox()
  onTestFinished(postbox.close)
  return postbox
}

const onLoopback = (port: number) => ({
  host: '127.0.0.1',
  port,
  security: 'none' as const,
  from: 'hello@haat.example',
  user: '',
})

/** A server that takes mails only after a sign-in with this password. */
async function askingServer() {
  const port = await freePort()
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: (auth, _session, answer) =>
      auth.username === 'shop@haat.example' && auth.password === password
        ? answer(null, { user: 'shop' })
        : answer(new Error('Invalid username or password')),
    onData: (stream, _session, answer) => {
      stream.resume()
      stream.on('end', () => answer())
    },
  })
  server.on('error', () => {})
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', () => listening()))
  onTestFinished(() => new Promise<void>((closed) => server.close(() => closed())))
  return port
}

test('a mail server set in Settings sends the next mail of the running shop, and removing it keeps mails in the outbox', async () => {
  const { shop, by } = await openOffice()
  const reset = (to: string) =>
    shop.mail.send({
      to,
      language: 'en',
      template: 'reset-password',
      values: { name: 'Rahim', link: 'http://shop.example/reset', validMinutes: 60 },
    })
  const { stop } = startBackgroundWork(shop)
  onTestFinished(stop)
  await reset('before@example.com')
  const first = await mailbox()
  expect(await saveMailServer(shop, by, { ...onLoopback(first.port), version: 0 })).toMatchObject({
    outcome: 'saved',
    version: 1,
  })
  await reset('first@example.com')
  await expect.poll(() => first.letters.length, { timeout: 20_000 }).toBe(1)
  expect(first.letters).toMatchObject([
    {
      to: [{ address: 'first@example.com' }],
      from: { name: 'Haat', address: 'hello@haat.example' },
    },
  ])

  const second = await mailbox()
  await saveMailServer(shop, by, { ...onLoopback(second.port), version: 1 })
  await reset('second@example.com')
  await expect.poll(() => second.letters.length, { timeout: 20_000 }).toBe(1)
  expect(first.letters).toHaveLength(1)

  expect(await removeMailServer(shop, by, {})).toEqual({ outcome: 'removed' })
  await reset('after@example.com')
  const states = (await listMails(shop)).map(({ to, state }) => [to, state])
  expect(states).toContainEqual(['before@example.com', 'kept'])
  expect(states).toContainEqual(['after@example.com', 'kept'])
})

test('the server signs in with the stored password, and its own words are shown when it refuses', async () => {
  const { shop, by } = await openOffice()
  const server = { ...onLoopback(await askingServer()), user: 'shop@haat.example' }
  await saveMailServer(shop, by, { ...server, password, version: 0 })
  expect(await sendTestMail(shop, by, {})).toMatchObject({ outcome: 'sent' })
  // Another address and no new password: the stored one is kept.
  const renamed = { ...server, from: 'orders@haat.example', version: 1 }
  expect(await saveMailServer(shop, by, renamed)).toMatchObject({ outcome: 'saved' })
  expect(await sendTestMail(shop, by, {})).toMatchObject({ outcome: 'sent' })

  await saveMailServer(shop, by, { ...server, password: 'wrong', version: 2 })
  expect(await sendTestMail(shop, by, {})).toMatchObject({
    outcome: 'not-sent',
    trouble: 'login-refused',
    reason: expect.stringContaining('Invalid username or password'),
  })
})

test('a kept password is not sent to another server', async () => {
  const { shop, by } = await openOffice()
  const server = { ...onLoopback(2525), user: 'shop@haat.example' }
  await saveMailServer(shop, by, { ...server, password, version: 0 })
  for (const moved of [{ host: 'mail.thief.example' }, { port: 2526 }, { user: 'thief' }])
    expect(await saveMailServer(shop, by, { ...server, ...moved, version: 1 })).toEqual({
      outcome: 'password-needed',
    })
  expect(await showMailServer(shop)).toMatchObject({ host: '127.0.0.1', version: 1 })
})

test('STARTTLS is required where it was chosen, also without a password', async () => {
  const { shop, by } = await openOffice()
  const { port, letters } = await mailbox()
  await saveMailServer(shop, by, { ...onLoopback(port), security: 'starttls', version: 0 })
  expect(await sendTestMail(shop, by, {})).toMatchObject({ outcome: 'not-sent', trouble: 'no-tls' })
  expect(letters).toEqual([])
})

test('the form keeps the stored password where the field is left empty', async () => {
  const { shop, by } = await openOffice()
  const server = { ...onLoopback(2525), user: 'shop@haat.example' }
  const save = (fields: Record<string, string>) =>
    postForm(settingsAction, {
      shop,
      to: '/dashboard/settings/mail',
      params: { section: 'mail' },
      fields: { what: 'mailServer', ...server, port: '2525', ...fields },
      account: by.actor,
    })
  expect((await save({ password, version: '0' })).result).toMatchObject({ reset: true })
  const kept = await save({ password: '', from: 'new@haat.example', version: '1' })
  expect(kept.result).toMatchObject({ reset: true })
  expect(await showMailServer(shop)).toMatchObject({ from: 'new@haat.example', hasPassword: true })
  const moved = await save({ password: '', host: 'mail.thief.example', version: '2' })
  expect(moved.result?.error?.formErrors).toEqual(['password-needed'])
})

test('the password is encrypted in the database, and no page, call, audit entry or backup holds it', async () => {
  const { shop, people, by } = await openOffice()
  const server = { ...onLoopback(2525), user: 'shop@haat.example' }
  const put = await people.owner.browser.send('PUT', '/settings/mail-server', {
    ...server,
    password,
    version: 0,
  })
  expect(put).toMatchObject({ status: 200, content: { version: 1 } })
  const got = await people.owner.browser.get('/settings/mail-server')
  expect(got.content).toEqual({
    isUsed: true,
    server: { ...server, hasPassword: true, version: 1 },
  })
  const form = await postForm(settingsAction, {
    shop,
    to: '/dashboard/settings/mail',
    params: { section: 'mail' },
    fields: { what: 'mailServer', ...server, port: 'x', password, version: '1' },
    account: by.actor,
  })
  expect(form.status).toBe(400)
  const folder = await mkdtemp(join(tmpdir(), 'haat-backup-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const backup = join(folder, 'backup.tar')
  const filesFolder = join(shop.environment.dataFolder, 'files')
  await writeBackup({ databaseUrl: await testDatabaseUrl(), filesFolder }, backup)
  const key = await readFile(join(filesFolder, 'keys', 'mail-server'))
  const content = await readFile(backup)
  const seen = JSON.stringify([
    put.content,
    got.content,
    form.result,
    await findSender(shop, 'en'),
    await listAudit(shop),
    await shop.database.select().from(mailServers),
    await people.owner.browser.get('/settings'),
  ])
  for (const secret of [password, encodeURIComponent(password)]) {
    expect(seen).not.toContain(secret)
    expect(inflated(content)).not.toContain(secret)
  }
  expect(content.includes(key)).toBe(false)
  expect((await findMailServer(shop))?.url).toContain(encodeURIComponent(password))
})

/** A backup’s parts are packed one by one. */
const inflated = (content: Buffer): string => {
  const parts = [content.toString('latin1')]
  for (
    let at = content.indexOf('1f8b', 0, 'hex');
    at >= 0;
    at = content.indexOf('1f8b', at + 2, 'hex')
  )
    try {
      parts.push(gunzipSync(content.subarray(at)).toString('latin1'))
    } catch {
      // Not the beginning of one.
    }
  return parts.join('\n')
}

test('restored on a machine without the key, the password has to be entered again', async () => {
  const { shop, by } = await openOffice()
  const server = { ...onLoopback(2525), user: 'shop@haat.example' }
  await saveMailServer(shop, by, { ...server, password, version: 0 })
  const dataFolder = await mkdtemp(join(tmpdir(), 'haat-elsewhere-'))
  onTestFinished(() => rm(dataFolder, { recursive: true }))
  const elsewhere = { ...shop, environment: { ...shop.environment, dataFolder } }
  expect(await showMailServer(elsewhere)).toMatchObject({ hasPassword: false, version: 1 })
  expect((await findMailServer(elsewhere))?.url).not.toContain(encodeURIComponent(password))
})

test('the environment wins: it sends, and what is stored cannot be changed meanwhile', async () => {
  const { shop, by } = await openOffice()
  await saveMailServer(shop, by, { ...onLoopback(2525), version: 0 })
  const smtp = { url: 'smtp://env.example:587', from: 'Env <env@haat.example>' }
  const started = { ...shop, environment: { ...shop.environment, smtp } }
  expect(await findSender(started, 'en')).toMatchObject({
    host: 'env.example',
    from: 'Env <env@haat.example>',
    source: 'environment',
  })
  expect(await saveMailServer(started, by, { ...onLoopback(2526), version: 1 })).toEqual({
    outcome: 'set-by-environment',
  })
  expect(await findSender(shop, 'en')).toMatchObject({ port: 2525, source: 'settings' })
})

test('only an owner sets the mail server: it reads every mail, also those that open the owner’s account', async () => {
  const { shop, people, admin } = await openOffice()
  const server = { ...onLoopback(2525), version: 0 }
  expect(await saveMailServer(shop, admin, server)).toEqual({ outcome: 'not-permitted' })
  const put = await people.admin.browser.send('PUT', '/settings/mail-server', server)
  expect(put.status).toBe(403)
  const moderator = await personWith(shop, 'moderator')
  expect((await moderator.browser.get('/settings/mail-server')).status).toBe(403)
  expect(await findMailServer(shop)).toBeUndefined()
})

test('the second of two owners who change it is told, and wrong values are named', async () => {
  const { shop, by } = await openOffice()
  const server = { ...onLoopback(2525), version: 0 }
  await saveMailServer(shop, by, server)
  expect(await saveMailServer(shop, by, server)).toMatchObject({
    outcome: 'changed-meanwhile',
    version: 1,
  })
  const wrong = { ...server, host: 'smtp://x', port: 0, from: 'nobody', version: 1 }
  expect(await saveMailServer(shop, by, wrong)).toMatchObject({
    outcome: 'invalid',
    fields: { host: expect.any(String), port: expect.any(String), from: expect.any(String) },
  })
  const form = await postForm(settingsAction, {
    shop,
    to: '/dashboard/settings/mail',
    params: { section: 'mail' },
    fields: { what: 'mailServer', ...server, host: 'mail.example', port: '৫৮৭', version: '1' },
    account: by.actor,
  })
  expect(form.result).toMatchObject({ reset: true })
  expect(await showMailServer(shop)).toMatchObject({ host: 'mail.example', port: 587, version: 2 })
})
