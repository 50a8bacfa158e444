import { z } from 'zod'
import { requireSecondFactor } from '#shop/identity/require-second-factor.ts'
import { loadSettings } from '#shop/settings/load-settings.ts'
import { refuseIdentity } from './identity-problems.ts'
import { answer, defineStaffRoute, type ApiRoute } from './route.ts'
import { staffRefusals } from './staff-answers.ts'

const requirement = z.object({ isRequired: z.boolean('Say true or false') })

const asking = defineStaffRoute({
  method: 'get',
  path: '/settings/staff-second-factor',
  allow: 'edit-settings',
  limit: 'identity',
  summary: 'Whether staff need a second factor',
  answers: { 200: { description: 'Whether', schema: requirement }, ...staffRefusals },
  handle: async ({ shop }) => {
    const { staffNeedSecondFactor: isRequired } = await loadSettings(shop)
    return answer({ isRequired })
  },
})

const changing = defineStaffRoute({
  method: 'put',
  path: '/settings/staff-second-factor',
  allow: 'edit-security-settings',
  limit: 'identity',
  summary: 'Says whether staff need a second factor',
  description:
    'Whoever has none may do nothing of the back office until it is set up. Needs a sign-in of the last ten minutes.',
  body: requirement,
  answers: {
    200: { description: 'As it stands now', schema: requirement },
    400: { description: 'invalid' },
    ...staffRefusals,
    409: { description: 'requires-recent-login; second-factor-missing: set up your own first' },
  },
  handle: async ({ shop, actor, body, caller }) => {
    const change = { ...body, origin: caller.address }
    const { outcome } = await requireSecondFactor(shop, actor, change)
    return outcome === 'saved' ? answer(body) : refuseIdentity(outcome)
  },
})

export const securitySettingRoutes: readonly ApiRoute[] = [asking, changing]
