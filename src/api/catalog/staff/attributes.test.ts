import { beforeEach, expect, test } from 'vitest'
import { shelve } from '../../../../tests/examples/examples.ts'
import { openShopWith, type Person } from '../../../../tests/examples/staff-examples.ts'

let moderator: Person
beforeEach(async () => {
  const opened = await openShopWith({ mina: 'moderator' })
  moderator = opened.people.mina
  await shelve(opened.shop, { category: 'kitchen' })
})

const send = (method: string, path: string, body?: object) =>
  moderator.browser.send(method, path, body ?? {})

const material = {
  name: 'Material',
  nameBn: 'উপাদান',
  kind: 'choice',
  choices: [{ name: 'Clay', nameBn: 'মাটি' }],
  categories: ['kitchen'],
}

test('a program of staff defines an attribute, gives it to a product, and everybody reads it in their language', async () => {
  const made = await send('POST', '/attributes', material)
  expect(made).toMatchObject({ status: 201, content: { slug: 'material', version: 1 } })
  const { id } = made.content as { id: string }
  expect((await moderator.browser.get('/attributes')).content).toMatchObject([
    { id, kind: 'choice', choices: [{ slug: 'clay' }], categories: ['kitchen'], isFilter: true },
  ])
  const cup = {
    name: 'Cup',
    slug: 'cup',
    category: 'kitchen',
    status: 'active',
    variants: [{ sku: 'CUP', priceInPaisa: 5000 }],
    attributes: [{ attribute: 'material', value: 'clay' }],
  }
  const product = (await send('POST', '/products', cup)).content as { id: string }
  expect((await moderator.browser.get(`/products/${product.id}`)).content).toMatchObject({
    attributes: [{ attribute: 'material', value: 'clay', valueBn: null }],
  })
  expect((await moderator.browser.get('/product/cup?language=bn')).content).toMatchObject({
    specification: [{ attribute: 'material', name: 'উপাদান', value: 'মাটি' }],
  })

  const having = async (...asked: string[]) =>
    (await moderator.browser.get(`/products?${asked.map((one) => `attribute=${one}`).join('&')}`))
      .content as unknown as { slug: string }[]
  expect(await having('material:clay', 'material:tin')).toMatchObject([{ slug: 'cup' }])
  expect(await having('material:tin')).toEqual([])

  const lost = await send('PUT', `/attributes/${id}`, {
    ...material,
    choices: [{ name: 'Tin' }],
    version: 1,
  })
  expect(lost).toMatchObject({ status: 409, content: { code: 'choice-in-use' } })
  expect((await send('PUT', '/attributes/order', { ids: [id] })).status).toBe(200)
  expect((await send('DELETE', `/attributes/${id}?version=1`)).status).toBe(204)
  expect((await moderator.browser.get('/product/cup')).content).toMatchObject({ specification: [] })
})

test('what cannot be is refused in words', async () => {
  const refusalOf = async (body: object, path = '/attributes', method = 'POST') => {
    const { status, content } = await send(method, path, body)
    return [status, (content as { code?: string }).code]
  }
  expect(await refusalOf({ ...material, categories: ['none'] })).toEqual([400, 'unknown-category'])
  expect(await refusalOf({ ...material, choices: [] })).toEqual([400, 'invalid'])
  expect(await refusalOf({ ...material, kind: 'colour' })).toEqual([400, 'invalid'])
  const gone = `/attributes/${crypto.randomUUID()}`
  expect(await refusalOf({ ...material, version: 1 }, gone, 'PUT')).toEqual([
    404,
    'attribute-not-found',
  ])
  const cup = { name: 'Cup', category: 'kitchen', variants: [{ sku: 'CUP', priceInPaisa: 5000 }] }
  const attributes = [{ attribute: 'weight', value: 3 }]
  expect(await refusalOf({ ...cup, attributes }, '/products')).toEqual([400, 'unknown-attribute'])
})
