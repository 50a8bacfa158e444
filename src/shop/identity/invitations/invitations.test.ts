import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { inNameOf } from '../../../../tests/examples/initiators.ts'
import { signedUp, rahima, TestBrowser } from '../../../../tests/examples/identity-examples.ts'
import { openShopWith } from '../../../../tests/examples/staff-examples.ts'
import { openMailbox } from '../../../../tests/support/mail-server.ts'
import { listAudit } from '../../audit/list-audit.ts'
import { listMails } from '../../mail/list-mails.ts'
import { mailServers } from '../../mail/tables.ts'
import type { Shop } from '../../shop.ts'
import { users } from '../tables.ts'
import { blockUser } from '../users/block-user.ts'
import { inviteStaff } from './invite-staff.ts'
import { listInvitations } from './list-invitations.ts'
import { revokeInvitation } from './revoke-invitation.ts'

const email = 'mina@example.com'
const mina = { name: 'Mina Akter', password: 'tulsi-pata-77', language: 'en' }
const dayMs = 24 * 3_600_000

async function openOffice() {
  const { shop, people } = await openShopWith({ owner: 'owner', admin: 'admin' })
  const owner = await inNameOf(shop, people.owner.id)
  const admin = await inNameOf(shop, people.admin.id)
  return { shop, people, owner, admin }
}

type Invited = Awaited<ReturnType<typeof inviteStaff>>

function codeOf(result: Invited | { link: string }): string {
  if (!('link' in result)) throw new Error(`Expected an invitation, not ${result.outcome}`)
  return new URLSearchParams(new URL(result.link).hash.slice(1)).get('code') ?? ''
}

async function mailServer(shop: Shop): Promise<void> {
  const postbox = await openMailbox()
  onTestFinished(postbox.close)
  const server = { host: '127.0.0.1', port: postbox.port, user: '', from: 'hello@haat.example' }
  const now = shop.now()
  await shop.database
    .insert(mailServers)
    .values({ ...server, security: 'none', version: 1, updatedAt: now })
}

const join = (shop: Shop, code: string, who: object = mina) =>
  new TestBrowser(shop).send('POST', '/auth/invitation/join', { ...who, code })

const accountOf = async (shop: Shop, address = email) =>
  (await shop.database.select().from(users).where(eq(users.email, address)))[0]

const states = async (shop: Shop) => (await listInvitations(shop)).map(({ state }) => state)

test('without a mail server the link is copied: the person chooses name and password, once, and works here', async () => {
  const { shop, people } = await openOffice()
  const invited = await people.owner.browser.send('POST', '/invitations', {
    email: ' Mina@Example.com ',
    role: 'moderator',
  })
  expect(invited).toMatchObject({ status: 201, content: { isMailed: false } })
  const { link } = invited.content as { link: string }
  expect(new URL(link).pathname + new URL(link).search).toBe('/invitation')
  const code = codeOf({ link })
  expect(await listMails(shop, { q: email })).toEqual([])
  expect(await states(shop)).toEqual(['pending'])

  expect(await join(shop, code, { ...mina, password: 'password' })).toMatchObject({ status: 400 })
  const browser = new TestBrowser(shop)
  const joined = await browser.send('POST', '/auth/invitation/join', { ...mina, code })
  expect(joined).toMatchObject({ status: 201, content: { user: { email, role: 'moderator' } } })
  expect((await browser.get('/auth/session')).content).toMatchObject({ user: { email } })
  // The inviter saw this link too: it does not prove who reads the mailbox.
  expect(await accountOf(shop)).toMatchObject({ role: 'moderator', emailVerified: false })
  expect(await states(shop)).toEqual(['accepted'])
  expect(await join(shop, code)).toMatchObject({
    status: 400,
    content: { code: 'invalid-action-code' },
  })
  const signIn = await new TestBrowser(shop).send('POST', '/auth/sign-in', {
    email,
    password: mina.password,
  })
  expect(signIn.status).toBe(200)
  const audit = await listAudit(shop)
  expect(audit.map(({ action }) => action)).toEqual(['invitation-accepted', 'staff-invited'])
  expect(JSON.stringify(audit)).not.toContain(email)
})

test('with a mail server the email carries a link of its own, which also proves the address', async () => {
  const { shop, owner } = await openOffice()
  await mailServer(shop)
  const invited = await inviteStaff(shop, owner, { email, role: 'admin', language: 'bn' })
  expect(invited).toMatchObject({ outcome: 'invited', isMailed: true })
  const [mail] = await listMails(shop, { q: email })
  expect(mail).toMatchObject({ template: 'staff-invitation', language: 'bn' })
  const [, code = ''] = /\/bn\/invitation#code=([\w-]+)&/.exec(mail?.text ?? '') ?? []
  expect(code).not.toBe(codeOf(invited))
  expect(await join(shop, code)).toMatchObject({
    status: 201,
    content: { user: { role: 'admin' } },
  })
  expect(await accountOf(shop)).toMatchObject({ emailVerified: true })
  // One invitation, two links: both are used up.
  expect((await join(shop, codeOf(invited))).status).toBe(400)
})

test('a person with an account signs in and accepts with it; nobody else’s account can', async () => {
  const { shop, owner } = await openOffice()
  const code = codeOf(await inviteStaff(shop, owner, { email, role: 'moderator' }))
  const own = await signedUp(shop, { ...rahima, email })
  const other = await signedUp(shop, { ...rahima, email: 'karim@example.com' })
  expect(await join(shop, code)).toMatchObject({ status: 409, content: { code: 'account-exists' } })
  const accept = (browser: TestBrowser) => browser.send('POST', '/auth/invitation/accept', { code })
  expect(await accept(other)).toMatchObject({ status: 409, content: { code: 'other-account' } })
  expect(
    (await new TestBrowser(shop).send('POST', '/auth/invitation/accept', { code })).status,
  ).toBe(401)
  expect((await accept(own)).status).toBe(200)
  expect(await accountOf(shop)).toMatchObject({ role: 'moderator', name: rahima.name })
  expect(await accountOf(shop, 'karim@example.com')).toMatchObject({ role: 'customer' })
})

test('the link of the email replaces an account that a stranger registered with that address', async () => {
  const { shop, owner } = await openOffice()
  await mailServer(shop)
  const stranger = await signedUp(shop, { ...rahima, email })
  await inviteStaff(shop, owner, { email, role: 'moderator' })
  const [mail] = await listMails(shop, { q: 'Work with us' })
  const [, code = ''] = /\/invitation#code=([\w-]+)&/.exec(mail?.text ?? '') ?? []
  expect((await join(shop, code)).status).toBe(201)
  expect(await accountOf(shop)).toMatchObject({ name: mina.name, role: 'moderator' })
  expect((await stranger.get('/auth/session')).content).toEqual({ user: null })
})

test('an invitation ends after seven days, when it is revoked, when a newer one is made, and with the role of its inviter', async () => {
  const { shop, owner, admin, people } = await openOffice()
  const invite = (by = owner) => inviteStaff(shop, by, { email, role: 'moderator' })
  const first = codeOf(await invite())
  const later = { ...shop, now: () => new Date(Date.now() + 8 * dayMs) }
  expect((await join(later, first)).status).toBe(400)
  expect(await states(later)).toEqual(['expired'])

  const second = await invite()
  expect((await join(shop, first)).status).toBe(400)
  const invitationId = 'id' in second ? second.id : ''
  expect(await revokeInvitation(shop, admin, { invitationId })).toEqual({ outcome: 'revoked' })
  expect((await join(shop, codeOf(second))).status).toBe(400)

  const ofAdmin = codeOf(await invite(admin))
  await blockUser(shop, owner, { userId: people.admin.id, isBlocked: true })
  expect((await join(shop, ofAdmin)).status).toBe(400)
  expect(await states(shop)).toEqual(['revoked', 'revoked', 'revoked'])
  expect(await accountOf(shop)).toBeUndefined()
})

test('admins invite moderators, only owners invite admins and owners, and revoke them', async () => {
  const { shop, owner, admin } = await openOffice()
  for (const role of ['owner', 'admin'] as const)
    expect(await inviteStaff(shop, admin, { email, role })).toEqual({ outcome: 'not-allowed' })
  expect(await states(shop)).toEqual([])
  const invited = await inviteStaff(shop, owner, { email, role: 'owner' })
  const invitationId = 'id' in invited ? invited.id : ''
  expect(await revokeInvitation(shop, admin, { invitationId })).toEqual({ outcome: 'not-allowed' })
  expect(await join(shop, codeOf(invited))).toMatchObject({ content: { user: { role: 'owner' } } })
})

test('who works here already or is blocked is not invited', async () => {
  const { shop, owner, people } = await openOffice()
  const invite = (address: string) =>
    inviteStaff(shop, owner, { email: address, role: 'moderator' })
  expect(await invite(people.admin.email)).toEqual({ outcome: 'works-here' })
  await signedUp(shop, { ...rahima, email })
  await shop.database.update(users).set({ blockedAt: new Date() }).where(eq(users.email, email))
  expect(await invite(email)).toEqual({ outcome: 'account-blocked' })
})

test('of two who open the link at once one joins', async () => {
  const { shop, owner } = await openOffice()
  const code = codeOf(await inviteStaff(shop, owner, { email, role: 'moderator' }))
  const both = await Promise.all([join(shop, code), join(shop, code, { ...mina, name: 'Rina' })])
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400])
})
