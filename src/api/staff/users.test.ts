import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { users } from '#shop/identity/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { rahima, TestBrowser } from '../../../tests/examples/identity-examples.ts'
import { personWith, type Person } from '../../../tests/examples/staff-examples.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openTestShop()
})

const rolesNow = async () =>
  Object.fromEntries(
    (await shop.database.select().from(users)).map(({ email, role, blockedAt }) => [
      email.split('@')[0],
      blockedAt ? 'blocked' : role,
    ]),
  )
const give = ({ browser }: Person, to: Person, role: string) =>
  browser.send('PUT', `/users/${to.id}/role`, { role })
const block = ({ browser }: Person, whom: Person) => browser.send('PUT', `/users/${whom.id}/block`)
const unblock = ({ browser }: Person, whom: Person) =>
  browser.send('DELETE', `/users/${whom.id}/block`)

describe('blocking (D8)', () => {
  test('ends every session at once, and the account cannot be signed into', async () => {
    const owner = await personWith(shop, 'owner')
    const customer = await personWith(shop, 'customer')
    expect((await block(owner, customer)).status).toBe(200)

    for (const path of ['/auth/session', '/auth/sessions'])
      expect(await customer.browser.get(path)).toMatchObject({
        status: 403,
        content: { title: 'Your account is blocked' },
      })
    const again = await customer.browser.post('/auth/sign-in', {
      email: customer.email,
      password: rahima.password,
    })
    expect(again.status).toBe(403)
    expect(again.content).toMatchObject({ title: 'Your account is blocked' })
  })

  test('is undone, and gives back the role that was there', async () => {
    const owner = await personWith(shop, 'owner')
    const moderator = await personWith(shop, 'moderator')
    await block(owner, moderator)
    expect(await rolesNow()).toMatchObject({ moderator: 'blocked' })
    expect((await unblock(owner, moderator)).status).toBe(200)
    expect(await rolesNow()).toMatchObject({ moderator: 'moderator' })
    // Nobody is signed in by that.
    expect((await moderator.browser.get('/auth/session')).content).toEqual({ user: null })
  })

  test('nobody blocks themselves', async () => {
    const owner = await personWith(shop, 'owner')
    await personWith(shop, 'owner', 'second')
    expect(await block(owner, owner)).toMatchObject({ status: 409, content: { code: 'yourself' } })
  })
})

describe('roles', () => {
  test('an owner gives them, and what the other may do changes with the next call', async () => {
    const owner = await personWith(shop, 'owner')
    const admin = await personWith(shop, 'customer', 'anika')
    expect((await admin.browser.get('/users')).status).toBe(403)
    expect((await give(owner, admin, 'admin')).status).toBe(200)
    expect((await admin.browser.get('/users')).status).toBe(200)
  })

  test('of the shop are only for who has proved their address', async () => {
    const owner = await personWith(shop, 'owner')
    const anika = await personWith(shop, 'customer', 'anika')
    await shop.database.update(users).set({ emailVerified: false }).where(eq(users.id, anika.id))
    for (const role of ['moderator', 'admin', 'owner'])
      expect(await give(owner, anika, role)).toMatchObject({
        status: 409,
        content: {
          code: 'email-not-verified',
          title: 'This person must confirm their e-mail address before they can work for the shop.',
        },
      })
    expect(await rolesNow()).toMatchObject({ anika: 'customer' })
  })

  test.each(['admin', 'owner'])('an admin makes nobody %s', async (role) => {
    const admin = await personWith(shop, 'admin')
    const customer = await personWith(shop, 'customer')
    for (const whom of [customer, admin]) {
      const refused = await give(admin, whom, role)
      expect(refused).toMatchObject({ status: 409, content: { code: 'not-allowed' } })
    }
    expect(await rolesNow()).toEqual({ admin: 'admin', customer: 'customer' })
  })

  test.each(['admin', 'owner'] as const)('an admin can do nothing to an %s', async (role) => {
    await personWith(shop, 'owner', 'first')
    const admin = await personWith(shop, 'admin')
    const other = await personWith(shop, role, 'other')
    expect((await give(admin, other, 'customer')).status).toBe(409)
    expect((await block(admin, other)).status).toBe(409)
    expect(await rolesNow()).toMatchObject({ other: role })
  })

  test('a role that does not exist, and a person who does not, are refused in words', async () => {
    const owner = await personWith(shop, 'owner')
    expect((await give(owner, owner, 'king')).status).toBe(400)
    const nobody = { ...owner, id: '0197a000-0000-7000-8000-000000000000' }
    expect(await give(owner, nobody, 'admin')).toMatchObject({
      status: 404,
      content: { code: 'unknown-user' },
    })
    expect((await block(owner, { ...owner, id: 'x' })).status).toBe(404)
  })
})

describe('the last owner', () => {
  test('can be neither dismissed nor blocked', async () => {
    const owner = await personWith(shop, 'owner')
    expect(await give(owner, owner, 'admin')).toMatchObject({
      status: 409,
      content: { code: 'last-owner' },
    })
    expect((await block(owner, owner)).status).toBe(409)
    expect(await rolesNow()).toEqual({ owner: 'owner' })
  })

  test('stays when two owners dismiss each other at the same moment', async () => {
    const [first, second] = [
      await personWith(shop, 'owner', 'first'),
      await personWith(shop, 'owner', 'second'),
    ]
    const answers = await Promise.all([
      give(first, second, 'customer'),
      give(second, first, 'customer'),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(Object.values(await rolesNow()).filter((role) => role === 'owner')).toHaveLength(1)
  })

  test('stays when two owners block each other at the same moment', async () => {
    const [first, second] = [
      await personWith(shop, 'owner', 'first'),
      await personWith(shop, 'owner', 'second'),
    ]
    await Promise.all([block(first, second), block(second, first)])
    expect(Object.values(await rolesNow()).toSorted()).toEqual(['blocked', 'owner'])
  })
})

describe('the list of accounts', () => {
  test('finds by a part of the name or e-mail, and by role, the newest first', async () => {
    const owner = await personWith(shop, 'owner')
    await personWith(shop, 'moderator', 'mina')
    await personWith(shop, 'customer', 'su_re')
    await personWith(shop, 'customer', 'suure')
    const emails = async (query: string) =>
      ((await owner.browser.get(`/users?${query}`)).content as unknown as { email: string }[]).map(
        ({ email }) => email.split('@')[0],
      )
    expect(await emails('')).toEqual(['suure', 'su_re', 'mina', 'owner'])
    expect(await emails('q=MIN')).toEqual(['mina'])
    expect(await emails('q=u_r')).toEqual(['su_re'])
    expect(await emails('role=owner')).toEqual(['owner'])
  })
})

test('the audit records who did what to whom, when and from where', async () => {
  const owner = await personWith(shop, 'owner')
  const mina = await personWith(shop, 'customer', 'mina')
  await give(owner, mina, 'moderator')
  await give(owner, mina, 'moderator')
  await block(owner, mina)
  await unblock(owner, mina)
  const entries = (await owner.browser.get('/audit')).content
  const by = { actorId: owner.id, subjectId: mina.id, origin: '203.0.113.7' }
  expect(entries).toMatchObject([
    { ...by, action: 'user-unblocked', before: { blocked: true }, after: { blocked: false } },
    { ...by, action: 'user-blocked', before: { blocked: false }, after: { blocked: true } },
    { ...by, action: 'role-changed', before: { role: 'customer' }, after: { role: 'moderator' } },
  ])
})

test('the audit lists refused tries, of one kind or of one person where that is asked', async () => {
  const owner = await personWith(shop, 'owner')
  const mina = await personWith(shop, 'customer', 'mina')
  await mina.browser.get('/users')
  await new TestBrowser(shop).post('/auth/sign-in', {
    email: 'stranger@example.com',
    password: 'guessed-it',
  })
  const listed = async (query = '') =>
    (await owner.browser.get(`/audit/refusals${query}`)).content as unknown as object[]
  const minas = {
    refused: 'permission-refused',
    permission: 'see-users',
    times: 1,
    accountId: mina.id,
    network: '203.0.113.7',
  }
  expect(await listed()).toMatchObject([{ refused: 'sign-in-failed', accountId: null }, minas])
  expect(await listed('?refused=permission-refused')).toMatchObject([minas])
  expect(await listed(`?person=${mina.id}`)).toMatchObject([minas])
})

test('the outbox, whose links open accounts, is for owners only', async () => {
  const owner = await personWith(shop, 'owner')
  const admin = await personWith(shop, 'admin')
  await shop.mail.send({
    to: owner.email,
    language: 'en',
    template: 'reset-password',
    values: { name: 'Rahima', link: 'http://shop.example/reset?token=secret', validMinutes: 60 },
  })
  expect((await admin.browser.get('/outbox')).status).toBe(403)
  const outbox = (await owner.browser.get('/outbox')).content as unknown as object[]
  // The latest first; those before it ask newcomers to prove their address.
  expect(outbox[0]).toMatchObject({
    to: owner.email,
    sentAt: null,
    // Programs know it by this name; the table calls it created_at.
    madeAt: expect.stringMatching(/^\d{4}-.*Z$/),
    text: expect.stringContaining('token=secret'),
  })
  expect(outbox[0]).not.toHaveProperty('createdAt')
})
