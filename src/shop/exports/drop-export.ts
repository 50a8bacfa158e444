import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineAction } from '#shop/define-action.ts'
import { fileOf } from './export-file.ts'
import { longExports } from './tables.ts'

/** Stops one’s own export, or takes away what it wrote. The instance that writes it just now notices with the next orders. */
export const dropExport = defineAction({
  allow: 'owner-of-it',
  input: z.object({ id: z.uuid() }),
  run: async ({ shop, database, by: { actor }, input: { id } }) => {
    const isOwn = and(eq(longExports.id, id), eq(longExports.userId, actor.userId))
    const [dropped] = await database.delete(longExports).where(isOwn).returning()
    if (!dropped) return { outcome: 'unknown-export' }
    return {
      outcome: 'dropped',
      change: { topics: [] },
      afterwards: () => shop.exportFiles.remove(fileOf(dropped)),
    }
  },
})
