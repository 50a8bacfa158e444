import { APIError } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import type { BetterAuthPlugin } from 'better-auth/types'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { v7 as newId } from 'uuid'
import type { Environment } from '../../platform/environment.ts'
import { hideEmails } from '#platform/text/hide-emails.ts'
import type { Log } from '../../platform/log.ts'
import type { HashLine } from './passwords/hash-line.ts'
import { languageIn } from './sign-in/language-cookie.ts'
import { clientIpHeader, cookiePrefix, sessionDays } from './sessions/session-cookie.ts'
import type { SessionGate } from './sessions/session-gate.ts'
import { accounts, sessions, users, verifications } from './tables.ts'

export interface AuthParts {
  database: NodePgDatabase
  environment: Environment
  log: Log
  now: () => Date
  secret: string
  gate: SessionGate
  hashes: HashLine
}

const daySeconds = 24 * 60 * 60

/** The library that knows people, on our tables. Doors reach it only through the actions beside this file. */
export function createAuth(
  { database, environment, log, now, secret, gate, hashes }: AuthParts,
  plugins: BetterAuthPlugin[] = [],
) {
  return betterAuth({
    appName: 'Haat',
    baseURL: environment.shopUrl,
    basePath: '/api/auth',
    secret,
    database: drizzleAdapter(database, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
      transaction: true,
    }),
    emailAndPassword: {
      enabled: true,
      // The policy of the shop decides, before the library is asked.
      minPasswordLength: 1,
      maxPasswordLength: 256,
      password: {
        hash: (password) => hashes.hash(() => hashPassword(password)),
        verify: (given) => hashes.hash(() => verifyPassword(given)),
      },
    },
    user: {
      additionalFields: {
        role: { type: 'string', input: false, defaultValue: 'customer' },
        blockedAt: { type: 'date', input: false, required: false },
        language: { type: 'string', defaultValue: 'en' },
      },
    },
    session: { expiresIn: sessionDays * daySeconds, updateAge: daySeconds },
    account: {
      updateAccountOnSignIn: false,
      // Both sides must have proved the address, or a stranger could take an account over.
      accountLinking: { enabled: true, trustedProviders: [], requireLocalEmailVerified: true },
    },
    verification: { storeIdentifier: 'hashed' },
    databaseHooks: {
      user: { create: { before: async (user, context) => ({ data: spoken(user, context) }) } },
      session: {
        create: { before: ({ userId }) => startSession(userId, { database, gate, now }) },
      },
      account: { create: { before: async (account) => ({ data: withoutTokens(account) }) } },
    },
    advanced: {
      cookiePrefix,
      database: { generateId: () => newId() },
      ipAddress: { ipAddressHeaders: [clientIpHeader] },
    },
    plugins,
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    onAPIError: { throw: true, errorURL: `${environment.shopUrl}/api/auth/popup-end` },
    logger: {
      // What comes with a message may hold addresses and tokens, and some messages name an address themselves.
      log: (level, message) =>
        log[level === 'error' ? 'warn' : 'debug']({ library: 'auth' }, hideEmails(message)),
    },
  })
}

export type Auth = ReturnType<typeof createAuth>

/** By the shop's clock, as all that ends it (session-life.ts). */
async function startSession(
  userId: string,
  { database, gate, now }: Pick<AuthParts, 'database' | 'gate' | 'now'>,
) {
  await guardSession(database, gate, userId)
  const at = now()
  return { data: { createdAt: at, updatedAt: at } }
}

/** Asked after the password was right: nobody else learns that the account is blocked, or has a second factor. */
async function guardSession(
  database: NodePgDatabase,
  gate: SessionGate,
  userId: string,
): Promise<void> {
  const [user] = await database
    .select({ blockedAt: users.blockedAt, secondFactorAt: users.secondFactorAt })
    .from(users)
    .where(eq(users.id, userId))
  if (user?.blockedAt) throw new APIError('FORBIDDEN', { code: 'USER_DISABLED' })
  if (user?.secondFactorAt && !gate.lets(userId))
    throw new APIError('FORBIDDEN', { code: 'SECOND_FACTOR_REQUIRED' })
}

/** A person who signs up says their language; one who comes back from a provider said it on the way there. */
function spoken<User extends object>(
  user: User,
  context: { path: string; headers?: Headers | undefined } | null,
): User {
  return context?.path.startsWith('/callback')
    ? { ...user, language: languageIn(context.headers?.get('cookie')) }
    : user
}

function withoutTokens<Account extends object>(account: Account): Account {
  return { ...account, accessToken: null, refreshToken: null, idToken: null }
}
