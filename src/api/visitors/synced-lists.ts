import { describedListsSchema, saveListsSchema } from '#shop/cart/contract.ts'
import { describeLists } from '#shop/cart/synced/describe-lists.ts'
import { saveLists } from '#shop/cart/synced/save-lists.ts'
import { refuse } from '../answers/problems.ts'
import { answer, defineSignedInRoute, type ApiRoute } from '../route.ts'

const reading = defineSignedInRoute({
  method: 'get',
  path: '/me/lists',
  limit: 'synced-lists',
  summary: 'Cart and wishlist of one’s own account',
  description:
    'As they were kept last, with what the catalogue says of the goods now. Goods that are not sold any more are still named.',
  answers: {
    200: { description: 'The lists and their version', schema: describedListsSchema },
  },
  handle: async ({ shop, actor }) => answer(await describeLists(shop, actor.userId)),
})

const keeping = defineSignedInRoute({
  method: 'put',
  path: '/me/lists',
  limit: 'synced-lists',
  summary: 'Keeps cart and wishlist of one’s own account',
  description:
    'Both lists whole, and the version that they are a change of. Where somebody changed them since, nothing is kept, and the 409 carries version, cart and wishlist as they stand: merge, then send again.',
  body: saveListsSchema,
  answers: {
    200: {
      description: 'Kept, as this version',
      schema: describedListsSchema.pick({ version: true }),
    },
    409: {
      description: 'lists-changed, with version, cart and wishlist',
      schema: describedListsSchema,
    },
  },
  handle: async ({ shop, actor, body }) => {
    const result = await saveLists(shop, actor.userId, body)
    switch (result.outcome) {
      case 'saved':
        return answer({ version: result.version })
      case 'changed-meanwhile':
        return refuse({
          status: 409,
          code: 'lists-changed',
          title: 'The lists have changed on another device. Merge them, then send them again.',
          ...(await describeLists(shop, actor.userId)),
        })
    }
  },
})

export const syncedListRoutes: readonly ApiRoute[] = [reading, keeping]
