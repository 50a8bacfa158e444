import { defineAction } from '../define-action.ts'
import { settingsChangeSchema } from './contract.ts'
import { storeSettings } from './store-settings.ts'

/** Changes what is named and leaves the rest; nothing is saved unless all of it fits (D27). */
export const saveSettings = defineAction({
  allow: 'edit-settings',
  input: settingsChangeSchema,
  run: async ({ database, input, now }) => ({
    outcome: 'saved',
    change: await storeSettings(database, input, now),
  }),
})
