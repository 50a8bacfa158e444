import { z } from 'zod'
import { isRefused } from '#shop/action-refusal.ts'
import { settingsSchema } from '#shop/settings/contract.ts'
import { readStoredSettings } from '#shop/settings/load-settings.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import type { Shop } from '#shop/shop.ts'
import { refuse } from '../answers/problems.ts'
import { refuseAction } from '../answers/refuse-action.ts'
import { answer, defineStaffRoute, type ApiRoute } from '../route.ts'

const answerSchema = settingsSchema.extend({
  version: z.int().meta({ description: 'What a change names: it is of what was read' }),
})

const reading = defineStaffRoute({
  method: 'get',
  path: '/settings',
  allow: saveSettings.allow,
  limit: 'identity',
  summary: 'What the merchant sets of the shop, first values where nobody changed them',
  description:
    'Names, contact, mails, limits on orders. null: none. Amounts are paisa; what delivery costs stands in /api/delivery/zones.',
  answers: { 200: { description: 'With their version', schema: answerSchema } },
  handle: async ({ shop }) => answerSettings(shop),
})

const changing = defineStaffRoute({
  method: 'put',
  path: '/settings',
  allow: saveSettings.allow,
  limit: 'identity',
  summary: 'Changes the settings that are named, and leaves the rest',
  description:
    'Nothing is saved unless all of it fits. A setting of several parts is sent whole; where the shop speaks one language, the other one may be empty. Whether staff need a second factor is said at /api/settings/staff-second-factor.',
  body: saveSettings.input,
  answers: {
    200: { description: 'As they stand now', schema: answerSchema },
    409: {
      description:
        'changed-meanwhile, with the version that stands as `now`; unknown-picture for a logo or an icon that nobody sent; language-missing for a text in one language where the shop speaks both',
    },
  },
  handle: async ({ shop, by, body }) => {
    const result = await saveSettings(shop, by, body)
    if (isRefused(result)) return refuseAction(result)
    if (result.outcome === 'saved') return answerSettings(shop)
    if (result.outcome === 'language-missing')
      return refuse({
        status: 409,
        code: result.outcome,
        title: `The shop speaks both languages. Send both of ${result.settings.join(', ')}.`,
      })
    if (result.outcome === 'unknown-picture')
      return refuse({
        status: 409,
        code: result.outcome,
        title: 'There is no picture of this hash. Send it to /api/pictures first.',
      })
    return refuse({
      status: 409,
      code: result.outcome,
      title: 'Somebody else changed these settings meanwhile. Read them again, then decide.',
      now: result.version,
    })
  },
})

async function answerSettings(shop: Shop): Promise<Response> {
  const { settings, version } = await readStoredSettings(shop.database)
  return answer({ ...settings, version })
}

export const settingRoutes: readonly ApiRoute[] = [reading, changing]
