import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { mailsTo, signedUp, rahima } from '../../../../tests/examples/identity-examples.ts'
import { aScript } from '../../../../tests/examples/initiators.ts'
import { stocked } from '../../../../tests/examples/order-examples.ts'
import { aQuestion } from '../../../../tests/examples/reviews/review-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { variants } from '../../catalog/tables.ts'
import { users } from '../../identity/tables.ts'
import { byStranger } from '../../initiator.ts'
import type { Shop } from '../../shop.ts'
import { forgetReviewers } from '../forget-reviewers.ts'
import { answerQuestion, hideQuestion } from './answer-question.ts'
import { askQuestion } from './ask-question.ts'
import { countQuestions, listQuestions, listShownQuestions } from './list-questions.ts'
import { reportQuestion } from './report-question.ts'
import { productQuestions } from './tables.ts'

let shop: Shop
let productId: string
beforeEach(async () => {
  shop = await openTestShop()
  const variant = await stocked(shop, { name: 'Teapot', stock: 5 })
  const [found] = await shop.database.select().from(variants).where(eq(variants.id, variant))
  productId = found?.productId ?? ''
})

const reader = (host: number) => byStranger(`203.0.113.${host}`)
const answer = (id: string, version = 1, text = 'Yes.\n\nTwo litres.') =>
  answerQuestion(shop, aScript, { id, version, text })
const guest = { name: 'Karim', phone: '01812-345678', text: 'Does it hold two litres?' }
const karim = 'karim@example.com'
const kept = async () => (await shop.database.select().from(productQuestions))[0]!

describe('the answer by mail', () => {
  test('goes once to the address that a guest left, in their language, and the address is forgotten', async () => {
    const asked = { ...guest, productId, email: karim, language: 'bn' } as const
    expect(await askQuestion(shop, reader(7), asked)).toEqual({ outcome: 'asked' })
    const { id, email } = await kept()
    expect(email).toBe(karim)
    await answer(id)
    await answer(id, 2, 'Yes, and a half.')
    const mails = await mailsTo(shop, karim)
    expect(mails).toMatchObject([{ template: 'question-answer', language: 'bn' }])
    const text = mails[0]?.text ?? ''
    for (const part of ['Two litres.', `> ${guest.text}`, `/bn/product/`, '/questions'])
      expect(text).toContain(part)
    expect((await kept()).email).toBeNull()
  })

  test('goes to the account that asked, and to nobody where no address was left', async () => {
    await signedUp(shop)
    const [account] = await shop.database.select().from(users)
    const [own, other] = [
      await aQuestion(shop, { productId, customerId: account!.id }),
      await aQuestion(shop, { productId }),
    ]
    await answer(own.id)
    await answer(other.id)
    const mails = await mailsTo(shop, rahima.email)
    expect(mails.filter(({ template }) => template === 'question-answer')).toHaveLength(1)
  })

  test('goes nowhere once the person is forgotten', async () => {
    await askQuestion(shop, reader(7), { ...guest, productId, email: karim })
    await forgetReviewers(shop.database, { phones: ['+8801812345678'] })
    const question = await kept()
    expect(question).toMatchObject({ email: null, phone: null, author: '' })
    await answer(question.id)
    expect(await mailsTo(shop, karim)).toEqual([])
  })

  test('goes to the address that came with the same question a moment later', async () => {
    const asked = { ...guest, productId }
    await askQuestion(shop, reader(7), asked)
    await askQuestion(shop, reader(7), { ...asked, email: karim })
    expect(await shop.database.$count(productQuestions)).toBe(1)
    await answer((await kept()).id)
    expect(await mailsTo(shop, karim)).toMatchObject([{ template: 'question-answer' }])
  })

  test('goes nowhere once the question was hidden, whose address is forgotten', async () => {
    await askQuestion(shop, reader(7), { ...guest, productId, email: karim })
    const { id } = await kept()
    await hideQuestion(shop, aScript, { id, version: 1, isHidden: true })
    expect((await kept()).email).toBeNull()
    await askQuestion(shop, reader(7), { ...guest, productId, email: karim })
    expect((await kept()).email).toBeNull()
  })

  test('an address that is none is refused in words', async () => {
    const asked = await askQuestion(shop, reader(7), { ...guest, productId, email: 'karim@' })
    expect(asked).toMatchObject({ outcome: 'invalid', fields: { email: expect.any(String) } })
  })
})

describe('what readers report', () => {
  const report = (id: string, host: number) =>
    reportQuestion(shop, reader(host), { questionId: id, reason: 'private' })

  test('is counted once for each, goes on standing there, and is kept or hidden', async () => {
    const { id } = await aQuestion(shop, { productId })
    expect(await report(id, 1)).toEqual({ outcome: 'not-found' })
    await answer(id)
    for (const host of [1, 1, 2]) expect(await report(id, host)).toEqual({ outcome: 'reported' })
    expect(await countQuestions(shop)).toMatchObject({ answered: 1, reported: 1 })
    expect(await listQuestions(shop, { filter: { isReported: true } })).toMatchObject({
      questions: [{ id, reports: 2 }],
    })
    expect((await listShownQuestions(shop, { productId })).questions).toHaveLength(1)
    const keep = { id, version: 2, isHidden: false }
    expect(await hideQuestion(shop, aScript, keep)).toEqual({ outcome: 'moderated', version: 3 })
    expect(await countQuestions(shop)).toMatchObject({ answered: 1, reported: 0 })
    await report(id, 3)
    await hideQuestion(shop, aScript, { id, version: 3, isHidden: true })
    expect((await listShownQuestions(shop, { productId })).questions).toEqual([])
    expect(await report(id, 4)).toEqual({ outcome: 'not-found' })
  })
})
