import { z } from 'zod'
import { answerQuestion, hideQuestion } from '#shop/reviews/questions/answer-question.ts'
import { listedQuestions, listQuestions } from '#shop/reviews/questions/list-questions.ts'
import { questionStatuses } from '#shop/reviews/questions/question.ts'
import { nextPage } from '../answers/next-page.ts'
import { refuseShortSearch } from '../answers/problems.ts'
import { answer, defineStaffRoute, type ApiRoute } from '../route.ts'
import { answerChange, changed } from './moderated.ts'
import { shownQuestionSchema } from './questions.ts'
import { pageQuery } from './reviews.ts'

const allow = 'edit-reviews'
const limit = 'identity'

const listing = defineStaffRoute({
  method: 'get',
  path: '/questions',
  allow,
  limit,
  summary: 'Lists questions about products',
  description: 'The latest first. Follow the Link header.',
  query: pageQuery(listedQuestions).extend({
    q: z.string().max(100).optional().meta({ description: 'A part of name, question or answer' }),
    status: z.enum(questionStatuses).optional(),
    reported: z.stringbool().optional().meta({ description: 'Only what readers reported' }),
    product: z.uuid().optional().meta({ description: 'The _id of a product' }),
  }),
  answers: {
    200: {
      description: 'Questions',
      schema: z.array(
        shownQuestionSchema.extend({
          version: z.int(),
          status: z.enum(questionStatuses),
          reports: z.int(),
          phone: z.string().nullable().meta({ description: 'E.164, of a guest' }),
          productId: z.string(),
          product: z.string().nullable(),
        }),
      ),
    },
    400: { description: 'search-too-short' },
  },
  handle: async ({ shop, query, request }) => {
    const { limit: most, after, product: productId, reported: isReported, ...rest } = query
    const listed = await listQuestions(shop, {
      filter: { ...rest, productId, isReported },
      after,
      limit: most,
    })
    if (listed.outcome === 'too-short') return refuseShortSearch()
    const questions = listed.questions.map(({ askedAt, product, ...question }) => ({
      ...question,
      askedAt: askedAt.toISOString(),
      product: product?.name ?? null,
    }))
    return answer(questions, 200, nextPage(request.url, listed.next))
  },
})

const answering = defineStaffRoute({
  method: 'put',
  path: '/questions/{id}/answer',
  allow,
  limit,
  summary: 'Answers a question; from then on both stand below the product',
  body: answerQuestion.input.omit({ id: true }),
  answers: changed,
  handle: async ({ shop, by, params, body }) =>
    answerChange(await answerQuestion(shop, by, { ...body, id: params['id'] ?? '' })),
})

const hiding = defineStaffRoute({
  method: 'put',
  path: '/questions/{id}/hidden',
  allow,
  limit,
  summary: 'Hides a question, or shows it again, in spite of its reports',
  body: hideQuestion.input.omit({ id: true }),
  answers: changed,
  handle: async ({ shop, by, params, body }) =>
    answerChange(await hideQuestion(shop, by, { ...body, id: params['id'] ?? '' })),
})

export const moderatingQuestionRoutes: readonly ApiRoute[] = [listing, answering, hiding]
