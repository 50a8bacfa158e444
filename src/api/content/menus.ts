import { z } from 'zod'
import { isRefused } from '#shop/action-refusal.ts'
import { readMenus, type StoredMenu } from '#shop/content/menus/load-menus.ts'
import { menuPlaces, type MenuPlace } from '#shop/content/menus/menu.ts'
import { menuItemSchema, saveMenu } from '#shop/content/menus/save-menu.ts'
import { refuseAction } from '../answers/refuse-action.ts'
import { refuse } from '../answers/problems.ts'
import { answer, defineStaffRoute, type ApiRoute } from '../route.ts'

const { items, version } = saveMenu.input.shape

const menuSchema = z.object({
  place: z.enum(menuPlaces),
  version: z.int().meta({ description: '0 where nobody has arranged it yet' }),
  items: z.array(menuItemSchema),
})

const asSent = (place: MenuPlace, menu: StoredMenu) => ({ place, ...menu })

const listing = defineStaffRoute({
  method: 'get',
  path: '/menus',
  allow: saveMenu.allow,
  limit: 'identity',
  summary: 'The menus at the top and at the foot of every page',
  description:
    'In their order. `categories` stands for all at the top level, `pages` for all that were added and are not named.',
  answers: { 200: { description: 'Menus', schema: z.array(menuSchema) } },
  handle: async ({ shop }) => {
    const menus = await readMenus(shop.database)
    return answer(menuPlaces.map((place) => asSent(place, menus[place])))
  },
})

const arranging = defineStaffRoute({
  method: 'put',
  path: '/menus/{place}',
  allow: saveMenu.allow,
  limit: 'identity',
  summary: 'Says what stands in a menu, and in which order',
  description: 'It is sent whole: what is left out is taken away.',
  body: z.object({ version, items }),
  answers: {
    200: { description: 'As it stands now', schema: menuSchema },
    404: { description: 'menu-not-found' },
    409: { description: 'changed-meanwhile, with the version that stands as `now`' },
  },
  handle: async ({ shop, by, body, params }) => {
    const place = menuPlaces.find((name) => name === params['place'])
    if (!place)
      return refuse({ status: 404, code: 'menu-not-found', title: 'There is no such menu.' })
    const result = await saveMenu(shop, by, { ...body, place })
    if (isRefused(result)) return refuseAction(result)
    if (result.outcome === 'changed-meanwhile')
      return refuse({
        status: 409,
        code: 'changed-meanwhile',
        title: 'Somebody else changed this meanwhile. Read it again, then decide.',
        now: result.version,
      })
    const menus = await readMenus(shop.database)
    return answer(asSent(place, menus[place]))
  },
})

export const menuRoutes: readonly ApiRoute[] = [listing, arranging]
