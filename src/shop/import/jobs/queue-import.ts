import { desc, inArray, notInArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import { tidyLine } from '#platform/text/tidy.ts'
import { defineAction } from '#shop/define-action.ts'
import {
  encodings,
  importsTopic,
  isUnderWay,
  importStates,
  mostFileBytes,
  mostImports,
  mostUntracked,
} from './product-import.ts'
import { productImports } from './tables.ts'

/** How a file is to be read. */
export const readingSchema = z.object({
  encoding: z.enum(encodings).nullable().default(null),
  untrackedStock: z.int().min(0).max(mostUntracked).nullable().default(null),
})

/** Has a file looked at that lies in `importFiles` already. Nothing of it is written before somebody says so. */
export const queueImport = defineAction({
  allow: 'edit-products',
  input: readingSchema.extend({
    id: z.uuid(),
    fileName: z
      .string()
      .overwrite((name) => tidyLine(name).slice(0, 200))
      .min(1),
    fileKind: z.enum(['csv', 'xlsx']),
    bytes: z.int().min(1).max(mostFileBytes),
  }),
  run: async ({ database, by, input, now }) => {
    const under = importStates.filter(isUnderWay)
    const busy = await database
      .select({ id: productImports.id })
      .from(productImports)
      .where(inArray(productImports.state, under))
    if (busy.length > 0) return { outcome: 'one-already' }
    const userId = by.kind === 'person' ? by.actor.userId : null
    await database
      .insert(productImports)
      .values({ ...input, userId, state: 'to-check', askedAt: now })
    await dropOldest(database)
    const { id, fileName } = input
    return {
      outcome: 'queued',
      id,
      change: {
        action: 'import-asked',
        subject: { type: 'import', id, name: fileName },
        before: {},
        after: { bytes: input.bytes },
        topics: [importsTopic],
      },
    }
  },
})

/** Their files go with the next tidying. */
async function dropOldest(database: Database): Promise<void> {
  const latest = database
    .select({ id: productImports.id })
    .from(productImports)
    .orderBy(desc(productImports.askedAt), desc(productImports.id))
    .limit(mostImports)
  await database.delete(productImports).where(notInArray(productImports.id, latest))
}
