import { createHash } from 'node:crypto'
import { desc, eq, notInArray } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { ColumnChoices } from './column.ts'
import { rememberedColumns } from './tables.ts'

/** Kinds of files that one shop gets: those of long ago are forgotten. */
const mostRemembered = 100

const hashOf = (headings: readonly string[]) =>
  createHash('sha256')
    .update(JSON.stringify(headings.filter(Boolean).toSorted()))
    .digest('hex')

export async function findColumnChoices(
  database: Database,
  headings: readonly string[],
): Promise<ColumnChoices> {
  const [found] = await database
    .select({ choices: rememberedColumns.choices })
    .from(rememberedColumns)
    .where(eq(rememberedColumns.headingsHash, hashOf(headings)))
  return found?.choices ?? {}
}

export async function rememberColumns(
  database: Database,
  headings: readonly string[],
  choices: ColumnChoices,
  chosenAt: Date,
): Promise<void> {
  const row = { headingsHash: hashOf(headings), choices, chosenAt }
  await database
    .insert(rememberedColumns)
    .values(row)
    .onConflictDoUpdate({ target: rememberedColumns.headingsHash, set: { choices, chosenAt } })
  const latest = database
    .select({ headingsHash: rememberedColumns.headingsHash })
    .from(rememberedColumns)
    .orderBy(desc(rememberedColumns.chosenAt))
    .limit(mostRemembered)
  await database.delete(rememberedColumns).where(notInArray(rememberedColumns.headingsHash, latest))
}
