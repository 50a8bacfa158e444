import { expect, test, vi } from 'vitest'
import { eq } from 'drizzle-orm'
import { mostTries } from '#platform/jobs/jobs.ts'
import { aScript } from '../../../tests/examples/initiators.ts'
import { openSendingShop } from '../../../tests/support/sending-shop.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { deliverMail } from './deliver-mail.ts'
import type { MailOrder } from './mail.ts'
import { sendAgain } from './send-again.ts'
import { mails } from './tables.ts'

vi.setConfig({ testTimeout: 60_000 })

const reset = (to: string): MailOrder => ({
  to,
  language: 'en',
  template: 'reset-password',
  values: { name: 'Rahim', link: 'http://shop.example/reset', validMinutes: 60 },
})

async function openWithOnly() {
  const opened = await openSendingShop()
  const only = async () => (await opened.shop.database.select().from(mails))[0]
  return { ...opened, only }
}

test('a mail that was given up is sent again, once however often one presses', async () => {
  const { shop, postbox, only } = await openWithOnly()
  shop.jobs.work()
  await shop.mail.send(reset(`rahim@${postbox.refusedDomain}`))
  await expect.poll(async () => (await only())?.state, { timeout: 20_000 }).toBe('failed')
  const { id = '' } = (await only()) ?? {}
  await shop.database.update(mails).set({ to: 'rahim@example.com' }).where(eq(mails.id, id))

  const pressed = await Promise.all([
    sendAgain(shop, aScript, { mailId: id }),
    sendAgain(shop, aScript, { mailId: id }),
  ])
  expect(pressed.map(({ outcome }) => outcome).toSorted()).toEqual(['not-failed', 'queued'])
  await expect.poll(async () => (await only())?.state, { timeout: 20_000 }).toBe('sent')
  expect(postbox.letters).toHaveLength(1)
  expect(await sendAgain(shop, aScript, { mailId: id })).toEqual({ outcome: 'not-failed' })
})

test('a mail waits while it is tried, and is given up with the last try', async () => {
  const { shop, only, postbox } = await openWithOnly()
  await shop.mail.send(reset('rahim@example.com'))
  const { id = '', state } = (await only()) ?? {}
  expect(state).toBe('waiting')
  await postbox.close()
  await expect(deliverMail(shop, id)).rejects.toThrow('did not take')
  expect(await only()).toMatchObject({
    state: 'waiting',
    attempts: 1,
    lastError: expect.stringContaining('ECONNREFUSED'),
  })
  await shop.database.update(mails).set({ attempts: mostTries - 1 })
  await expect(deliverMail(shop, id)).rejects.toThrow('did not take')
  expect(await only()).toMatchObject({ state: 'failed', attempts: mostTries })
})

test('without a mail server nothing is sent, and what is not there is not found', async () => {
  const shop = await openTestShop()
  await shop.mail.send(reset('rahim@example.com'))
  const [mail] = await shop.database.select().from(mails)
  expect(mail?.state).toBe('kept')
  expect(await sendAgain(shop, aScript, { mailId: mail?.id ?? '' })).toEqual({
    outcome: 'no-mail-server',
  })
  const sending = await openSendingShop()
  const nowhere = '0197a000-0000-7000-8000-000000000000'
  expect(await sendAgain(sending.shop, aScript, { mailId: nowhere })).toEqual({
    outcome: 'unknown-mail',
  })
})
