import { randomBytes } from 'node:crypto'
import { expect, type BrowserContext } from '@playwright/test'
import { giveRole, ownerLink } from './back-room.ts'
import { aCustomer, signUp, type Customer } from './customer.ts'

/** Makes the browser's person the owner, with the link that the shop prints (D7). The owner of an earlier journey steps down. */
export async function becomeOwner({ request }: BrowserContext): Promise<{ email: string }> {
  const code = (await ownerLink()).split('#')[1]
  const email = `${randomBytes(4).toString('hex')}@owner.example`
  const { origin } = new URL((await request.get('/healthz')).url())
  const answer = await request.post('/api/auth/claim-shop', {
    data: { name: 'Salma Akter', email, password: 'tulsi-pata', code },
    headers: { origin },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return { email }
}

/** Signs somebody in who works here. Nobody becomes an owner this way: a shop has few, and owner.spec.ts counts them. */
export async function becomeStaff(
  context: BrowserContext,
  role: 'moderator' | 'admin',
  name = 'Karim Mia',
): Promise<Customer> {
  const person = await signUp(context, aCustomer(name))
  await giveRole(person.email, role)
  return person
}
