import { sql } from 'drizzle-orm'
import { announce } from '#platform/announcements.ts'
import type { Database } from '#platform/database.ts'
import type { Shop } from '../shop.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { settingsFrom, settingsSchema } from './contract.ts'
import type { SettingsChange } from './settings.ts'
import { settings } from './tables.ts'

/** JSON's null: the column itself is never null. */
const jsonNull = sql`'null'::jsonb`

export type SaveSettingsResult =
  | { outcome: 'saved' }
  /** Field, such as `social.facebook`, to sentence. */
  | { outcome: 'invalid'; fields: Record<string, string> }

/** Who changes it, where somebody did; it is remembered then. */
export interface SettingsEditor {
  actorId: string
  /** The client's address. */
  origin: string
}

/** Changes what is named and leaves the rest; nothing is saved unless all of it fits. */
export async function saveSettings(
  shop: Shop,
  change: SettingsChange,
  by?: SettingsEditor,
): Promise<SaveSettingsResult> {
  const parsed = settingsSchema.partial().strict().safeParse(change)
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path, message }) => [
      path.join('.') || 'settings',
      message,
    ])
    return { outcome: 'invalid', fields: Object.fromEntries(fields) }
  }
  const rows = Object.entries(parsed.data)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ({ key, value: value ?? jsonNull, updatedAt: shop.now() }))
  if (rows.length === 0) return { outcome: 'saved' }
  await shop.database.transaction(async (database) => {
    if (by) await remember(database, { change: parsed.data, by, at: shop.now() })
    await database
      .insert(settings)
      .values(rows)
      .onConflictDoUpdate({
        target: settings.key,
        set: { value: sql`excluded.value`, updatedAt: sql`excluded.updated_at` },
      })
    await announce(database, ['settings'])
  })
  return { outcome: 'saved' }
}

interface Remembered {
  change: SettingsChange
  by: SettingsEditor
  at: Date
}

/** What was and what is, of the settings that are named. */
async function remember(
  database: Database,
  { change, by: { actorId, origin }, at }: Remembered,
): Promise<void> {
  const rows = await database.select().from(settings).for('update')
  const was = settingsFrom(Object.fromEntries(rows.map(({ key, value }) => [key, value])))
  const named = Object.entries(was).filter(([key]) => key in change)
  const entry = { action: 'settings-changed', actorId, subjectId: actorId, origin } as const
  await recordAudit(
    database,
    { ...entry, before: Object.fromEntries(named), after: { ...change } },
    at,
  )
}
