import { z } from 'zod'
import { visitorSchema } from '#shop/visitors/contract.ts'
import { saveVisitor } from '#shop/visitors/save-visitor.ts'
import { answer, defineRoute, type ApiRoute } from './route.ts'

const visiting = defineRoute({
  method: 'post',
  path: '/visitor',
  allow: 'anyone',
  limit: 'visitor',
  summary: 'Says where a visitor is',
  description: 'Sent when somebody is signed in and a location is known.',
  body: visitorSchema,
  answers: {
    201: { description: 'It is kept', schema: z.object({ saved: z.literal(true) }) },
    400: { description: 'invalid or not-json' },
    413: { description: 'too-large' },
    429: { description: 'too-many-requests' },
    503: { description: 'database-away' },
  },
  handle: async ({ shop, body }) => {
    const { outcome } = await saveVisitor(shop, body)
    switch (outcome) {
      case 'saved':
        return answer({ saved: true }, 201)
    }
  },
})

export const visitorRoutes: readonly ApiRoute[] = [visiting]
