import { z } from 'zod'
import { isRange, rangeFields } from '#shop/sales/contract.ts'
import { loadReasons, lostKinds } from '#shop/sales/report/load-reasons.ts'
import { answer, defineStaffRoute, type ApiRoute } from '../route.ts'
import { answerFile, reportFormat } from './answer-file.ts'

const reasons = defineStaffRoute({
  method: 'get',
  path: '/reports/reasons',
  allow: 'see-sales',
  limit: 'identity',
  summary: 'Why orders of some days were canceled, refused or returned',
  description:
    'In the words of those who said so, the most frequent first. Of the latest 2,000 such orders. A reason goes with its person.',
  query: z
    .object({ ...rangeFields, format: reportFormat })
    .refine(isRange, { path: ['to'], error: 'Send a day that is not before from' }),
  answers: {
    200: {
      description: 'Reasons, or a file of them',
      schema: z.array(
        z.object({
          kind: z.enum(lostKinds),
          reason: z.string().meta({ description: 'Empty where nothing was said' }),
          orders: z.int(),
          latest: z.array(z.string()).meta({ description: 'Numbers of the latest orders' }),
        }),
      ),
    },
  },
  handle: async ({ shop, query: { format, ...range } }) => {
    const { rows } = await loadReasons(shop, range)
    if (format === 'json') return answer(rows)
    const told = rows.map((row) => ({ ...row, latest: row.latest.join(' ') }))
    const columns = ['kind', 'reason', 'orders', 'latest'] as const
    return answerFile({ format, columns, batches: [told] })
  },
})

export const reasonRoutes: readonly ApiRoute[] = [reasons]
