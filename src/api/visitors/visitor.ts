import { z } from 'zod'
import { visitorSchema } from '#shop/visitors/contract.ts'
import { saveVisitor } from '#shop/visitors/save-visitor.ts'
import { answer, defineSignedInRoute, type ApiRoute } from '../route.ts'

const visiting = defineSignedInRoute({
  method: 'post',
  path: '/visitor',
  limit: 'visitor',
  summary: 'Says where a visitor is',
  description:
    'Sent when somebody is signed in and a location is known. Whose record it is says the session; an e-mail that is sent along changes nothing. It goes with the account, and after the time that the merchant says.',
  body: visitorSchema,
  answers: {
    201: { description: 'It is kept', schema: z.object({ saved: z.literal(true) }) },
  },
  handle: async ({ shop, actor, body }) => {
    const { outcome } = await saveVisitor(shop, actor, body)
    switch (outcome) {
      case 'saved':
        return answer({ saved: true }, 201)
    }
  },
})

export const visitorRoutes: readonly ApiRoute[] = [visiting]
