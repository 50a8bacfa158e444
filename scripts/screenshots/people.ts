import { fillVisits } from '../../demo/visits/fill-visits.ts'
import { eq } from 'drizzle-orm'
import type { Shop } from '../../src/shop/shop.ts'
import { users } from '../../src/shop/identity/tables.ts'
import type { StoredRole } from '../../src/shop/identity/roles/role.ts'
import { byScript } from '../../src/shop/initiator.ts'
import { addOrderNote } from '../../src/shop/orders/desk/add-order-note.ts'
import { moveOrder } from '../../src/shop/orders/status/move-order.ts'
import { setPayment } from '../../src/shop/orders/status/set-payment.ts'
import { fetchListedProducts, type ListedProduct } from './listed-products.ts'
import { placeOrder } from './place-order.ts'

/**
 * Who may look at a page: somebody who has just come; somebody with addresses; an old customer with orders; one whose name,
 * address and orders are as long as they may be; the owner.
 */
export type Person = 'newcomer' | 'addressee' | 'customer' | 'long-named' | 'owner'

/** Where people come to: a shop that runs, and a way to work behind its counter. */
export interface Counter {
  origin: string
  behind: (work: (shop: Shop) => Promise<void>) => Promise<void>
}

export const password = 'tulsi-pata'

const phoneBrowser =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
const deskBrowser = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

let came = 0

/** Makes the account of such a person and what is in it; answers the cookies of the browser that is signed in to it. */
export async function makePerson(counter: Counter, person: Person): Promise<string[]> {
  const isLong = person === 'long-named'
  const name = isLong ? longName : person === 'owner' ? 'Salma Akter' : 'Rahima Khatun'
  const email = `${isLong ? 'a.very.long.address.of.somebody.who.writes' : name.split(' ')[0]?.toLowerCase()}.${++came}@example.com`
  const cookies = await send(counter.origin, 'sign-up', { name, email, password })
  if (person === 'newcomer') return cookies
  if (person === 'owner') {
    await fillUsers(counter)
    await fillOrders(counter)
    await counter.behind((shop) => fillVisits(shop, yearOfVisits))
    await counter.behind((shop) => prove(shop, email, 'owner'))
    return cookies
  }
  await saveAddresses(counter.origin, cookies, isLong)
  if (person === 'addressee') return cookies
  await counter.behind((shop) => prove(shop, email, 'customer'))
  await send(counter.origin, 'sign-in', { email, password }, deskBrowser)
  await order(counter, cookies)
  return cookies
}

const longName = 'Mohammad Abdullah Al-Mamun Chowdhury ibn Shamsul Huda of Brahmanbaria'

async function send(
  origin: string,
  what: 'sign-up' | 'sign-in',
  body: object,
  browser = phoneBrowser,
): Promise<string[]> {
  const answer = await fetch(`${origin}/api/auth/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, 'user-agent': browser },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${what} was refused: ${await answer.text()}`)
  return answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
}

async function prove({ database }: Shop, email: string, role: StoredRole): Promise<void> {
  await database.update(users).set({ role, emailVerified: true }).where(eq(users.email, email))
}

const yearOfVisits = { days: 365, visitsPerDay: 60, onProgress: () => {} }

/** What the owner's lists are about. */
async function fillUsers(counter: Counter): Promise<void> {
  const names = ['Karim Mia', 'নাসরিন আক্তার', longName, 'Tania Sultana', 'Blocked Person']
  for (const [index, name] of names.entries()) {
    const email = `person.${++came}.${index === 2 ? 'with.a.rather.long.address.' : ''}${index}@example.com`
    await send(counter.origin, 'sign-up', { name, email, password })
    await counter.behind(async (shop) => {
      if (index === 3) await prove(shop, email, 'moderator')
      if (index === 4)
        await shop.database
          .update(users)
          .set({ blockedAt: new Date() })
          .where(eq(users.email, email))
    })
  }
}

async function saveAddresses(origin: string, cookies: string[], isLong: boolean): Promise<void> {
  const saved = [
    {
      fullName: isLong ? longName : 'Rahima Khatun',
      phone: '01712345678',
      district: 'Dhaka',
      area: 'Dhanmondi',
      address: isLong
        ? 'Flat 12-B, the yellow building behind the old mosque and beside the new pharmacy, second lane on the left after the bridge over the canal, Road 4, Block C'
        : 'House 7, Road 4, beside the mosque',
    },
    {
      fullName: 'Office of Karim & Sons',
      phone: '01812345678',
      district: 'Chattogram',
      area: 'Hathazari',
      address: 'Third floor, Agrabad Commercial Area',
    },
    {
      fullName: 'Amma',
      phone: '01912345678',
      district: 'Sylhet',
      area: 'Beanibazar',
      address: 'Mathiura village',
    },
  ]
  for (const body of saved) {
    const answer = await fetch(`${origin}/api/addresses`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin,
        cookie: cookies.join('; '),
      },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`The address was refused: ${await answer.text()}`)
  }
}

/** Four orders, each as far as the next status. */
async function order({ origin, behind }: Counter, cookies: string[]): Promise<void> {
  const products = (await fetchListedProducts(origin)).filter(({ variants }) =>
    inStock(variants[0]),
  )
  const ways = [
    ['Canceled'],
    ['Processing', 'Shipped', 'Delivered'],
    ['Processing', 'Shipped'],
    [],
  ] as const
  for (const [index, way] of ways.entries()) {
    const wanted = products.slice(0, index + 1)
    const { _id: orderRef } = await placeOrder(origin, wanted, cookies)
    await behind(async (shop) => {
      for (const to of way)
        await moveOrder(shop, byScript('screenshots'), { orderRef, to, reason: 'Asked to wait' })
    })
  }
}

/** What the lists of orders are about: of guests, in every status. */
async function fillOrders({ origin, behind }: Counter): Promise<void> {
  const products = (await fetchListedProducts(origin)).filter(({ variants }) =>
    inStock(variants[0]),
  )
  const ways = [
    ['Processing', 'Shipped', 'Delivered'],
    ['Canceled'],
    ['Processing', 'Shipped', 'Canceled'],
    ['Processing', 'Shipped'],
    ['Processing'],
    [],
  ] as const
  const by = byScript('screenshots')
  for (const [index, way] of ways.entries()) {
    const { _id: orderRef } = await placeOrder(origin, products.slice(index, index * 2 + 1))
    await behind(async (shop) => {
      for (const to of way)
        await moveOrder(shop, by, { orderRef, to, reason: 'Nobody answered, three calls' })
      if (way.at(-1) === 'Delivered') await setPayment(shop, by, { orderRef, to: 'collected' })
      const text = 'Wants it after six.\nThe gate is closed: call first.'
      if (way.length === 0) await addOrderNote(shop, by, { orderRef, text })
    })
  }
}

const inStock = (variant?: ListedProduct['variants'][number]) => variant?.stock !== 'sold-out'
