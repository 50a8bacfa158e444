import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  aReview,
  aReviewOf,
  delivered,
} from '../../../../tests/examples/reviews/review-examples.ts'
import { aScript } from '../../../../tests/examples/initiators.ts'
import { announcedDuring, stocked } from '../../../../tests/examples/order-examples.ts'
import { explainQueries } from '../../../../tests/support/explain-queries.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { listProducts } from '../../catalog/listings/list-products.ts'
import { products } from '../../catalog/tables.ts'
import { byStranger } from '../../initiator.ts'
import type { Shop } from '../../shop.ts'
import { forgetReviewers } from '../forget-reviewers.ts'
import { countQuestions, listQuestions, listShownQuestions } from '../questions/list-questions.ts'
import { questionStatuses } from '../questions/question.ts'
import { reviewStatuses } from '../review.ts'
import { listShownReviews } from '../shown/list-shown.ts'
import { reviewPhotos, reviewReports, reviews } from '../tables.ts'
import { reportReview } from '../writing/report-review.ts'
import { writeReview } from '../writing/write-review.ts'
import { answerReview } from './answer-review.ts'
import { countReviews, countWaiting } from './count-reviews.ts'
import { listReviews } from './list-reviews.ts'
import { moderateReview } from './moderate-review.ts'
import { moderateReviews } from './moderate-reviews.ts'

let shop: Shop
let tea: string
beforeEach(async () => {
  shop = await openTestShop()
  tea = await stocked(shop, { name: 'Tea', stock: 100 })
})

const approve = (id: string, version = 1) =>
  moderateReview(shop, aScript, { id, version, to: 'approved' })
const hide = (id: string, version: number) =>
  moderateReview(shop, aScript, { id, version, to: 'hidden' })
const starsOf = async (productId: string) =>
  (await shop.database.select().from(products).where(eq(products.id, productId)))[0]?.starCounts
const reader = (host: number) => byStranger(`203.0.113.${host}`)

describe('stars of a product', () => {
  test('are those of the reviews that are shown: approved, hidden, taken back, written anew', async () => {
    const order = await delivered(shop, tea)
    const { productId } = order
    await writeReview(shop, reader(7), aReviewOf(order, 4))
    const [{ id } = { id: '' }] = await shop.database.select().from(reviews)
    expect(await starsOf(productId)).toEqual([0, 0, 0, 0, 0])
    await approve(id)
    await approve(id, 2)
    expect(await starsOf(productId)).toEqual([0, 0, 0, 1, 0])
    await hide(id, 2)
    expect(await starsOf(productId)).toEqual([0, 0, 0, 0, 0])
    await moderateReview(shop, aScript, { id, version: 3, to: 'approved' })
    await writeReview(shop, reader(7), aReviewOf(order, 2))
    expect(await starsOf(productId)).toEqual([0, 0, 0, 0, 0])
    await approve(id, 5)
    expect(await starsOf(productId)).toEqual([0, 1, 0, 0, 0])
  })

  test('are right however many reviews are approved, hidden and approved again at once', async () => {
    const all = []
    for (let index = 0; index < 12; index++)
      all.push(await aReview(shop, { variantId: tea, stars: ((index % 5) + 1) as 1 }))
    const [first] = all
    // Each twice at once: the second finds another version.
    await Promise.all([...all, ...all].map(({ id }) => approve(id)))
    await Promise.all(all.slice(0, 5).map(({ id }) => hide(id, 2)))
    await Promise.all(all.slice(0, 2).map(({ id }) => approve(id, 3)))
    expect(await starsOf(first?.productId ?? '')).toEqual([3, 3, 1, 1, 1])
    const shown = await listShownReviews(shop, { productId: first?.productId ?? '' })
    expect(shown.reviews).toHaveLength(9)
  })

  test('sort the shop: many good ones before a single best one, and what nobody reviewed last', async () => {
    const single = await aReview(shop, { variantId: await stocked(shop, { stock: 5 }) })
    await approve(single.id)
    const { productId } = await aReview(shop, { variantId: tea })
    await shop.database
      .update(products)
      .set({ starCounts: [0, 0, 0, 10, 40] })
      .where(eq(products.id, productId))
    await stocked(shop, { name: 'New', stock: 5 })
    const filter = { colors: [], sizes: [], sort: 'rating', page: 1 } as const
    const listed = await listProducts(shop, filter)
    expect(listed.products.map(({ rating }) => rating)).toEqual([
      { average: 4.8, count: 50 },
      { average: 5, count: 1 },
      undefined,
    ])
  })

  test('concern the page of the product and lists by rating, and nothing else', async () => {
    const { id, productId } = await aReview(shop, { variantId: tea })
    const topics = await announcedDuring(() => approve(id))
    expect(topics).toHaveLength(3)
    expect(topics).toEqual(
      expect.arrayContaining([`product:${productId}`, 'rated:*', expect.stringMatching(/^rated:/)]),
    )
    expect(await announcedDuring(() => reportReview(shop, reader(1), report(id)))).toEqual([])
  })
})

const report = (reviewId: string) => ({ reviewId, reason: 'untrue' }) as const

test('nothing is shown that its writer changed while somebody read it', async () => {
  const order = await delivered(shop, tea)
  await writeReview(shop, reader(7), aReviewOf(order, 4))
  const [{ id } = { id: '' }] = await shop.database.select().from(reviews)
  await writeReview(shop, reader(7), aReviewOf(order, 4, 'Buy elsewhere'))
  expect(await approve(id)).toMatchObject({ outcome: 'changed-meanwhile', version: 2 })
})

test('many are approved at once, and what somebody changed meanwhile is named', async () => {
  const [one, other] = [await aReview(shop), await aReview(shop)]
  await hide(other.id, 1)
  expect(await moderateReviews(shop, aScript, { chosen: [one, other], to: 'approved' })).toEqual({
    outcome: 'moderated',
    done: [{ id: one.id, version: 2 }],
    stayed: [other.id],
  })
})

test('a reader reports a review once, from one client or account; who approves it again has judged', async () => {
  const { id } = await aReview(shop)
  expect(await reportReview(shop, reader(1), report(id))).toEqual({ outcome: 'not-found' })
  await approve(id)
  for (const host of [1, 1, 2]) await reportReview(shop, reader(host), report(id))
  expect(await countReviews(shop)).toEqual({ waiting: 0, approved: 1, hidden: 0, reported: 1 })
  expect(await listReviews(shop, { filter: { isReported: true } })).toMatchObject({
    reviews: [{ id, reports: 2 }],
  })
  await approve(id, 2)
  await reportReview(shop, reader(2), report(id))
  expect(await listReviews(shop, { filter: { isReported: true } })).toMatchObject({ reviews: [] })
  const kept = await shop.database.select().from(reviewReports)
  expect(kept.map(({ reader: by }) => by).join()).not.toContain('203.0.113')
})

test('staff find reviews by status, stars, product, order, name and words, page by page', async () => {
  const first = await aReview(shop, { text: 'Smells of jasmine', stars: 2 })
  const second = await aReview(shop, { author: 'Karim ***' })
  await approve(second.id)
  const found = async (filter: object, wanted = {}) => {
    const listed = await listReviews(shop, { filter, ...wanted })
    return listed.outcome === 'listed' ? listed.reviews.map(({ id }) => id) : listed.outcome
  }
  expect(await found({})).toEqual([second.id, first.id])
  expect(await found({}, { limit: 1, after: second.id })).toEqual([first.id])
  expect(await found({ status: 'approved' })).toEqual([second.id])
  expect(await found({ stars: 2 })).toEqual([first.id])
  expect(await found({ productId: second.productId })).toEqual([second.id])
  expect(await found({ q: 'JASMINE' })).toEqual([first.id])
  expect(await found({ q: 'karim' })).toEqual([second.id])
  expect(await found({ q: 'a' })).toBe('too-short')
})

test('the shop answers below the review, and takes the answer away', async () => {
  const { id, productId } = await aReview(shop)
  await approve(id)
  await answerReview(shop, aScript, { id, version: 2, text: 'Thank you' })
  const shown = async () => (await listShownReviews(shop, { productId })).reviews[0]?.answer
  expect(await shown()).toBe('Thank you')
  expect(await answerReview(shop, aScript, { id, version: 2, text: '' })).toMatchObject({
    outcome: 'changed-meanwhile',
  })
  await answerReview(shop, aScript, { id, version: 3, text: '' })
  expect(await shown()).toBe('')
})

test('who leaves takes name, number and photos along; stars and words stay, as orders do', async () => {
  const { id, productId, phone } = await aReview(shop)
  await approve(id)
  const other = await aReview(shop, { variantId: tea })
  await shop.database.transaction((database) => forgetReviewers(database, { phones: [phone] }))
  expect((await listShownReviews(shop, { productId })).reviews).toMatchObject([
    { author: '', text: 'Good tea', photos: [] },
  ])
  expect(await starsOf(productId)).toEqual([0, 0, 0, 0, 1])
  const [kept] = await shop.database.select().from(reviews).where(eq(reviews.id, other.id))
  expect(kept).toMatchObject({ author: 'Rahima ***', phone: other.phone })
  expect(await shop.database.$count(reviewPhotos)).toBe(0)
})

test('however many reviews and questions there are, none of it reads all of them', async () => {
  const { productId, id } = await aReview(shop, { variantId: tea })
  await shop.database.transaction(async (database) => {
    // Each of an order that is not there: to place so many takes minutes.
    await database.execute(sql`SET LOCAL session_replication_role = replica`)
    await database.execute(sql`
      INSERT INTO reviews (id, product_id, order_ref, order_id, author, stars, text, written_at, status)
      SELECT gen_random_uuid(), ${productId}, gen_random_uuid(), n::text, 'Rahima', 1 + n % 5, 'Review number ' || n, now(),
        CASE WHEN n % 100 = 0 THEN 'waiting' WHEN n % 2 = 0 THEN 'hidden' ELSE 'approved' END
      FROM generate_series(1, 10000) n`)
    await database.execute(sql`
      INSERT INTO product_questions (id, product_id, author, text, asked_at, fingerprint, answer, answered_at, status)
      SELECT gen_random_uuid(), ${productId}, 'Rahima', 'Question number ' || n, now(), n::text, 'Yes', now(),
        CASE WHEN n % 100 = 0 THEN 'waiting' WHEN n % 2 = 0 THEN 'hidden' ELSE 'answered' END
      FROM generate_series(1, 10000) n`)
  })
  await shop.database.execute(sql`VACUUM ANALYZE reviews, product_questions`)
  const plans = await explainQueries(shop, async (watched) => {
    for (const after of [undefined, id]) {
      for (const status of [undefined, ...reviewStatuses])
        for (const stars of [undefined, 1] as const)
          await listReviews(watched, { filter: { status, stars }, after })
      for (const status of [undefined, ...questionStatuses])
        await listQuestions(watched, { filter: { status }, after })
      await listReviews(watched, { filter: { isReported: true }, after })
      await listQuestions(watched, { filter: { isReported: true }, after })
      await listReviews(watched, { filter: { productId }, after })
      await listShownReviews(watched, { productId, after })
      await listShownQuestions(watched, { productId, after })
    }
    await countReviews(watched)
    await countQuestions(watched)
    await countWaiting(watched, 99)
  })
  expect(plans.length).toBeGreaterThan(25)
  for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on (reviews|product_questions)\b/)
})
