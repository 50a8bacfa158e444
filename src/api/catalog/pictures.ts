import { z } from 'zod'
import { saveProduct } from '#shop/catalog/products/save-product.ts'
import { savePicture } from '#shop/pictures/save-picture.ts'
import { refuse } from '../answers/problems.ts'
import { answer, defineStaffRoute } from '../route.ts'

/** As base64 it fits into the largest body. */
const mostBytes = 2_800_000

/** A picture that products can name then. */
export const pictureRoute = defineStaffRoute({
  method: 'post',
  path: '/pictures',
  allow: saveProduct.allow,
  limit: 'identity',
  summary: 'Takes a picture, which a product then names by its hash',
  description:
    'JPEG, PNG, WebP, AVIF or GIF; larger ones are sent on the page of the product. The same content twice is one picture.',
  body: z.object({
    content: z.base64('This is no base64').max(Math.ceil((mostBytes * 4) / 3)),
  }),
  answers: {
    201: {
      description: 'Kept',
      schema: z.object({ hash: z.string(), width: z.int(), height: z.int() }),
    },
    400: { description: 'picture-refused, with why as `reason`' },
    503: { description: 'too-many-waiting' },
  },
  handle: async ({ shop, actor, body }) => {
    const saving = await savePicture(shop, Buffer.from(body.content, 'base64'), actor.userId)
    if (saving.outcome === 'saved') {
      const { hash, width, height } = saving.picture
      return answer({ hash, width, height }, 201)
    }
    if (saving.outcome === 'too-many-waiting')
      return refuse({ status: 503, code: saving.outcome, title: 'Send it again in a minute' })
    const title = 'This cannot be taken as a picture'
    return refuse({ status: 400, code: 'picture-refused', title, reason: saving.outcome })
  },
})
