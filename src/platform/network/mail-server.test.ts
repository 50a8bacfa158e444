import { expect, onTestFinished, test } from 'vitest'
import { openMailbox } from '../../../tests/support/mail-server.ts'
import { openMailServer } from './mail-server.ts'

const letter = {
  id: '1',
  to: 'rahim@example.com',
  subject: 'Hi',
  text: '',
  html: '',
  language: 'en',
  replyTo: null,
  unsubscribeLink: null,
  isAutomatic: true,
}

async function deliverTo(host: string, login = ''): Promise<unknown> {
  const mailbox = await openMailbox(0, '0.0.0.0')
  onTestFinished(mailbox.close)
  const url = `smtp://${login}${host}:${mailbox.port}`
  const answer = await openMailServer({ url, from: 'haat@haat.example' })
    .deliver(letter)
    .catch((error: unknown) => error)
  return answer instanceof Error ? answer.message : answer
}

test('a password is not sent to a mail server of the network without TLS, and the error says what the merchant can do', async () => {
  // Every address of this machine that is not its loopback one is as good as one of the network.
  expect(await deliverTo('0.0.0.0', 'shop:secret@')).toBe(
    'The mail server offers no TLS, and a password is not sent without it. Use smtps://, or the port with STARTTLS (587).',
  )
})

test('a mail server that asks for no password, or stands on this machine, may do without TLS', async () => {
  expect(await deliverTo('0.0.0.0')).toEqual({ outcome: 'taken' })
  expect(await deliverTo('localhost', 'shop:secret@')).toEqual({ outcome: 'taken' })
})
