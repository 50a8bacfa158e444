import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { changedMeanwhile } from '../../audit/changed-meanwhile.ts'
import { defineAction } from '../../define-action.ts'
import type { Shop } from '../../shop.ts'
import { mailServers } from '../tables.ts'
import { mailServerSchema } from './contract.ts'
import { findRow, mailServerTopic, sealPassword } from './find-mail-server.ts'

const subject = { type: 'settings', id: 'mail-server' } as const

/**
 * Stores the server that sends the shop's mails; the next mail uses it. Owners only: whoever chooses the server can read every mail,
 * also those with links that open the owners' accounts.
 */
export const saveMailServer = defineAction({
  allow: 'edit-mail-server',
  input: mailServerSchema.extend({
    version: z
      .int('The version is not a whole number')
      .min(0, 'The version is below zero')
      .meta({ description: 'The one that was read; 0 if no server was stored' }),
  }),
  run: async ({ shop, database, input: { version, password, ...server }, now }) => {
    if (shop.environment.smtp) return { outcome: 'set-by-environment' }
    await database.execute(sql`LOCK TABLE ${mailServers} IN SHARE ROW EXCLUSIVE MODE`)
    const stored = await findRow(database)
    const current = stored?.version ?? 0
    if (current !== version) return changedMeanwhile(database, subject, current)
    const wanted = await passwordOf(shop, { password, server, stored })
    if (wanted.outcome === 'password-needed') return wanted
    const row = { ...server, password: wanted.sealed, version: version + 1, updatedAt: now }
    await database
      .insert(mailServers)
      .values(row)
      .onConflictDoUpdate({ target: mailServers.id, set: row })
    return {
      outcome: 'saved',
      version: version + 1,
      change: {
        action: 'mail-server-changed',
        subject,
        before: stored ? factsOf(stored) : {},
        after: { ...factsOf(server), ...(wanted.isNew && { passwordChanged: true }) },
        topics: [mailServerTopic],
      },
    }
  },
})

interface Wanted {
  /** Undefined keeps the stored one. */
  password: string | undefined
  server: Login
  stored: (Login & { password: string | null }) | undefined
}

/** The encrypted password to store; null for a server without sign-in. */
async function passwordOf(shop: Pick<Shop, 'environment'>, { password, server, stored }: Wanted) {
  if (server.user === '') return { outcome: 'known', sealed: null, isNew: false } as const
  if (password !== undefined) {
    const sealed = await sealPassword(shop, password)
    return { outcome: 'known', sealed, isNew: true } as const
  }
  // Or a stolen session could send the stored password to a server of its own.
  if (stored?.password && !isSameLogin(stored, server))
    return { outcome: 'password-needed' } as const
  return { outcome: 'known', sealed: stored?.password ?? null, isNew: false } as const
}

/** Mails are kept in the outbox from now on. */
export const removeMailServer = defineAction({
  allow: 'edit-mail-server',
  input: z.object({}),
  run: async ({ database }) => {
    const [removed] = await database.delete(mailServers).returning()
    if (!removed) return { outcome: 'removed' }
    return {
      outcome: 'removed',
      change: {
        action: 'mail-server-changed',
        subject,
        before: factsOf(removed),
        after: { removed: true },
        topics: [mailServerTopic],
      },
    }
  },
})

interface Login {
  host: string
  port: number
  user: string
}

const isSameLogin = (one: Login, other: Login) =>
  one.host === other.host && one.port === other.port && one.user === other.user

/** For the audit: everything but the password. */
const factsOf = ({
  host,
  port,
  user,
  security,
  from,
}: Login & { security: string; from: string }) => ({
  mailHost: host,
  mailPort: port,
  mailSecurity: security,
  mailUser: user,
  mailFrom: from,
})
