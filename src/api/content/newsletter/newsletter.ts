import { z } from 'zod'
import { subscribeSchemaInEnglish } from '#shop/newsletter/contract.ts'
import { subscribeToNewsletter } from '#shop/newsletter/subscribe-to-newsletter.ts'
import { refuseTooMany } from '../../answers/problems.ts'
import { answer, defineRoute, type ApiRoute } from '../../route.ts'

const subscribing = defineRoute({
  method: 'post',
  path: '/newsletter',
  allow: 'anyone',
  limit: 'newsletter',
  summary: 'Asks for the newsletter; a mail asks back whether it is wanted',
  description:
    'Sent again it changes nothing, and the answer never shows whether the address was there before.',
  body: subscribeSchemaInEnglish,
  answers: {
    200: {
      description: 'Asked for: the address is on the list as soon as the mail is confirmed',
      schema: z.object({ subscribed: z.literal(true) }),
    },
  },
  handle: async ({ shop, body, caller }) => {
    const result = await subscribeToNewsletter(shop, body, caller.ipAddress)
    switch (result.outcome) {
      case 'subscribed':
        return answer({ subscribed: true })
      case 'too-many':
        return refuseTooMany(result.retryAfterSeconds)
    }
  },
})

export const newsletterRoutes: readonly ApiRoute[] = [subscribing]
