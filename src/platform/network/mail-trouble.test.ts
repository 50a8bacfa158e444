import { expect, test } from 'vitest'
import { mailTroubleOf } from './mail-trouble.ts'

test.each([
  [{ code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }, 'login-refused'],
  [{ code: 'EENVELOPE', responseCode: 530, command: 'MAIL FROM' }, 'login-refused'],
  [{ code: 'EENVELOPE', responseCode: 553, command: 'MAIL FROM' }, 'sender-refused'],
  [{ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, 'recipient-refused'],
  [{ code: 'EENVELOPE', responseCode: 450, command: 'RCPT TO' }, 'later'],
  [{ code: 'EENVELOPE', responseCode: 554, command: 'DATA' }, 'letter-refused'],
  [{ code: 'EMESSAGE', responseCode: 554, command: 'DATA' }, 'letter-refused'],
  [{ code: 'ETLS' }, 'no-tls'],
  [{ code: 'ESOCKET', originalCode: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, 'no-tls'],
  [{ code: 'ESOCKET', originalCode: 'ERR_SSL_WRONG_VERSION_NUMBER' }, 'no-tls'],
  [{ code: 'EDNS', originalCode: 'ENOTFOUND' }, 'unknown-server'],
  [{ code: 'ESOCKET', originalCode: 'ECONNREFUSED' }, 'no-connection'],
  [{ code: 'ECONNECTION' }, 'no-connection'],
  [{ code: 'ETIMEDOUT' }, 'no-answer'],
  [{ code: 'EPROTOCOL' }, 'other'],
  [new Error('anything'), 'other'],
] as const)('%o is %s', (error, trouble) => {
  expect(mailTroubleOf(error)).toBe(trouble)
})
