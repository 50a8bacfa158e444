import { z } from 'zod'
import type { Visit } from '#shop/identity/visit.ts'
import type { Caller } from '../route.ts'

/** An account as pages and programs see it (spec 3, auth user). */
export const accountSchema = z.object({
  id: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  displayName: z.string(),
  photoURL: z.string().nullable(),
  language: z
    .enum(['en', 'bn'])
    .meta({ description: 'Of mails, and of pages where nobody chose another one' }),
  role: z.enum(['owner', 'admin', 'moderator', 'customer', 'blocked']),
})

/** What looking up one's own account answers: each field of the specification's auth user (3). */
export const authUserSchema = accountSchema.extend({
  uid: z.string().meta({ description: 'The same as id' }),
  phoneNumber: z.null().meta({ description: 'Phones belong to orders and addresses' }),
  providerData: z
    .array(z.object({ providerId: z.string(), uid: z.string(), email: z.string() }))
    .meta({ description: 'Ways of signing in: password, or a provider such as google' }),
  isAnonymous: z.literal(false),
  tenantId: z.null(),
})

export const accountAnswerSchema = z.object({ user: accountSchema })

export const sessionSchema = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  address: z.string().nullable(),
  userAgent: z.string().nullable(),
  startedAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})

export function visitOf({ ipAddress }: Caller, { headers }: Request): Visit {
  return { ipAddress, userAgent: headers.get('user-agent'), cookies: headers.get('cookie') }
}

/** Puts cookies on an answer; each is a header of its own. */
export function withCookies(response: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}
