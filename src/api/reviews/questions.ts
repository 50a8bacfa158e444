import { z } from 'zod'
import { isRefused } from '#shop/action-refusal.ts'
import { askQuestion } from '#shop/reviews/questions/ask-question.ts'
import {
  askQuestionSchemaInEnglish,
  reportQuestionSchema,
} from '#shop/reviews/questions/contract.ts'
import { listShownQuestions } from '#shop/reviews/questions/list-questions.ts'
import { reportQuestion } from '#shop/reviews/questions/report-question.ts'
import { questionsOnPage } from '#shop/reviews/questions/question.ts'
import { answerShared } from '../answers/answer-shared.ts'
import { nextPage } from '../answers/next-page.ts'
import { refuse, refuseTooMany } from '../answers/problems.ts'
import { refuseAction } from '../answers/refuse-action.ts'
import { answer, defineRoute, type ApiRoute, type Call } from '../route.ts'
import { refuseToken } from '../refuse-caller.ts'
import { initiatorOf, productIn, refuseUnknownProduct } from './asked-product.ts'
import { pageQuery } from './reviews.ts'

const wait = 3600

export const shownQuestionSchema = z.object({
  id: z.string(),
  author: z.string().meta({ description: 'Masked after its first word' }),
  text: z.string(),
  language: z.enum(['en', 'bn']),
  askedAt: z.iso.datetime(),
  answer: z.string(),
})

const listing = defineRoute({
  method: 'get',
  path: '/product/{id}/questions',
  allow: 'anyone',
  limit: 'search',
  summary: 'What people asked about a product and the shop answered, by _id or slug',
  description: 'The latest first. Follow the Link header.',
  query: pageQuery(questionsOnPage),
  answers: {
    200: { description: 'Questions with their answers', schema: z.array(shownQuestionSchema) },
    404: { description: 'product-not-found' },
  },
  handle: async (call) => {
    const productId = await productIn(call)
    if (!productId) return refuseUnknownProduct()
    const { questions, next } = await listShownQuestions(call.shop, { productId, ...call.query })
    const shown = questions.map(({ askedAt, ...question }) => ({
      ...question,
      askedAt: askedAt.toISOString(),
    }))
    return answerShared(call.request, shown, { headers: nextPage(call.request.url, next) })
  },
})

const askedBody = askQuestionSchemaInEnglish.omit({ productId: true })
type AskedBody = z.infer<typeof askedBody>

async function ask(call: Call<unknown, AskedBody>): Promise<Response> {
  const productId = await productIn(call)
  if (!productId) return refuseUnknownProduct()
  const { phone, email, ...body } = call.body
  const given = { ...(phone !== null && { phone }), ...(email !== null && { email }) }
  const asked = { ...body, ...given, productId }
  const result = await askQuestion(call.shop, await initiatorOf(call), asked)
  if (isRefused(result)) return refuseAction(result)
  switch (result.outcome) {
    case 'asked':
      return answer({ asked: true }, 201)
    case 'unknown-product':
      return refuseUnknownProduct()
    case 'name-missing':
      return refuseField('name', 'Enter your name')
    case 'phone-invalid':
      return refuseField('phone', 'Enter a mobile number like 01712-345678')
    case 'too-many-requests':
      return refuseTooMany(wait)
  }
}

const asking = defineRoute({
  method: 'post',
  path: '/product/{id}/questions',
  allow: 'anyone',
  summary: 'Asks about a product, by _id or slug',
  description:
    'In the name of an account with its access token; a guest says name and phone number. The question is shown once the shop has answered it; sent again within an hour it is kept once.',
  body: askedBody,
  answers: {
    201: { description: 'It is there', schema: z.object({ asked: z.literal(true) }) },
    401: { description: 'token-invalid' },
    404: { description: 'product-not-found' },
    429: { description: 'too-many-requests' },
  },
  // Without this, a question would be refused for the name that only guests must give.
  handle: async (call) =>
    (await call.findCaller()).outcome === 'token-invalid' ? refuseToken() : ask(call),
})

const refuseField = (field: string, sentence: string): Response =>
  refuse({
    status: 400,
    code: 'invalid',
    title: 'Please check the marked fields',
    fields: { [field]: sentence },
  })

const reporting = defineRoute({
  method: 'post',
  path: '/questions/{id}/reports',
  allow: 'anyone',
  summary: 'Reports a question, or its answer, that should not stand there',
  description: 'Each reader once. Somebody of the shop looks at it.',
  body: reportQuestionSchema.pick({ reason: true }),
  answers: {
    201: { description: 'Reported', schema: z.object({ reported: z.literal(true) }) },
    404: { description: 'question-not-found' },
    429: { description: 'too-many-requests' },
  },
  handle: async (call) => {
    const questionId = z.uuid().safeParse(call.params['id']).data
    if (!questionId) return refuseUnknownQuestion()
    const by = await initiatorOf(call)
    const result = await reportQuestion(call.shop, by, { ...call.body, questionId })
    if (isRefused(result)) return refuseAction(result)
    switch (result.outcome) {
      case 'reported':
        return answer({ reported: true }, 201)
      case 'not-found':
        return refuseUnknownQuestion()
      case 'too-many-requests':
        return refuseTooMany(wait)
    }
  },
})

export const refuseUnknownQuestion = (): Response =>
  refuse({ status: 404, code: 'question-not-found', title: 'There is no such question.' })

export const questionRoutes: readonly ApiRoute[] = [listing, asking, reporting]
