import { randomBytes } from 'node:crypto'
import { expect, type BrowserContext } from '@playwright/test'
import { ownerLink } from './back-room.ts'

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
