import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { productQuestions, questionReports } from '#shop/reviews/questions/tables.ts'
import { reviewPhotos, reviewReports, reviews } from '#shop/reviews/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { stocked } from '../../../tests/examples/order-examples.ts'
import { aReview, delivered } from '../../../tests/examples/reviews/review-examples.ts'
import { postForm } from '../../../tests/support/post-form.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { action as askAction } from './questions/product-questions.tsx'
import { action as reportAction } from './product-reviews.tsx'
import { addReviewPhoto } from '#shop/reviews/writing/review-photos.ts'
import { byStranger } from '#shop/initiator.ts'
import { knowBuyer } from './writing/know-buyer.ts'
import { loadWriting } from './writing/load-writing.ts'
import { writeAction } from './writing/write-action.ts'
import { writePath } from './writing/write-path.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openTestShop()
})

async function anOrder() {
  const order = await delivered(shop, await stocked(shop, { name: 'Tea', stock: 5 }))
  const post = (fields: Record<string, string>, key = order.key, isFetched = true) =>
    postForm(writeAction, {
      shop,
      to: `/bn${writePath(order.trackingId, key)}`,
      params: { order: order.trackingId },
      fields,
      isFetched,
    })
  return { ...order, post }
}

test('the phone number of the order leads to its forms, with and without scripts', async () => {
  const { trackingId, key, post } = await anOrder()
  const page = `/bn/review/${trackingId}?key=${key}`
  const fields = { what: 'phone', phone: '01712345678' }
  expect(await post(fields, '', false)).toMatchObject({ status: 303, goTo: page })
  expect((await post(fields, '')).result).toMatchObject({ answer: { page } })
  expect((await post({ what: 'phone', phone: '01911111111' }, '')).result).toMatchObject({
    error: { fieldErrors: { phone: ['not-found'] } },
  })
})

test('a review is written, shown to its writer again, and written anew', async () => {
  const { trackingId, key, productId, post } = await anOrder()
  expect((await post({ what: 'write', productId, text: 'Strong' })).result).toMatchObject({
    error: { fieldErrors: { stars: ['stars-missing'] } },
  })
  await post({ what: 'write', productId, stars: '4', text: 'Strong' })
  await post({ what: 'write', productId, stars: '5', text: 'Strong' })
  expect(await shop.database.select().from(reviews)).toMatchObject([
    { stars: 5, text: 'Strong', language: 'bn' },
  ])
  expect(await loadWriting(shop, { trackingId, key })).toMatchObject({
    products: [{ productId, name: 'Tea', review: { stars: 5, status: 'waiting', photos: [] } }],
  })
  expect(await loadWriting(shop, { trackingId, key: '' })).toBeUndefined()
  expect((await post({ what: 'write', productId, stars: '1' }, 'x')).status).toBe(400)
})

test('only the file of the buyer is read, and a photo stands without what was sent', async () => {
  const { id, trackingId, key, productId, post } = await anOrder()
  const page = writePath(trackingId, key)
  expect(await knowBuyer(shop, page)).toBe(`buyer of ${id}`)
  expect(await knowBuyer(shop, `/bn${page}`)).toBe(`buyer of ${id}`)
  for (const other of [writePath(trackingId), writePath(trackingId, 'x'), `/product${page}`])
    expect(await knowBuyer(shop, other)).toBeUndefined()
  await post({ what: 'write', productId, stars: '5' })
  const side = { width: 400, height: 300, channels: 3 } as const
  const photo = await sharp({ create: { ...side, background: '#0b6b4f' } })
    .jpeg()
    .toBuffer()
  const send = (proof: { trackingId: string; key: string }) =>
    addReviewPhoto(shop, byStranger('203.0.113.7'), {
      proof,
      productId,
      photo: new Blob([new Uint8Array(photo)]),
    })
  expect(await send({ trackingId, key: '' })).toEqual({ outcome: 'not-found' })
  expect(await send({ trackingId, key })).toEqual({ outcome: 'added' })
  const [row] = await shop.database.select().from(reviewPhotos)
  expect(await shop.files.read(`${row?.pictureHash}.webp`)).toBeDefined()
  expect(await shop.files.read(`${row?.pictureHash}.original`)).toBeUndefined()
  await post({ what: 'photo-remove', productId, hash: row?.pictureHash ?? '' })
  expect(await shop.database.$count(reviewPhotos)).toBe(0)
})

test('a reader reports, and a guest asks, without scripts', async () => {
  const { id, productId } = await aReview(shop, { status: 'approved' })
  const report = { reviewId: id, reason: 'untrue' }
  const params = { product: productId }
  const to = `/product/${productId}/reviews`
  expect(await postForm(reportAction, { shop, to, params, fields: report })).toMatchObject({
    status: 303,
    goTo: to,
  })
  expect(await shop.database.$count(reviewReports)).toBe(1)

  const ask = (fields: Record<string, string>) =>
    postForm(askAction, {
      shop,
      to: `/product/${productId}/questions`,
      params,
      fields: { what: 'ask', ...fields },
    })
  expect((await ask({ text: 'Hm' })).result).toMatchObject({
    error: { fieldErrors: { text: ['question-too-short'] } },
  })
  expect((await ask({ text: 'Is it heavy?', name: 'Karim' })).result).toMatchObject({
    error: { fieldErrors: { phone: ['phone-invalid'] } },
  })
  const whole = { text: 'Is it heavy?', name: 'Karim Uddin', phone: '০১৮১২৩৪৫৬৭৮' }
  expect((await ask(whole)).status).toBe(303)
  expect(await shop.database.select().from(productQuestions)).toMatchObject([
    { author: 'Karim ***', phone: '+8801812345678', status: 'waiting' },
  ])
  const questionId = (await shop.database.select().from(productQuestions))[0]?.id ?? ''
  await shop.database
    .update(productQuestions)
    .set({ status: 'answered', answer: 'No', answeredAt: shop.now() })
  const reported = await ask({ what: 'report', questionId, reason: 'private' })
  expect(reported).toMatchObject({ status: 303, goTo: `/product/${productId}/questions` })
  expect(await shop.database.$count(questionReports)).toBe(1)
})
