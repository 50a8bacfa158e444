import { eq } from 'drizzle-orm'
import type { StoredRole } from '../../src/shop/identity/roles/role.ts'
import { users } from '../../src/shop/identity/tables.ts'
import type { Shop } from '../../src/shop/shop.ts'
import { openTestShop } from '../support/test-shop.ts'
import { rahima, signedUp, type TestBrowser } from './identity-examples.ts'

export interface Person {
  browser: TestBrowser
  id: string
  email: string
}

/** Somebody with this role, signed in, who has proved their address. */
export async function personWith(
  shop: Shop,
  role: StoredRole,
  name: string = role,
): Promise<Person> {
  const email = `${name}@example.com`
  const browser = await signedUp(shop, { ...rahima, email })
  const [person] = await shop.database
    .update(users)
    .set({ role, emailVerified: true })
    .where(eq(users.email, email))
    .returning({ id: users.id })
  if (!person) throw new Error(`Expected ${email} to be signed up`)
  return { browser, id: person.id, email }
}

/** A shop with these people: who they are and what their role is. */
export async function openShopWith<Name extends string>(
  roles: Readonly<Record<Name, StoredRole>>,
): Promise<{ shop: Shop; people: Record<Name, Person> }> {
  const shop = await openTestShop()
  const people: Partial<Record<Name, Person>> = {}
  for (const name of Object.keys(roles) as Name[])
    people[name] = await personWith(shop, roles[name], name)
  return { shop, people: people as Record<Name, Person> }
}
