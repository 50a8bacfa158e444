import { beforeEach, expect, test } from 'vitest'
import type { Shop } from '#shop/shop.ts'
import { moveOrder } from '#shop/orders/status/move-order.ts'
import { placeOrder } from '#shop/orders/placement/place-order.ts'
import { aScript } from '../../../../tests/examples/initiators.ts'
import { anOrderOf } from '../../../../tests/examples/order-examples.ts'
import { shelve } from '../../../../tests/examples/examples.ts'
import { openShopWith, type Person } from '../../../../tests/examples/staff-examples.ts'

let shop: Shop
let moderator: Person
beforeEach(async () => {
  const opened = await openShopWith({ mina: 'moderator' })
  shop = opened.shop
  moderator = opened.people.mina
  await shelve(shop, { category: 'kitchen', variants: [{ sku: 'TAKEN' }] })
})

const send = (method: string, path: string, body: object) =>
  moderator.browser.send(method, path, body)
const cup = {
  name: 'Clay cup',
  nameBn: 'মাটির কাপ',
  category: 'kitchen',
  status: 'active',
  publishedAt: '2026-01-01T00:00:00+06:00',
  deal: { priceInPaisa: 4000, endsAt: '2099-01-01T00:00:00Z' },
  variants: [{ sku: 'CUP-1', priceInPaisa: 5000, purchaseCostInPaisa: 3000, stockWhenNew: 8 }],
}

test('a moderator adds a product, reads all of it, changes it by version, and its stock step by step (D6)', async () => {
  const made = await send('POST', '/products', cup)
  expect(made).toMatchObject({ status: 201, content: { slug: 'clay-cup', version: 1 } })
  const { id } = made.content as { id: string }
  const read = await moderator.browser.get(`/products/${id}`)
  expect(read).toMatchObject({
    status: 200,
    content: {
      version: 1,
      publishedAt: '2025-12-31T18:00:00.000Z',
      deal: { priceInPaisa: 4000, endsAt: '2099-01-01T00:00:00.000Z' },
      variants: [{ sku: 'CUP-1', purchaseCostInPaisa: 3000, stock: 8 }],
    },
  })

  const [variant] = (read.content as { variants: { id: string }[] }).variants
  const renamed = { ...cup.variants[0], id: variant?.id, sku: 'CUP-RED', color: 'Red' }
  const changed = await send('PUT', `/products/${id}`, {
    version: 1,
    name: 'Cup',
    slug: 'cup',
    deal: null,
    variants: [renamed],
  })
  expect(changed).toMatchObject({ status: 200, content: { id, slug: 'cup', version: 2 } })
  expect((await moderator.browser.get(`/products/${id}`)).content).toMatchObject({
    nameBn: 'মাটির কাপ',
    deal: null,
    formerSlugs: ['clay-cup'],
    variants: [{ id: variant?.id, sku: 'CUP-RED', stock: 8 }],
  })
  const stock = (change: number) =>
    send('POST', `/variants/${variant?.id}/stock`, { change, reason: 'Counted' })
  expect(await stock(-3)).toMatchObject({ status: 200, content: { stockBefore: 8, stockAfter: 5 } })
  expect(await stock(-6)).toMatchObject({ status: 409, content: { code: 'not-enough', now: 5 } })
})

test('what nobody ever ordered is deleted for good; what was ordered stays, also when the order was taken back', async () => {
  const made = await send('POST', '/products', cup)
  const { id } = made.content as { id: string }
  const remove = (product: string, version = 1) =>
    moderator.browser.send('DELETE', `/products/${product}?version=${version}`)
  expect(await remove(id, 7)).toMatchObject({ status: 409, content: { code: 'changed-meanwhile' } })
  expect((await remove(id)).status).toBe(204)
  expect((await moderator.browser.get(`/products/${id}`)).status).toBe(404)
  expect((await remove('nothing')).status).toBe(404)
  // Nobody asked to take the category away with it.
  expect((await send('POST', '/products', { ...cup, name: 'Again' })).status).toBe(201)

  const sold = await shelve(shop, { variants: [{ stock: 5 }] })
  const [variantId = ''] = sold.variantIds
  const order = await placeOrder(shop, anOrderOf([variantId, 1]), crypto.randomUUID())
  if (order.outcome !== 'placed') throw new Error(order.outcome)
  await moveOrder(shop, aScript, { orderRef: order.id, to: 'Canceled' })
  expect(await remove(sold.id)).toMatchObject({ status: 409, content: { code: 'was-sold' } })
})

test('what does not fit is refused by its code, and nothing is written', async () => {
  const { content } = await send('POST', '/products', cup)
  const { id } = content as { id: string }
  const edit = { version: 1, name: 'Cup', variants: cup.variants }
  const [variant] = cup.variants
  const refusals: [object, number, string][] = [
    [{ ...edit, version: 7 }, 409, 'changed-meanwhile'],
    [{ ...edit, variants: [{ ...variant, sku: 'TAKEN' }] }, 409, 'sku-taken'],
    [{ ...edit, category: 'nowhere' }, 400, 'unknown-category'],
    [{ ...edit, version: undefined }, 400, 'invalid'],
    [{ ...edit, publishedAt: 'tomorrow' }, 400, 'invalid'],
  ]
  for (const [body, status, code] of refusals)
    expect(await send('PUT', `/products/${id}`, body)).toMatchObject({ status, content: { code } })
  for (const unknown of ['nothing', crypto.randomUUID()]) {
    const refused = { status: 404, content: { code: 'product-not-found' } }
    expect(await send('PUT', `/products/${unknown}`, edit)).toMatchObject(refused)
    expect(await moderator.browser.get(`/products/${unknown}`)).toMatchObject(refused)
  }
  expect((await moderator.browser.get(`/products/${id}`)).content).toMatchObject({ version: 1 })
})

test('products are listed for programs as the back office lists them: filters, pages, and nobody without a right', async () => {
  await shelve(shop, { name: 'Gone', variants: [{ stock: 0 }] })
  await shelve(shop, { name: 'Cup', variants: [{ barcode: '8901234567894' }], status: 'draft' })
  const namesAt = async (query: string) => {
    const { status, content } = await moderator.browser.get(`/products?${query}`)
    expect({ query, status }).toEqual({ query, status: 200 })
    return (content as unknown as { name: string }[]).map(({ name }) => name)
  }
  expect(await namesAt('stock=sold-out')).toEqual(['Gone'])
  expect(await namesAt('status=draft&missing=picture')).toEqual(['Cup'])
  expect(await namesAt('q=8901234567894')).toEqual(['Cup'])
  expect(await namesAt('limit=2')).toEqual(['Cup', 'Gone'])
  const first = await moderator.browser.get('/products?limit=2&sort=newest')
  expect(first.content).toMatchObject([{ version: 1, stock: 10, lowestInPaisa: 50_000 }, {}])
  const [last] = (first.content as unknown as { id: string }[]).slice(-1)
  expect(await namesAt(`limit=2&after=${last?.id}`)).toHaveLength(1)
  expect((await moderator.browser.get('/products?q=%25')).content).toMatchObject({
    code: 'search-too-short',
  })
  expect((await moderator.browser.get('/products?stock=some')).status).toBe(400)
  const known = { purchaseCostInPaisa: 100 }
  await shelve(shop, { name: 'Mug', variants: [known, { size: 'L', stock: 0 }] })
  await shelve(shop, { name: 'Pot', variants: [known] })
  expect(await namesAt('stock=one-sold-out')).toEqual(['Mug', 'Gone'])
  const costless = await namesAt('missing=cost&status=active')
  expect(costless.slice(0, 2)).toEqual(['Mug', 'Gone'])
  expect(costless).not.toContain('Pot')
})
