import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { z } from 'zod'
import type { Language } from '#platform/language.ts'
import { defineAction } from '#shop/define-action.ts'
import { identitySchemaInEnglish } from '../contract.ts'
import { throttleMail } from '../emails/throttle-mail.ts'
import { countRefusal } from '../roles/count-refusal.ts'
import { mayManage } from '../roles/policy.ts'
import { isStaff } from '../roles/role.ts'
import { staffInvitations, users } from '../tables.ts'
import { invitationDays, invitedRoles } from './invitation.ts'

/**
 * Invites somebody to work for the shop: by email if there is a mail server, and by a link to copy in any case. Nobody invites to a
 * role that they may not give.
 */
export const inviteStaff = defineAction({
  allow: 'give-roles',
  input: z.object({
    email: identitySchemaInEnglish.email.shape.email,
    role: z.enum(invitedRoles, 'Choose moderator, admin or owner'),
    language: z.enum(['en', 'bn'], 'Choose en or bn').default('en').meta({
      description: 'Of the email and the page',
    }),
  }),
  before: async ({ shop, by, input: { email } }) => {
    const client = by.kind === 'person' ? by.ipAddress : 'script'
    const limit = await throttleMail(shop, email, client)
    if (limit.outcome !== 'too-many') return undefined
    const { retryAfterSeconds } = limit
    return { outcome: 'too-many-requests', retryAfterSeconds } as const
  },
  run: async ({ shop, database, by, input: { email, role, language }, now }) => {
    if (by.kind === 'person' && !mayManage(by.actor, role)) {
      await countRefusal({ database, by, now }, 'give-roles')
      return { outcome: 'not-allowed' }
    }
    const [account] = await database.select().from(users).where(eq(users.email, email))
    if (account?.blockedAt) return { outcome: 'account-blocked' }
    if (account && isStaff(account.role)) return { outcome: 'works-here' }
    await database
      .update(staffInvitations)
      .set({ revokedAt: now })
      .where(
        and(
          eq(staffInvitations.email, email),
          isNull(staffInvitations.acceptedAt),
          isNull(staffInvitations.revokedAt),
        ),
      )
    const isMailed = await shop.mail.isSending(database)
    const id = newId()
    const [ofLink, ofMail] = [newCode(), newCode()]
    const linkOf = (code: string) =>
      invitationUrl(shop.environment.shopUrl, { code, email, language })
    await database.insert(staffInvitations).values({
      id,
      email,
      role,
      invitedBy: by.kind === 'person' ? by.actor.userId : null,
      createdAt: now,
      expiresAt: new Date(now.getTime() + invitationDays * 24 * 3_600_000),
      linkHash: hashOfCode(ofLink),
      mailHash: isMailed ? hashOfCode(ofMail) : null,
    })
    if (isMailed) {
      const values = { name: '', link: linkOf(ofMail), role, days: invitationDays }
      await shop.mail.send({ to: email, language, template: 'staff-invitation', values }, database)
    }
    return {
      outcome: 'invited',
      id,
      /** To pass on by hand. It is not stored, so it can be shown only now. */
      link: linkOf(ofLink),
      isMailed,
      change: {
        action: 'staff-invited',
        subject: { type: 'invitation', id },
        before: {},
        // Not the address: the audit outlives accounts.
        after: { role },
        topics: [],
      },
    }
  },
})

const newCode = () => randomBytes(24).toString('base64url')

export const hashOfCode = (code: string) => createHash('sha256').update(code).digest('base64url')

/** Code and address stand behind #, which browsers send nowhere. */
function invitationUrl(
  shopUrl: string,
  { code, email, language }: { code: string; email: string; language: Language },
): string {
  const hash = new URLSearchParams({ code, email })
  return `${shopUrl}${language === 'bn' ? '/bn' : ''}/invitation#${hash}`
}
