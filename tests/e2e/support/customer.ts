import { randomBytes, randomInt } from 'node:crypto'
import { expect, type BrowserContext, type Page } from '@playwright/test'
import { open } from './shopper.ts'

/** Somebody with an account. */
export interface Customer {
  name: string
  email: string
  password: string
}

/** With an address that no other journey, browser or second try uses. */
export function aCustomer(name = 'Rahima Khatun'): Customer {
  const tag = randomBytes(4).toString('hex')
  return { name, email: `customer-${tag}@example.com`, password: 'tulsi-pata' }
}

/** A mobile number that no other journey orders with. */
export const aPhone = (): string => `017${String(randomInt(1e8)).padStart(8, '0')}`

type Browser = Pick<BrowserContext, 'request'>

/** As pages of the shop send it. */
export async function asPage({ request }: Browser): Promise<{ origin: string }> {
  const answer = await request.get('/healthz')
  return { origin: new URL(answer.url()).origin }
}

/** Signs up behind the scenes: the browser has the session's cookie afterwards. */
export async function signUp(
  browser: Browser,
  customer: Customer = aCustomer(),
): Promise<Customer> {
  const answer = await browser.request.post('/api/auth/sign-up', {
    data: customer,
    headers: await asPage(browser),
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return customer
}

export interface Placed {
  _id: string
  orderId: string
  trackingId: string
}

/** Orders behind the scenes, as the person the browser is signed in as. */
export async function placeOrder(
  browser: Browser,
  {
    slug,
    quantity = 1,
    phone,
    email,
    fullName = 'Rahima Khatun',
  }: { slug: string; quantity?: number; phone?: string; email?: string; fullName?: string },
): Promise<Placed> {
  const found = await browser.request.get(`/api/product/${slug}`)
  const { variants } = (await found.json()) as { variants: { id: string }[] }
  const answer = await browser.request.post('/api/order', {
    data: {
      fullName,
      phone: phone ?? aPhone(),
      ...(email !== undefined && { email }),
      district: 'Dhaka',
      area: 'Dhanmondi',
      address: 'House 7, Road 4, beside the mosque',
      lines: [{ variantId: variants[0]?.id, quantity }],
    },
    headers: { ...(await asPage(browser)), 'idempotency-key': randomBytes(12).toString('hex') },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()) as Placed
}

export async function fillSignIn(page: Page, { email, password }: Customer): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign in' })
  await form.getByLabel('E-mail address').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Sign in' }).click()
}

/** As somebody who types. */
export async function signIn(page: Page, customer: Customer, go = open): Promise<void> {
  await go(page, '/login')
  await fillSignIn(page, customer)
  await expect(page).toHaveURL(/\/dashboard$/)
}

export const storedToken = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('access-token'))
