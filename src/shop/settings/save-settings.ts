import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { changedMeanwhile } from '../audit/changed-meanwhile.ts'
import { defineAction } from '../define-action.ts'
import { hasPicture } from '../pictures/load-pictures.ts'
import { settingsChangeSchema } from './contract.ts'
import { onlyLanguage } from './languages.ts'
import { readStoredSettings } from './load-settings.ts'
import { textsLackingOne, withCopies } from './spoken-texts.ts'
import { storeSettings } from './store-settings.ts'
import { settings } from './tables.ts'

/**
 * Changes what is named and leaves the rest; nothing is saved unless all of it fits (D27). `version` is the one that was read
 * (readStoredSettings), 0 before anybody set anything.
 */
export const saveSettings = defineAction({
  allow: 'edit-settings',
  input: settingsChangeSchema.extend({
    version: z.int('The version is not a whole number').min(0, 'The version is below zero'),
  }),
  run: async ({ database, input: { version, ...wanted }, now }) => {
    // Two who set a value for the first time find no row to hold; readers do not wait.
    await database.execute(sql`LOCK TABLE ${settings} IN SHARE ROW EXCLUSIVE MODE`)
    const current = await readStoredSettings(database)
    if (current.version !== version)
      return changedMeanwhile(database, { type: 'settings', id: 'shop' }, current.version)
    for (const hash of [wanted.logo, wanted.icon])
      if (!(await hasPicture(database, hash))) return { outcome: 'unknown-picture' }
    const only = onlyLanguage(wanted.languages ?? current.settings.languages)
    const lacking = only ? [] : textsLackingOne(wanted)
    if (lacking.length > 0) return { outcome: 'language-missing', settings: lacking }
    const texts = only ? withCopies(wanted, current.settings, only) : wanted
    const change = await storeSettings(database, texts, now)
    return { outcome: 'saved', version: (await readStoredSettings(database)).version, change }
  },
})
