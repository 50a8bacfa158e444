import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { shelve, uniquely, type ShelvedProduct } from '../support/back-room.ts'
import {
  aCustomer,
  fillSignIn,
  storedToken,
  placeOrder,
  signIn,
  signUp,
  type Customer,
} from '../support/customer.ts'
import { expect, test } from '../support/journey.ts'
import { addToCart, expectInCart, isAlive, open, reload, visit } from '../support/shopper.ts'

/** Two devices that change the lists at once: one is refused because of the other (409), merges and sends again. */
test.use({ expectedOnTheConsole: [/status of 409|ERR_INTERNET_DISCONNECTED/] })

const lines = (page: Page) =>
  page.getByRole('list', { name: 'Products in the cart' }).getByRole('listitem')
const wishLink = (page: Page, items: string) =>
  page.getByRole('banner').getByRole('link', { name: `Wishlist, ${items}` })

/** Once more, from a page of the shop. */
async function addMore(page: Page, { slug }: ShelvedProduct, items: string): Promise<void> {
  if (!page.url().endsWith(slug)) await visit(page, `/product/${slug}`)
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expectInCart(page, items)
}

async function wish(page: Page, { slug, name }: ShelvedProduct): Promise<void> {
  await visit(page, `/product/${slug}`)
  const heart = page.getByRole('button', { name: `Keep in the wishlist: ${name}` }).first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
}

/** What the shop keeps for the person as whom the browser is signed in: 'lamp 2, vase 1 ♥ rug'. */
async function syncedLists({ request }: Pick<BrowserContext, 'request'>): Promise<string> {
  interface Named {
    quantity?: number
    item: { name: string } | null
  }
  const answer = await request.get('/api/me/lists')
  const { cart, wishlist } = (await answer.json()) as { cart: Named[]; wishlist: Named[] }
  const names = (list: Named[]) =>
    list.map(({ item, quantity }) => [item?.name, quantity].filter(Boolean).join(' ')).join(', ')
  return `${names(cart)} ♥ ${names(wishlist)}`
}

const expectSynced = (browser: Pick<BrowserContext, 'request'>, lists: string) =>
  expect.poll(() => syncedLists(browser)).toBe(lists)

/** Another device of the same person. */
async function anotherDevice(browser: Browser, customer: Customer): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, customer)
  return page
}

test('What I put together as a guest is in my account once I sign in, and on my other devices; what I take out there is gone here', async ({
  page,
  context,
  request,
  browser,
}) => {
  const customer = await signUp({ request })
  const [lamp, vase, rug] = await Promise.all(
    ['Brass lamp', 'Clay vase', 'Jute rug'].map((name) => shelve({ name: uniquely(name) })),
  )
  if (!lamp || !vase || !rug) throw new Error('Expected three products')
  await addToCart(page, lamp)
  await addMore(page, lamp, '2 items')
  await addMore(page, vase, '3 items')
  await wish(page, rug)
  await signIn(page, customer, visit)
  await expectInCart(page, '3 items')
  await expectSynced(context, `${lamp.name} 2, ${vase.name} 1 ♥ ${rug.name}`)

  const phone = await anotherDevice(browser, customer)
  await expectInCart(phone, '3 items')
  await expect(wishLink(phone, '1 item')).toBeVisible()
  await visit(phone, '/dashboard/cart')
  await expect(lines(phone)).toHaveCount(2)
  await expect(lines(phone).nth(0)).toContainText(lamp.name)
  await expect(lines(phone).nth(0).getByRole('textbox', { name: 'Quantity' })).toHaveValue('2')
  await expectAccessible(phone)
  await lines(phone)
    .nth(1)
    .getByRole('button', { name: `Remove ${vase.name}` })
    .click()
  await expectSynced(context, `${lamp.name} 2 ♥ ${rug.name}`)
  await reload(page)
  await expectInCart(page, '2 items')

  await visit(phone, '/dashboard/wishlist')
  await phone.getByRole('button', { name: `Keep in the wishlist: ${rug.name}` }).click()
  await expectSynced(context, `${lamp.name} 2 ♥ `)
  await reload(page)
  await expect(wishLink(page, '0 items')).toBeVisible()
  await phone.context().close()
})

test('Signing out leaves nothing of mine in this browser; signing in again brings it back, and doubles nothing', async ({
  page,
  context,
  request,
}) => {
  const customer = await signUp({ request })
  const [pot, cup] = [
    await shelve({ name: uniquely('Copper pot') }),
    await shelve({ name: uniquely('Tea cup') }),
  ]
  await addToCart(page, pot)
  await addMore(page, pot, '2 items')
  await wish(page, cup)
  await signIn(page, customer, visit)
  const lists = `${pot.name} 2 ♥ ${cup.name}`
  await expectSynced(context, lists)
  for (const guest of [pot, cup]) {
    await page.getByRole('button', { name: 'Sign out' }).first().click()
    await expect(page).toHaveURL(/\/login$/)
    await expectInCart(page, '0 items')
    await expect(wishLink(page, '0 items')).toBeVisible()
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }))
    for (const { name } of [pot, cup]) expect(stored).not.toContain(name)
    // Anyone who comes next is a guest with a cart of their own: the same goods again are not added up.
    if (guest === pot) {
      await isAlive(page)
      await addToCart(page, pot, visit)
      await visit(page, '/login')
    }
    await fillSignIn(page, customer)
    await expect(page).toHaveURL(/\/dashboard$/)
    await expectInCart(page, '2 items')
    await expect(wishLink(page, '1 item')).toBeVisible()
    await expectSynced(context, lists)
  }
})

test('What I put into the cart without a network reaches my account when there is one again', async ({
  page,
  context,
}) => {
  await signUp(context)
  const [bowl, plate] = [
    await shelve({ name: uniquely('Rice bowl') }),
    await shelve({ name: uniquely('Tin plate') }),
  ]
  // The browser has the session; its first page of the account fetches the token.
  await open(page, '/dashboard')
  await expect.poll(() => storedToken(page)).not.toBeNull()
  await addToCart(page, bowl, visit)
  await expectSynced(context, `${bowl.name} 1 ♥ `)
  await visit(page, `/product/${plate.slug}`)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expectInCart(page, '2 items')
  expect(await syncedLists(context)).toBe(`${bowl.name} 1 ♥ `)
  await context.setOffline(false)
  await expectSynced(context, `${bowl.name} 1, ${plate.name} 1 ♥ `)
  await expectInCart(page, '2 items')
})

test('What I press and leave at once is kept all the same', async ({ page, context }) => {
  await signUp(context)
  const spoon = await shelve({ name: uniquely('Wooden spoon') })
  await open(page, '/dashboard')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kept-lists'))).not.toBeNull()
  await addToCart(page, spoon)
  await page.goto('about:blank')
  await expectSynced(context, `${spoon.name} 1 ♥ `)
})

test('What I order leaves the cart on all my devices, the rest stays', async ({
  page,
  context,
  request,
  browser,
}) => {
  const customer: Customer = await signUp({ request }, aCustomer())
  const [kettle, tray] = [
    await shelve({ name: uniquely('Iron kettle') }),
    await shelve({ name: uniquely('Bamboo tray') }),
  ]
  await addToCart(page, kettle)
  await addMore(page, tray, '2 items')
  await signIn(page, customer, visit)
  await expectSynced(context, `${kettle.name} 1, ${tray.name} 1 ♥ `)
  const phone = await anotherDevice(browser, customer)
  await expectInCart(phone, '2 items')
  await placeOrder(context, kettle)
  await expectSynced(context, `${tray.name} 1 ♥ `)
  for (const device of [page, phone]) {
    await reload(device)
    await expectInCart(device, '1 item')
  }
  await expectSynced(context, `${tray.name} 1 ♥ `)
  await phone.context().close()
})

test.describe('after a session has ended', () => {
  // A page that is open long enough asks for a new token, and is refused.
  test.use({ expectedOnTheConsole: [/status of 40[19]/] })

  test('Anyone who signs in at a browser where my session only ended gets their own lists, and none of mine', async ({
    page,
    context,
    request,
    playwright,
    baseURL,
  }) => {
    const me = await signUp({ request })
    const fan = await shelve({ name: uniquely('Palm fan') })
    await addToCart(page, fan)
    await signIn(page, me, visit)
    await expectSynced(context, `${fan.name} 1 ♥ `)
    // As if it had ended by itself.
    await context.clearCookies({ name: 'haat.session_token' })
    await page.evaluate(() => localStorage.removeItem('access-token'))
    const other = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL })
    const friend = await signUp({ request: other }, aCustomer('Karim Mia'))
    await other.dispose()
    const mat = await shelve({ name: uniquely('Sitalpati mat') })
    await addToCart(page, mat)
    await signIn(page, friend)
    await expectSynced(context, `${mat.name} 1 ♥ `)
    await expectInCart(page, '1 item')
    expect(await syncedLists({ request })).toBe(`${fan.name} 1 ♥ `)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('I see in my account what I put together elsewhere', async ({ page, context }) => {
    await signUp(context)
    const [mug, jug] = [
      await shelve({ name: uniquely('Enamel mug') }),
      await shelve({ name: uniquely('Glass jug') }),
    ]
    await page.goto('/dashboard/cart', { waitUntil: 'domcontentloaded' })
    // What is said to those without JavaScript has no role for the test: it is text.
    const said = () => page.getByRole('main').innerText()
    await expect.poll(said).toContain('No products in the Cart')
    const answers = await Promise.all(
      [mug, jug].map(({ slug }) => context.request.get(`/api/product/${slug}`)),
    )
    const [ofMug, ofJug] = (await Promise.all(answers.map((answer) => answer.json()))) as {
      _id: string
      variants: { id: string }[]
    }[]
    const saved = await context.request.put('/api/me/lists', {
      data: {
        version: 0,
        cart: [{ variantId: ofMug?.variants[0]?.id, quantity: 3 }],
        wishlist: [ofJug?.['_id']],
      },
      headers: { origin: new URL(page.url()).origin },
    })
    expect(saved.status(), await saved.text()).toBe(200)
    await page.reload({ waitUntil: 'domcontentloaded' })
    await expect.poll(said).toContain(mug.name)
    expect(await said()).toMatch(/3 × ৳500\s+Subtotal\s+৳1,500/)
    await page.goto('/dashboard/wishlist', { waitUntil: 'domcontentloaded' })
    await expect.poll(said).toContain(jug.name)
    expect(await said()).not.toContain('Your wishlist is empty')
  })
})
