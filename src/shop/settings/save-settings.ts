import { sql } from 'drizzle-orm'
import { announce } from '#platform/announcements.ts'
import type { Shop } from '../shop.ts'
import { settingsSchema } from './contract.ts'
import type { SettingsChange } from './settings.ts'
import { settings } from './tables.ts'

/** JSON's null: the column itself is never null. */
const jsonNull = sql`'null'::jsonb`

export type SaveSettingsResult =
  | { outcome: 'saved' }
  /** Field, such as `social.facebook`, to sentence. */
  | { outcome: 'invalid'; fields: Record<string, string> }

/** Changes what is named and leaves the rest; nothing is saved unless all of it fits. */
export async function saveSettings(
  shop: Shop,
  change: SettingsChange,
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
