import { z } from 'zod'
import { isRefused } from '#shop/action-refusal.ts'
import { askForWork, runNow } from '#shop/upkeep/ask-for-work.ts'
import { listWorks, workStates } from '#shop/upkeep/list-works.ts'
import { mayAskFor, workNames, workProblems, works } from '#shop/upkeep/works.ts'
import { refuse } from '../answers/problems.ts'
import { refuseAction } from '../answers/refuse-action.ts'
import { answer, defineStaffRoute, type ApiRoute } from '../route.ts'

const moment = z.iso.datetime()

const jobSchema = z.object({
  name: z.enum(workNames),
  every: z.enum(['minutes', 'night', 'always', 'start']),
  mayRun: z.boolean().meta({ description: 'Whether it can be asked for' }),
  state: z.enum(workStates).meta({
    description: '`broken-off`: it began, and the shop stopped in the middle of it',
  }),
  lastAt: moment.nullable().meta({
    description: 'When it ended the last time; where it has not, when it began',
  }),
  tookMs: z.int().nullable(),
  done: z.int().nullable().meta({ description: 'How many things it changed' }),
  problem: z.enum(workProblems).nullable().meta({ description: 'Why the last one failed' }),
  failures: z.int().meta({ description: 'How often it failed since it last went well' }),
  failingSince: moment.nullable(),
  nextAt: moment.nullable().meta({ description: 'Null: all the time, or at the next start' }),
})

const listing = defineStaffRoute({
  method: 'get',
  path: '/jobs',
  allow: askForWork.allow,
  limit: 'identity',
  summary: 'What the shop does by itself again and again, what failed first',
  description:
    'What somebody began is found elsewhere, to follow, stop and try again: long exports at /exports, files of products at /product-imports, mails at /outbox.',
  answers: { 200: { description: 'Jobs', schema: z.array(jobSchema) } },
  handle: async ({ shop }) =>
    answer(
      (await listWorks(shop)).map((work): z.infer<typeof jobSchema> => ({
        ...work,
        every: works[work.name].every,
        mayRun: mayAskFor(work.name),
      })),
    ),
})

const running = defineStaffRoute({
  method: 'post',
  path: '/jobs/{name}/runs',
  allow: askForWork.allow,
  limit: 'identity',
  summary: 'Has a job done now',
  description:
    'Also one that failed. The answer waits for three seconds; what takes longer goes on.',
  answers: {
    200: { description: 'It is done', schema: z.object({ state: z.literal('done') }) },
    202: { description: 'It goes on', schema: z.object({ state: z.literal('running') }) },
    404: { description: 'job-not-found' },
    409: { description: 'runs-already, job-failed, or runs-by-itself: it cannot be asked for' },
  },
  handle: async ({ shop, by, params }) => {
    const name = workNames.find((one) => one === params['name'])
    if (!name) return refuse({ status: 404, code: 'job-not-found', title: 'There is no such job.' })
    if (!mayAskFor(name))
      return refuse({
        status: 409,
        code: 'runs-by-itself',
        title: 'This job is done by the shop alone, and cannot be asked for.',
      })
    const result = await runNow(shop, by, { name })
    if (isRefused(result)) return refuseAction(result)
    switch (result.outcome) {
      case 'done':
        return answer({ state: 'done' })
      case 'running':
        return answer({ state: 'running' }, 202)
      case 'runs-already':
        return refuse({ status: 409, code: 'runs-already', title: 'It runs already.' })
      case 'failed':
        return refuse({
          status: 409,
          code: 'job-failed',
          title: 'It was begun and failed. The list of jobs says why.',
        })
    }
  },
})

export const jobRoutes: readonly ApiRoute[] = [listing, running]
