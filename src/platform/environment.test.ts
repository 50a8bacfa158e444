import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'

test('an empty environment opens the shop on port 3000', () => {
  const reading = readEnvironment({})
  expect(reading).toMatchObject({
    outcome: 'read',
    environment: { port: 3000, shopUrl: 'http://localhost:3000', workers: 1 },
  })
})

test.each([
  [
    { PORT: 'http' },
    'The setting PORT must be a whole number from 1 to 65535 (it is "http"). See .env.example.',
  ],
  [
    { PORT: '70000' },
    'The setting PORT must be a whole number from 1 to 65535 (it is "70000"). See .env.example.',
  ],
  [
    { RATE_LIMIT_FACTOR: '100000' },
    'The setting RATE_LIMIT_FACTOR must be a number from 0.01 to 10000 (it is "100000"). See .env.example.',
  ],
  [
    { SHOP_API_URL: 'https://api.shop.example' },
    'The setting SHOP_API_URL is no setting any more: the API answers under /api of SHOP_URL. Leave it out (it is "https://api.shop.example"). See .env.example.',
  ],
  [
    { SHOP_WORKERS: '0' },
    'The setting SHOP_WORKERS must be a whole number from 1 to 64 (it is "0"). See .env.example.',
  ],
  [
    { DATABASE_URL: 'mysql://haat:secret@x' },
    'The setting DATABASE_URL must be an address such as postgres://user:password@host/database. See .env.example.',
  ],
  [
    { SMTP_URL: 'http://haat:secret@x' },
    'The setting SMTP_URL must be an address such as smtps://user:password@mail.example:465. See .env.example.',
  ],
  [
    { SMTP_URL: 'smtps://haat:secret@mail.example:465' },
    'The setting MAIL_FROM is missing: SMTP_URL is set, so mails need a sender such as Haat <hello@shop.example>. See .env.example.',
  ],
  [
    { LOG_LEVEL: 'loud' },
    'The setting LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent (it is "loud"). See .env.example.',
  ],
  [
    { GOOGLE_CLIENT_ID: 'x' },
    'The setting GOOGLE_CLIENT_SECRET is missing: GOOGLE_CLIENT_ID is set, and sign-in with Google needs both. See .env.example.',
  ],
  [
    { PASSWORD_MIN_LENGTH: '12', PASSWORD_MAX_LENGTH: '10' },
    'The setting PASSWORD_MAX_LENGTH must not be below PASSWORD_MIN_LENGTH (it is "10"). See .env.example.',
  ],
])('the wrong setting %o is named in one sentence', (variables, sentence) => {
  expect(readEnvironment(variables)).toEqual({ outcome: 'wrong', sentence })
})

test('what a password must have, and Google, come from the environment', () => {
  const reading = readEnvironment({
    PASSWORD_MIN_LENGTH: '10',
    PASSWORD_DIGIT: 'true',
    GOOGLE_CLIENT_ID: 'shop',
    GOOGLE_CLIENT_SECRET: 'hidden',
    OPENID_ISSUER: 'https://id.example/',
  })
  expect(reading).toMatchObject({
    environment: {
      passwordPolicy: { minLength: 10, maxLength: 128, digit: true, other: false },
      google: { clientId: 'shop', clientSecret: 'hidden', issuer: 'https://id.example' },
    },
  })
  expect(readEnvironment({})).toMatchObject({ environment: { google: undefined } })
})

test('a setting left empty, as compose files write it, counts as not set', () => {
  expect(readEnvironment({ PORT: '', DATABASE_URL: '' })).toMatchObject({
    outcome: 'read',
    environment: { port: 3000 },
  })
})

test('.env.example names every setting, and nothing else', () => {
  const source = readFileSync('src/platform/environment.ts', 'utf8')
  const named = new Set([...source.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name))
  const example = readFileSync('.env.example', 'utf8')
  expect(new Set([...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name))).toEqual(named)
})
