import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { troubleIn } from '#pages/form/form-result.ts'
import type { Actor } from '#shop/identity/roles/actor.ts'
import { productQuestions } from '#shop/reviews/questions/tables.ts'
import { reviews } from '#shop/reviews/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { inNameOf } from '../../../tests/examples/initiators.ts'
import { aQuestion, aReview } from '../../../tests/examples/reviews/review-examples.ts'
import { openShopWith } from '../../../tests/examples/staff-examples.ts'
import { postForm } from '../../../tests/support/post-form.ts'
import { questionsAction } from './questions/questions-action.ts'
import { reviewsAction, type ReviewsResult } from './reviews-action.ts'

let shop: Shop
let account: Actor
beforeEach(async () => {
  const opened = await openShopWith({ mina: 'moderator' })
  shop = opened.shop
  account = (await inNameOf(shop, opened.people.mina.id)).actor
})

const send = async (fields: [string, string][]) =>
  (
    await postForm(reviewsAction, {
      shop,
      to: '/dashboard/reviews',
      fields,
      account,
      isFetched: true,
    })
  ).result as ReviewsResult | undefined
const statuses = async () =>
  (await shop.database.select().from(reviews).orderBy(reviews.id)).map(({ status }) => status)
const pick = ({ id }: { id: string }, status = 'waiting', version = 1): [string, string] => [
  'pick',
  `${id} ${version} ${status}`,
]

test('those that are ticked are shown or hidden at once, and one press takes it back', async () => {
  const [one, other] = [await aReview(shop), await aReview(shop)]
  const approved = await send([['what', 'approve'], pick(one), pick(other)])
  expect(approved?.answer).toMatchObject({ done: 2, stayed: 0 })
  const hidden = await send([['what', 'hide'], pick(one, 'approved', 2)])
  expect(await statuses()).toEqual(['hidden', 'approved'])
  const undo = hidden?.answer?.undo ?? []
  await send([['what', 'undo'], ...undo.map((said): [string, string] => ['pick', said])])
  expect(await statuses()).toEqual(['approved', 'approved'])
})

test('nothing ticked, and what a colleague was quicker with, are said', async () => {
  expect(troubleIn(await send([['what', 'approve']]))).toBe('none-picked')
  const one = await aReview(shop)
  await send([['what', 'hide'], pick(one)])
  expect(troubleIn(await send([['what', 'approve'], pick(one)]))).toBe('changed-meanwhile')
})

test('a review is answered, and a question is answered, hidden and shown again', async () => {
  const review = await aReview(shop)
  await send([
    ['what', 'answer'],
    ['id', review.id],
    ['version', '1'],
    ['text', 'Thank you'],
  ])
  const [row] = await shop.database.select().from(reviews).where(eq(reviews.id, review.id))
  expect(row?.answer).toBe('Thank you')

  const { id } = await aQuestion(shop)
  const ask = async (what: string, version: number, more: Record<string, string> = {}) => {
    const fields = { what, id, version: String(version), ...more }
    const to = '/dashboard/reviews/questions'
    return (await postForm(questionsAction, { shop, to, fields, account, isFetched: true })).result
  }
  const status = async () =>
    (await shop.database.select().from(productQuestions)).map((one) => one.status)
  expect(Object.keys((await ask('answer', 1, { text: ' ' }))?.error?.fieldErrors ?? {})).toEqual([
    'text',
  ])
  await ask('answer', 1, { text: 'Yes' })
  await ask('hide', 2)
  expect(await status()).toEqual(['hidden'])
  await ask('undo', 3)
  expect(await status()).toEqual(['answered'])
})
