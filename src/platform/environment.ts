import { resolve } from 'node:path'
import { z } from 'zod'

const flag = z.stringbool({ error: 'must be true or false' })
/** Whatever is wrong with a number, the sentence says which ones fit. */
function numberWithin(min: number, max: number) {
  const error = `must be a number from ${min} to ${max}`
  return z.coerce.number({ error }).min(min, error).max(max, error)
}
function whole(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`
  return z.coerce.number({ error }).int(error).min(min, error).max(max, error)
}

const environmentFields = z.object({
  PORT: whole(1, 65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  SHOP_DATA: z.string().default('data'),
  SHOP_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://shop.example' })
    .optional(),
  SHOP_WORKERS: whole(1, 64).default(1),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must be an address such as postgres://user:password@host/database',
    })
    .optional(),
  DATABASE_CONNECTIONS: whole(2, 500).default(12),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'must be an address such as smtps://user:password@mail.example:465',
    })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>@\r\n]+<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, {
      error: 'must be a sender such as Haat <hello@shop.example>',
    })
    .optional(),
  TRUST_PROXY: whole(0, 10).default(0),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info'),
  PAGE_CACHE_MB: whole(4, 4096).default(64),
  RATE_LIMIT_FACTOR: numberWithin(0.01, 10_000).default(1),
  IMPORT_FROM_PRIVATE_ADDRESSES: flag.default(false),
  PREPARE_PICTURES: flag.default(true),
  DEMO: flag.default(true),
  PASSWORD_MIN_LENGTH: whole(1, 64).default(6),
  PASSWORD_MAX_LENGTH: whole(6, 128).default(128),
  PASSWORD_LOWERCASE: flag.default(false),
  PASSWORD_UPPERCASE: flag.default(false),
  PASSWORD_DIGIT: flag.default(false),
  PASSWORD_OTHER: flag.default(false),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  OPENID_ISSUER: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://accounts.google.com' })
    .default('https://accounts.google.com'),
})

/** Of earlier versions: a shop that still has one is refused, instead of being served silently from another folder. */
const noApiUrl = z
  .undefined('is no setting any more: the API answers under /api of SHOP_URL. Leave it out')
  .optional()

const environmentSchema = environmentFields
  .extend({ SHOP_API_URL: noApiUrl })
  .refine((values) => !values.SMTP_URL || values.MAIL_FROM, {
    path: ['MAIL_FROM'],
    error: 'is missing: SMTP_URL is set, so mails need a sender such as Haat <hello@shop.example>',
  })
  .refine((values) => !values.GOOGLE_CLIENT_ID || values.GOOGLE_CLIENT_SECRET, {
    path: ['GOOGLE_CLIENT_SECRET'],
    error: 'is missing: GOOGLE_CLIENT_ID is set, and sign-in with Google needs both',
  })
  .refine((values) => values.PASSWORD_MIN_LENGTH <= values.PASSWORD_MAX_LENGTH, {
    path: ['PASSWORD_MAX_LENGTH'],
    error: 'must not be below PASSWORD_MIN_LENGTH',
  })

export interface Environment {
  port: number
  host: string
  /** Absolute folder of everything that the shop keeps on disk. */
  dataFolder: string
  /** The shop's public URL without a slash at the end. */
  shopUrl: string
  /** Without it, links for search engines and in mails lead to this machine. */
  shopUrlIsGiven: boolean
  workers: number
  databaseUrl: string | undefined
  databaseConnections: number
  /** The mail server and the sender; without it mails wait in the outbox. */
  smtp: { url: string; from: string } | undefined
  /** How many proxies of ours stand in front and add to X-Forwarded-For. */
  trustedProxies: number
  logLevel: z.infer<typeof environmentSchema>['LOG_LEVEL']
  pageCacheBytes: number
  /** Multiplies every rate limit; benchmarks and load tests raise it. */
  rateLimitFactor: number
  importFromPrivateAddresses: boolean
  preparePictures: boolean
  fillWithDemonstration: boolean
  passwordPolicy: {
    minLength: number
    maxLength: number
    lowercase: boolean
    uppercase: boolean
    digit: boolean
    other: boolean
  }
  /** Sign-in through Google, or another OpenID provider; undefined: not offered. */
  google: { clientId: string; clientSecret: string; issuer: string } | undefined
}

export type EnvironmentReading =
  | { outcome: 'read'; environment: Environment }
  | { outcome: 'wrong'; sentence: string }

/** Reads every setting once. An empty value counts as not set, as shells and compose files write it. */
export function readEnvironment(variables: Record<string, string | undefined>): EnvironmentReading {
  const filled = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = environmentSchema.safeParse(filled)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    const name = String(issue?.path[0])
    return {
      outcome: 'wrong',
      sentence: `The setting ${name} ${issue?.message ?? 'is wrong'}${given(name, filled[name])}. See .env.example.`,
    }
  }
  const values = parsed.data
  return {
    outcome: 'read',
    environment: {
      port: values.PORT,
      host: values.HOST,
      dataFolder: resolve(values.SHOP_DATA),
      shopUrl: withoutSlash(values.SHOP_URL ?? `http://localhost:${values.PORT}`),
      shopUrlIsGiven: values.SHOP_URL !== undefined,
      workers: values.SHOP_WORKERS,
      databaseUrl: values.DATABASE_URL,
      databaseConnections: values.DATABASE_CONNECTIONS,
      smtp:
        values.SMTP_URL && values.MAIL_FROM
          ? { url: values.SMTP_URL, from: values.MAIL_FROM }
          : undefined,
      trustedProxies: values.TRUST_PROXY,
      logLevel: values.LOG_LEVEL,
      pageCacheBytes: values.PAGE_CACHE_MB * 1024 * 1024,
      rateLimitFactor: values.RATE_LIMIT_FACTOR,
      importFromPrivateAddresses: values.IMPORT_FROM_PRIVATE_ADDRESSES,
      preparePictures: values.PREPARE_PICTURES,
      fillWithDemonstration: values.DEMO,
      passwordPolicy: {
        minLength: values.PASSWORD_MIN_LENGTH,
        maxLength: values.PASSWORD_MAX_LENGTH,
        lowercase: values.PASSWORD_LOWERCASE,
        uppercase: values.PASSWORD_UPPERCASE,
        digit: values.PASSWORD_DIGIT,
        other: values.PASSWORD_OTHER,
      },
      google: googleFrom(values),
    },
  }
}

function googleFrom(values: z.infer<typeof environmentSchema>): Environment['google'] {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = values
  if (!clientId || !clientSecret) return undefined
  return { clientId, clientSecret, issuer: withoutSlash(values.OPENID_ISSUER) }
}

function withoutSlash(url: string): string {
  return url.endsWith('/') ? withoutSlash(url.slice(0, -1)) : url
}

/** What was given, to recognise the mistake; never a URL that may hold a password. */
function given(name: string, value: string | undefined): string {
  const isSecret = ['DATABASE_URL', 'SMTP_URL', 'GOOGLE_CLIENT_SECRET'].includes(name)
  return isSecret || value === undefined ? '' : ` (it is ${JSON.stringify(value)})`
}
