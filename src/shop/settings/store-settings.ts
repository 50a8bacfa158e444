import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { AuditedChange } from '../define-action.ts'
import { settingsFrom } from './contract.ts'
import type { SettingsChange } from './settings.ts'
import { settings } from './tables.ts'

/** JSON's null: the column itself is never null. */
const jsonNull = sql`'null'::jsonb`

/** Writes the settings that are named; returns the values before and after. Nothing where none is named. */
export async function storeSettings(
  database: Database,
  change: SettingsChange,
  now: Date,
): Promise<AuditedChange | undefined> {
  const named = Object.entries(change).filter(([, value]) => value !== undefined)
  if (named.length === 0) return undefined
  const stored = await database.select().from(settings).for('update')
  const was = settingsFrom(Object.fromEntries(stored.map(({ key, value }) => [key, value])))
  await database
    .insert(settings)
    .values(named.map(([key, value]) => ({ key, value: value ?? jsonNull, updatedAt: now })))
    .onConflictDoUpdate({
      target: settings.key,
      set: {
        value: sql`excluded.value`,
        updatedAt: sql`excluded.updated_at`,
        version: sql`${settings.version} + 1`,
      },
    })
  return {
    topics: ['settings'],
    action: 'settings-changed',
    subject: { type: 'settings', id: 'shop' },
    before: Object.fromEntries(Object.entries(was).filter(([key]) => key in change)),
    after: Object.fromEntries(named),
  }
}
