import { createHmac, generateKeyPairSync, randomBytes } from 'node:crypto'
import { SignJWT } from 'jose'
import { v7 as newId } from 'uuid'
import { issueAccessToken } from '../../src/shop/identity/tokens/access-token.ts'
import { blockUser } from '../../src/shop/identity/users/block-user.ts'
import { endAllSessions } from '../../src/shop/identity/sessions/end-sessions.ts'
import type { StoredRole } from '../../src/shop/identity/roles/role.ts'
import { sessionCookieName } from '../../src/shop/identity/sessions/session-cookie.ts'
import { sessions, users } from '../../src/shop/identity/tables.ts'
import type { Shop } from '../../src/shop/shop.ts'
import { aScript } from './initiators.ts'

/** Everybody who may come to a door, by the headers they send. */
export interface Visitors {
  headers: Record<VisitorName, Record<string, string>>
  /** Of the customer. */
  email: string
}

export const visitorNames = [
  'guest',
  'customer',
  'other customer',
  'moderator',
  'admin',
  'owner',
  'customer by cookie',
  'moderator by cookie',
  'admin by cookie',
  'owner by cookie',
  'owner by cookie, from another site',
  'blocked',
  'blocked owner by cookie',
  'with an expired token',
  'with a forged token',
  'with a token of another shop',
  'with a token without signature',
  'with a revoked token',
  'with an expired session',
  'with a forged session',
  'with a revoked session',
  'with a session unused for an hour',
  'with a token of a session of twelve hours',
] as const

export type VisitorName = (typeof visitorNames)[number]

const hourMs = 3_600_000

export async function inviteEverybody(shop: Shop): Promise<Visitors> {
  const ago = (ms: number) => new Date(shop.now().getTime() - ms)
  const [
    customer,
    other,
    moderator,
    admin,
    owner,
    blocked,
    blockedOwner,
    revoked,
    late,
    idle,
    long,
  ] = await Promise.all([
    signedIn(shop, 'customer'),
    signedIn(shop, 'customer'),
    signedIn(shop, 'moderator'),
    signedIn(shop, 'admin'),
    signedIn(shop, 'owner'),
    signedIn(shop, 'customer'),
    signedIn(shop, 'owner'),
    signedIn(shop, 'owner'),
    signedIn(shop, 'owner', { endsAt: ago(1000) }),
    signedIn(shop, 'owner', { usedAt: ago(hourMs) }),
    signedIn(shop, 'owner', { startedAt: ago(12 * hourMs) }),
  ])
  for (const { userId } of [blocked, blockedOwner])
    await blockUser(shop, aScript, { userId, isBlocked: true })
  await endAllSessions(shop.database, revoked.userId)
  const yesterday = { ...shop, now: () => new Date(shop.now().getTime() - 24 * hourMs) }
  const elsewhere = { ...shop.environment, shopUrl: 'https://another-shop.example' }
  return {
    email: customer.email,
    headers: {
      guest: {},
      customer: bearer(await issueAccessToken(shop, customer)),
      'other customer': bearer(await issueAccessToken(shop, other)),
      moderator: bearer(await issueAccessToken(shop, moderator)),
      admin: bearer(await issueAccessToken(shop, admin)),
      owner: bearer(await issueAccessToken(shop, owner)),
      'customer by cookie': customer.cookie,
      'moderator by cookie': moderator.cookie,
      'admin by cookie': admin.cookie,
      'owner by cookie': owner.cookie,
      'owner by cookie, from another site': { ...owner.cookie, origin: 'https://evil.example' },
      blocked: bearer(await issueAccessToken(shop, blocked)),
      'blocked owner by cookie': blockedOwner.cookie,
      'with an expired token': bearer(await issueAccessToken(yesterday, owner)),
      'with a forged token': bearer(await forge(shop, owner)),
      'with a token of another shop': bearer(
        await issueAccessToken({ ...shop, environment: elsewhere }, owner),
      ),
      'with a token without signature': bearer(unsigned(await issueAccessToken(shop, owner))),
      'with a revoked token': bearer(await issueAccessToken(shop, revoked)),
      'with an expired session': late.cookie,
      'with a forged session': resigned(owner.cookie),
      'with a revoked session': revoked.cookie,
      'with a session unused for an hour': idle.cookie,
      'with a token of a session of twelve hours': bearer(await issueAccessToken(shop, long)),
    },
  }
}

const bearer = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` })

/** An account and its session, without a password: hashing would take most of the time. */
async function signedIn(
  shop: Shop,
  role: StoredRole,
  { startedAt = shop.now(), usedAt = shop.now(), endsAt = in30Days(shop) } = {},
) {
  const userId = newId()
  const email = `${role}-${userId}@example.com`
  const person = { name: 'Rahima Khatun', email, emailVerified: true, role }
  await shop.database.insert(users).values({ id: userId, ...person })
  const [sessionId, token] = [newId(), randomBytes(24).toString('base64url')]
  await shop.database.insert(sessions).values({
    id: sessionId,
    userId,
    token,
    createdAt: startedAt,
    updatedAt: usedAt,
    expiresAt: endsAt,
  })
  const signature = createHmac('sha256', await shop.identity.secret()).update(token)
  const value = encodeURIComponent(`${token}.${signature.digest('base64')}`)
  const { shopUrl } = shop.environment
  return {
    userId,
    ...person,
    photoUrl: null,
    language: 'en' as const,
    hasSecondFactor: false,
    lacksSecondFactor: false,
    sessionId,
    sessionEndsAt: endsAt,
    sessionUsedAt: usedAt,
    cookie: { cookie: `${sessionCookieName(shopUrl)}=${value}`, origin: shopUrl },
  }
}

const in30Days = (shop: Shop) => new Date(shop.now().getTime() + 24 * 30 * hourMs)

/** A session that stands, but the shop has not signed the cookie. */
function resigned({ cookie, origin }: { cookie: string; origin: string }) {
  const signature = createHmac('sha256', 'a guess').update(cookie).digest('base64')
  return { cookie: cookie.replace(/\.[^.]*$/, `.${encodeURIComponent(signature)}`), origin }
}

/** All that a token says is right, but a stranger signed it. */
async function forge(shop: Shop, owner: { userId: string; sessionId: string; email: string }) {
  const { privateKey } = generateKeyPairSync('ed25519')
  const { shopUrl } = shop.environment
  const { id } = await shop.identity.accessKey()
  const token = await new SignJWT({ sid: owner.sessionId, email: owner.email, role: 'owner' })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT', kid: id })
    .setSubject(owner.userId)
    .setIssuer(shopUrl)
    .setAudience(shopUrl)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(privateKey)
  return { token }
}

function unsigned({ token }: { token: string }) {
  const [, claims = ''] = token.split('.')
  const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url')
  return { token: `${header}.${claims}.` }
}
