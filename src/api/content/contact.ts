import { z } from 'zod'
import { sendMessageSchemaInEnglish } from '#shop/content/message-contract.ts'
import { sendMessage } from '#shop/content/send-message.ts'
import { refuseTooMany } from '../answers/problems.ts'
import { answer, defineRoute, type ApiRoute } from '../route.ts'

const writing = defineRoute({
  method: 'post',
  path: '/contact',
  allow: 'anyone',
  limit: 'contact',
  summary: 'Sends a message to the shop',
  description:
    'The merchant reads it in the back office and answers to the phone number or e-mail address. The same message sent again within an hour is kept once.',
  body: sendMessageSchemaInEnglish,
  answers: {
    201: { description: 'It is there', schema: z.object({ sent: z.literal(true) }) },
  },
  handle: async ({ shop, body }) => {
    const result = await sendMessage(shop, body)
    switch (result.outcome) {
      case 'sent':
        return answer({ sent: true }, 201)
      case 'too-many':
        return refuseTooMany(result.retryAfterSeconds)
    }
  },
})

export const contactRoutes: readonly ApiRoute[] = [writing]
