import { z } from 'zod'
import { subscribeSchemaInEnglish } from '#shop/newsletter/contract.ts'
import { subscribeToNewsletter } from '#shop/newsletter/subscribe-to-newsletter.ts'
import { answer, defineRoute, type ApiRoute } from '../route.ts'

const subscribing = defineRoute({
  method: 'post',
  path: '/newsletter',
  allow: 'anyone',
  limit: 'newsletter',
  summary: 'Asks for the newsletter',
  description:
    'Sent again it changes nothing, and the answer never shows whether the address was there before.',
  body: subscribeSchemaInEnglish,
  answers: {
    200: {
      description: 'The address is on the list',
      schema: z.object({ subscribed: z.literal(true) }),
    },
  },
  handle: async ({ shop, body }) => {
    const { outcome } = await subscribeToNewsletter(shop, body)
    switch (outcome) {
      case 'subscribed':
        return answer({ subscribed: true })
    }
  },
})

export const newsletterRoutes: readonly ApiRoute[] = [subscribing]
