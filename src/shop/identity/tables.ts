import { sql, type SQL } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
  type PgColumn,
} from 'drizzle-orm/pg-core'
import { storedRoles } from './roles/role.ts'

const moment = () => timestamp({ withTimezone: true })

/** What accounts are looked through for any part of a typed text, in lower case. */
export const searchedText = ({ name, email }: Record<'name' | 'email', PgColumn>): SQL =>
  sql`search_form(${name} || ' ' || ${email})`

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** Always in lower case. */
    email: text().notNull().unique('email_is_unique'),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    role: text({ enum: storedRoles }).notNull().default('customer'),
    /** Blocked since then (D8); the role is kept, to be given back. */
    blockedAt: moment(),
    /** Signing in asks for a second factor since then. */
    secondFactorAt: moment(),
    /** For mails. */
    language: text({ enum: ['en', 'bn'] })
      .notNull()
      .default('en'),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    check('email_is_lower_case', sql`${table.email} = lower(${table.email})`),
    check('role_is_known', sql`${table.role} IN ('owner', 'admin', 'moderator', 'customer')`),
    index('staff_by_role')
      .on(table.role)
      .where(sql`${table.role} <> 'customer'`),
    index('users_by_name').on(table.name, table.id),
    index('users_by_searched_text')
      .using('gin', sql`(${searchedText(table)}) gin_trgm_ops`)
      .with({ gin_pending_list_limit: 256 }),
  ],
)

const userId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** One browser that is signed in. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: userId(),
    /** What the cookie holds, beside its signature. */
    token: text().notNull().unique('session_token_is_unique'),
    expiresAt: moment().notNull(),
    ipAddress: text(),
    userAgent: text(),
    /** Its whole life is counted from here (session-life.ts). */
    createdAt: moment().notNull().defaultNow(),
    /** Renewed then; of staff, used then. */
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('sessions_of_user').on(table.userId),
    index('sessions_by_end').on(table.expiresAt),
  ],
)

/** One way of signing in: `credential` with a password, or a provider's own account. */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid().primaryKey(),
    userId: userId(),
    providerId: text().notNull(),
    accountId: text().notNull(),
    /** The provider's tokens are never kept; the library wants places for them. */
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: moment(),
    refreshTokenExpiresAt: moment(),
    scope: text(),
    /** Salt and scrypt hash. */
    password: text(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('accounts_of_user').on(table.userId),
    unique('account_at_provider_is_unique').on(table.providerId, table.accountId),
  ],
)

/** What works once and not for long: codes of mails (hashed), and sign-ins that are under way at a provider. */
export const verifications = pgTable(
  'verifications',
  {
    id: uuid().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('verifications_by_identifier').on(table.identifier),
    index('verifications_by_end').on(table.expiresAt),
  ],
)

/** What somebody's phone makes codes from. Until the first code came, it only waits (`users.second_factor_at` is empty). */
export const secondFactors = pgTable('second_factors', {
  userId: userId().primaryKey(),
  /** Encrypted (encrypt-totp-key.ts). */
  key: text().notNull(),
  /** The step of time of the last code that was taken: neither it nor an earlier one is taken again. */
  lastStep: integer().notNull(),
  /** The session that asked for the key: no other session may see it. */
  sessionId: uuid().notNull(),
  startedAt: moment().notNull(),
})

/** For a person without their phone at hand. A used code is deleted. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: userId(),
    /** A keyed hash (recovery-code.ts). */
    codeHash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

/** Made once by the shop itself: what signs cookies, and what signs access tokens. */
export const identityKeys = pgTable('identity_keys', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
  createdAt: moment().notNull().defaultNow(),
})

/** A link that lets somebody work for the shop. Only hashes of its two codes are stored. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    role: text({ enum: ['owner', 'admin', 'moderator'] }).notNull(),
    /** Null: the person at the machine. */
    invitedBy: uuid().references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /** The code of the link to copy. */
    linkHash: text().notNull(),
    /** The code of the email: whoever has it reads that mailbox. Null: no email was sent. */
    mailHash: text(),
    acceptedAt: moment(),
    revokedAt: moment(),
  },
  (table) => [
    check('invited_role_is_staff', sql`${table.role} IN ('owner', 'admin', 'moderator')`),
    index('invitations_by_inviter').on(table.invitedBy),
  ],
)
