import { request as post } from 'node:http'
import { expectAccessible } from '../support/accessible.ts'
import { shelve } from '../support/back-room.ts'
import { expect, test } from '../support/journey.ts'
import {
  buyNow,
  expectDeliveryKnown,
  expectOrdered,
  fillCheckout,
  open,
  placeOrderButton,
  rahima,
  readTrackingId,
} from '../support/shopper.ts'

const script = `<script>alert('owned')</script>`
const picture = `<img src=x onerror=alert(1)>`

test('Script in every field of the checkout is text and nothing else', async ({ page }) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const { slug } = await shelve({ name: `Box ${picture}` })
  const hostile = {
    ...rahima,
    fullName: `${script} Begum`,
    address: `${picture} ${script} "'\`;--`,
    note: `</textarea>${script}\${7*7}{{7*7}}`,
  }
  await buyNow(page, { slug })
  await fillCheckout(page, hostile)
  await expectDeliveryKnown(page)
  await placeOrderButton(page).click()
  await expectOrdered(page, hostile)
  const main = page.getByRole('main')
  for (const typed of [hostile.fullName, hostile.address, hostile.note, `Box ${picture}`])
    await expect(main).toContainText(typed)
  await expectAccessible(page)
  await open(page, `/order-tracking?trackingId=${await readTrackingId(page)}`)
  await expect(page.getByRole('main')).toContainText(`Box ${picture}`)
  await open(page, `/shop?q=${encodeURIComponent(script)}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(script)
  await open(page, `/order-tracking?trackingId=${encodeURIComponent(`"><svg onload=alert(1)>`)}`)
  await expect(page.getByLabel('Enter full tracking ID')).toHaveValue('"><svg onload=alert(1)>')
  expect(dialogs).toEqual([])
})

test('A cart full of nonsense from elsewhere breaks nothing', async ({ page }) => {
  await page.addInitScript((name) => {
    const line = {
      name,
      price: 1e308,
      quantity: -5,
      image: 'javascript:alert(1)',
      color: name,
      size: name,
    }
    const ids = ['x', '../../etc/passwd', 'ffffffff-ffff-4fff-bfff-ffffffffffff']
    localStorage.setItem('cart', JSON.stringify(ids.map((id) => ({ ...line, id, variantId: id }))))
  }, picture)
  await open(page, '/checkout')
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText(picture)
})

test('Pages allow no script but their own, and no guessing of types', async ({ request }) => {
  for (const path of [
    '/',
    '/bn',
    '/shop',
    '/product/bifold-leather-wallet',
    '/checkout',
    '/no-such-page',
  ]) {
    const headers = (await request.get(path)).headers()
    const policy = headers['content-security-policy'] ?? ''
    expect(policy, path).toContain("default-src 'none'")
    expect(policy, path).toMatch(/script-src 'self' 'sha256-/)
    expect(policy, path).not.toContain('unsafe')
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['referrer-policy'], path).toBeTruthy()
    expect(headers['permissions-policy'], path).toBeTruthy()
  }
})

test('A page asked for again is 304, a picture and a script are kept for ever', async ({
  request,
}) => {
  const first = await request.get('/')
  const etag = first.headers()['etag'] ?? ''
  expect(etag).not.toBe('')
  const second = await request.get('/', { headers: { 'if-none-match': etag } })
  expect(second.status()).toBe(304)
  expect((await second.body()).length).toBe(0)

  const html = await first.text()
  const [pictureUrl = ''] =
    /\/pictures\/[\w-]+-192\.\w+/.exec(html) ?? /\/pictures\/[\w-]+\.\w+/.exec(html) ?? []
  const [scriptUrl = ''] = /\/assets\/[\w.-]+\.js/.exec(html) ?? []
  for (const path of [pictureUrl, scriptUrl]) {
    // Until a picture of that size is made, another one stands in, which nobody keeps.
    await expect
      .poll(async () => (await request.get(path)).headers()['cache-control'])
      .toContain('immutable')
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    expect(answer.headers()['x-content-type-options'], path).toBe('nosniff')
  }
})

/** Sends the first kilobyte only: the shop need not read ten megabytes to refuse them. */
function announceTenMegabytes(url: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': 10 * 1024 * 1024,
      'idempotency-key': 'hostile-1',
    }
    const posting = post(url, { method: 'POST', headers }, (answer) => {
      resolve(answer.statusCode)
      posting.destroy()
    })
    posting.on('error', reject)
    posting.write('x'.repeat(1024))
  })
}

test('What no browser sends is refused in words, and the shop stays open', async ({
  request,
  baseURL,
}) => {
  expect(await announceTenMegabytes(`${baseURL}/api/order`)).toBe(413)
  const broken = await request.post('/api/order', {
    headers: { 'content-type': 'application/json', 'idempotency-key': 'hostile-2' },
    data: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22]),
  })
  expect(broken.status()).toBe(400)
  for (const path of ['/shop/%E0%A4%A', '/product/%', '/api/order?trackingId=%ff'])
    expect((await request.get(path)).status(), path).toBeLessThan(500)
  for (const path of ['/product/%E0%A4%A', '/product/%ff', '//elsewhere.example/shop']) {
    const page = await request.get(`${baseURL}${path}`)
    expect(page.status(), path).toBe(404)
    expect(await page.text(), path).toContain('This page does not exist')
  }
  expect((await request.post('/checkout', { data: 'x' })).status()).toBe(405)
  expect((await request.get('/readyz')).status()).toBe(200)
})

test('Quantities and ids that cannot be are refused, never placed', async ({ request }) => {
  const variantId = '00000000-0000-4000-8000-000000000000'
  const order = { ...rahima, lines: [{ variantId, quantity: 1 }] }
  const place = (changed: object, key: string) =>
    request.post('/api/order', {
      headers: { 'idempotency-key': `hostile-${key}` },
      data: { ...order, ...changed },
    })
  for (const quantity of [-1, 0, 1.5, 1e21, '2'])
    expect(
      (await place({ lines: [{ variantId, quantity }] }, `quantity-${quantity}`)).status(),
    ).toBe(400)
  expect((await place({}, 'unknown')).status()).toBe(409)
  expect((await place({ lines: [] }, 'empty-cart')).status()).toBe(409)
})
