import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { problemIn, troubleIn } from '#pages/form/form-result.ts'
import { findActor } from '#shop/identity/sessions/find-actor.ts'
import { findPerson } from '#shop/identity/users/list-people.ts'
import type { Actor } from '#shop/identity/roles/actor.ts'
import { sessions, users } from '#shop/identity/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { openShopWith, personWith, type Person } from '../../../tests/examples/staff-examples.ts'
import { postForm } from '../../../tests/support/post-form.ts'
import { managingAction } from './managing-action.ts'

let shop: Shop
let owner: Person
let karim: Person
beforeEach(async () => {
  const opened = await openShopWith({ owner: 'owner', karim: 'customer' })
  shop = opened.shop
  ;({ owner, karim } = opened.people)
})

async function actorOf({ browser }: Person): Promise<Actor> {
  const cookies = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
  const found = await findActor(shop, cookies)
  if (found.outcome !== 'known') throw new Error(`Expected somebody, not ${found.outcome}`)
  return found.actor
}

/** What the page answers: what was done, or why not. */
async function send(by: Person, to: Person, fields: Record<string, string>) {
  const { result } = await postForm(managingAction, {
    shop,
    to: `/dashboard/users/${to.id}`,
    params: { user: to.id },
    fields,
    account: await actorOf(by),
  })
  return result?.answer?.outcome ?? troubleIn(result) ?? problemIn(result, 'role')
}

test('a form without JavaScript gives a role, blocks, opens an account again, and signs somebody out', async () => {
  expect(await send(owner, karim, { what: 'role', role: 'moderator' })).toBe('changed')
  expect(await findPerson(shop, karim.id)).toMatchObject({ role: 'moderator', blockedAt: null })
  expect(await send(owner, karim, { what: 'block' })).toBe('done')
  expect((await findPerson(shop, karim.id))?.blockedAt).not.toBeNull()
  expect(await send(owner, karim, { what: 'unblock' })).toBe('done')
  expect((await findPerson(shop, karim.id))?.blockedAt).toBeNull()
  const mina = await personWith(shop, 'customer', 'mina')
  const on = { secondFactorAt: new Date() }
  await shop.database.update(users).set(on).where(eq(users.id, karim.id))
  expect(await send(owner, karim, { what: 'reset-factor' })).toBe('factor-reset')
  expect(await findPerson(shop, karim.id)).toMatchObject({ secondFactorAt: null })
  expect(await send(owner, mina, { what: 'end-sessions' })).toBe('signed-out')
  expect((await mina.browser.get('/auth/session')).content).toEqual({ user: null })
})

test('a browser left open gives no role and takes no second factor away (requires-recent-login); it blocks', async () => {
  await shop.database.update(sessions).set({ createdAt: new Date(Date.now() - 11 * 60_000) })
  const again = 'requires-recent-login'
  expect(await send(owner, karim, { what: 'role', role: 'moderator' })).toBe(again)
  expect(await send(owner, karim, { what: 'reset-factor' })).toBe(again)
  expect(await findPerson(shop, karim.id)).toMatchObject({ role: 'customer' })
  expect(await send(owner, karim, { what: 'block' })).toBe('done')
})

test('what nobody may is refused, and what nobody asked for changes nothing', async () => {
  const admin = await personWith(shop, 'admin')
  expect(await send(admin, owner, { what: 'block' })).toBe('not-allowed')
  expect(await send(admin, karim, { what: 'role', role: 'owner' })).toBe('not-allowed')
  expect(await send(owner, owner, { what: 'role', role: 'customer' })).toBe('last-owner')
  expect(await send(admin, karim, { what: 'reset-factor' })).toBe('not-permitted')
  expect(await send(owner, owner, { what: 'reset-factor' })).toBe('own-factor')
  expect(await send(admin, owner, { what: 'end-sessions' })).toBe('not-allowed')
  expect(await send(owner, owner, { what: 'end-sessions' })).toBe('own-sessions')
  expect(await send(owner, karim, { what: 'role' })).toBe('choose-role')
  expect(await send(owner, karim, { what: 'role', role: 'boss' })).toBe('choose-role')
  expect(await findPerson(shop, karim.id)).toMatchObject({ role: 'customer', blockedAt: null })
})
