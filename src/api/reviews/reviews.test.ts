import { beforeEach, expect, test } from 'vitest'
import type { Shop } from '#shop/shop.ts'
import { TestBrowser, type TestAnswer } from '../../../tests/examples/identity-examples.ts'
import { aQuestion, aReview, delivered } from '../../../tests/examples/reviews/review-examples.ts'
import { stocked } from '../../../tests/examples/order-examples.ts'
import { openShopWith, type Person } from '../../../tests/examples/staff-examples.ts'

let shop: Shop
let mina: TestBrowser
let rahima: Person
beforeEach(async () => {
  const opened = await openShopWith({ mina: 'moderator', rahima: 'customer' })
  shop = opened.shop
  mina = opened.people.mina.browser
  rahima = opened.people.rahima
})

const codeOf = ({ status, content }: TestAnswer) => [status, content['code']]
const stranger = () => new TestBrowser(shop, '203.0.113.9')

test('a customer reviews what came, a moderator shows and answers it, and anybody reads it', async () => {
  const order = await delivered(shop, await stocked(shop, { stock: 5 }), { customerId: rahima.id })
  const { trackingId, productId } = order
  const review = { trackingId, productId, stars: 4, text: 'Strong' }
  expect(codeOf(await stranger().send('PUT', '/reviews', review))).toEqual([
    401,
    'sign-in-required',
  ])
  expect(codeOf(await mina.send('PUT', '/reviews', review))).toEqual([404, 'order-not-found'])
  const written = await rahima.browser.send('PUT', '/reviews', review)
  expect(written.status).toBe(200)
  const id = String(written.content['id'])
  const shown = async () => (await stranger().get(`/product/${productId}/reviews`)).content
  expect(await shown()).toEqual([])
  expect((await mina.get('/reviews/counts')).content).toMatchObject({ waiting: 1 })
  expect((await mina.get('/reviews?status=waiting&stars=4')).content).toMatchObject([
    { id, version: 1, orderId: order.orderId, status: 'waiting' },
  ])
  const approve = { version: 1, to: 'approved' }
  expect(await mina.send('PUT', `/reviews/${id}/status`, approve)).toMatchObject({
    status: 200,
    content: { version: 2 },
  })
  expect(codeOf(await mina.send('PUT', `/reviews/${id}/status`, approve))).toEqual([
    409,
    'changed-meanwhile',
  ])
  await mina.send('PUT', `/reviews/${id}/answer`, { version: 2, text: 'Thank you' })
  expect(await shown()).toMatchObject([
    { id, stars: 4, text: 'Strong', author: 'Rahima ***', answer: 'Thank you' },
  ])
  expect((await stranger().get(`/product/${productId}`)).content).toMatchObject({
    rating: { average: 4, count: 1 },
  })
  expect((await stranger().get('/product?sort=rating&limit=1')).content).toMatchObject([
    { _id: productId, rating: { average: 4, count: 1 } },
  ])
})

test('reviews are read page by page, reported once, and hidden many at once', async () => {
  const tea = await stocked(shop, { stock: 20 })
  const [first, second] = [
    await aReview(shop, { variantId: tea }),
    await aReview(shop, { variantId: tea }),
  ]
  const decide = (version: number, to: 'approved' | 'hidden') =>
    mina.post('/reviews/moderations', {
      reviews: [first, second].map(({ id }) => ({ id, version })),
      to,
    })
  await decide(1, 'approved')
  const page = await stranger().get(`/product/${first.productId}/reviews?limit=1`)
  expect(page.content).toMatchObject([{ id: second.id }])
  const next = /<\/api(.*)>/.exec(page.headers.get('link') ?? '')?.[1] ?? ''
  expect((await stranger().get(next)).content).toMatchObject([{ id: first.id }])

  for (let times = 0; times < 2; times++)
    expect(
      (await stranger().post(`/reviews/${first.id}/reports`, { reason: 'untrue' })).status,
    ).toBe(201)
  expect((await mina.get('/reviews?reported=yes')).content).toMatchObject([
    { id: first.id, reports: 1 },
  ])
  expect((await decide(2, 'hidden')).content).toMatchObject({
    done: [{ id: first.id }, { id: second.id }],
    stayed: [],
  })
  const gone = await stranger().post(`/reviews/${first.id}/reports`, { reason: 'untrue' })
  expect(codeOf(gone)).toEqual([404, 'review-not-found'])
})

test('a guest and an account ask, the shop answers, and a hidden question is gone', async () => {
  const { productId } = await aReview(shop)
  const ask = (browser: TestBrowser, body: object) =>
    browser.post(`/product/${productId}/questions`, body)
  expect((await ask(stranger(), { text: 'Does it keep warm?' })).content).toMatchObject({
    fields: { name: 'Enter your name' },
  })
  const guest = { text: 'Does it keep warm?', name: 'Karim Uddin' }
  expect((await ask(stranger(), guest)).content).toMatchObject({
    fields: { phone: 'Enter a mobile number like 01712-345678' },
  })
  const whole = { ...guest, phone: '01812345678' }
  expect([(await ask(stranger(), whole)).status, (await ask(stranger(), whole)).status]).toEqual([
    201, 201,
  ])
  expect((await ask(rahima.browser, { text: 'Is it heavy?' })).status).toBe(201)
  const listed = (await mina.get('/questions')).content as unknown as {
    id: string
    text: string
    phone: string | null
  }[]
  expect(listed.map(({ text, phone }) => [text, phone])).toEqual([
    ['Is it heavy?', null],
    ['Does it keep warm?', '+8801812345678'],
  ])
  const shown = async () => (await stranger().get(`/product/${productId}/questions`)).content
  expect(await shown()).toEqual([])
  const id = listed[1]?.id
  await mina.send('PUT', `/questions/${id}/answer`, { version: 1, text: 'For three hours' })
  expect(await shown()).toMatchObject([
    { author: 'Karim ***', text: 'Does it keep warm?', answer: 'For three hours' },
  ])
  await mina.send('PUT', `/questions/${id}/hidden`, { version: 2, isHidden: true })
  expect(await shown()).toEqual([])
})

test('what is not there is not found', async () => {
  const unknown = crypto.randomUUID()
  for (const path of [`/product/${unknown}/reviews`, `/product/${unknown}/questions`])
    expect(codeOf(await stranger().get(path))).toEqual([404, 'product-not-found'])
  for (const id of [unknown, 'none'])
    expect(
      codeOf(await mina.send('PUT', `/reviews/${id}/status`, { version: 1, to: 'hidden' })),
    ).toEqual([404, 'review-not-found'])
  expect(
    codeOf(await mina.send('PUT', `/questions/${unknown}/hidden`, { version: 1, isHidden: true })),
  ).toEqual([404, 'question-not-found'])
  expect(codeOf(await mina.get('/reviews?q=a'))).toEqual([400, 'search-too-short'])
  const { version } = await aQuestion(shop)
  expect(version).toBe(1)
})
