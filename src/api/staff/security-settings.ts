import { isRefused } from '#shop/action-refusal.ts'
import { requireSecondFactor } from '#shop/identity/second-factor/require-second-factor.ts'
import { loadSettings } from '#shop/settings/load-settings.ts'
import { refuseAction } from '../answers/refuse-action.ts'
import { answer, defineStaffRoute, type ApiRoute } from '../route.ts'

const asking = defineStaffRoute({
  method: 'get',
  path: '/settings/staff-second-factor',
  allow: 'edit-settings',
  limit: 'identity',
  summary: 'Whether staff need a second factor',
  answers: { 200: { description: 'Whether', schema: requireSecondFactor.input } },
  handle: async ({ shop }) => {
    const { staffNeedSecondFactor: isRequired } = await loadSettings(shop)
    return answer({ isRequired })
  },
})

const changing = defineStaffRoute({
  method: 'put',
  path: '/settings/staff-second-factor',
  allow: requireSecondFactor.allow,
  limit: 'identity',
  summary: 'Says whether staff need a second factor',
  description:
    'Anyone who has none may do nothing of the back office until it is set up. Needs a sign-in of the last ten minutes.',
  body: requireSecondFactor.input,
  answers: {
    200: { description: 'As it stands now', schema: requireSecondFactor.input },
    409: { description: 'requires-recent-login' },
  },
  handle: async ({ shop, by, body }) => {
    const result = await requireSecondFactor(shop, by, body)
    return isRefused(result) ? refuseAction(result) : answer(body)
  },
})

export const securitySettingRoutes: readonly ApiRoute[] = [asking, changing]
