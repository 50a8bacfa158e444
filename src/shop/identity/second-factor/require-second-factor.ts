import { z } from 'zod'
import { defineAction } from '#shop/define-action.ts'
import { storeSettings } from '#shop/settings/store-settings.ts'

/**
 * Whether those who work for the shop need a second factor. It holds from their next call on. A person who asks it of others has one
 * themselves, or they would lock themselves out of their own work.
 */
export const requireSecondFactor = defineAction({
  allow: 'edit-security-settings',
  input: z.object({ isRequired: z.boolean('Say true or false') }),
  run: async ({ database, by, input: { isRequired }, now }) => {
    if (isRequired && by.kind === 'person' && !by.actor.hasSecondFactor)
      return { outcome: 'second-factor-missing' }
    const change = await storeSettings(database, { staffNeedSecondFactor: isRequired }, now)
    return { outcome: 'saved', change }
  },
})
