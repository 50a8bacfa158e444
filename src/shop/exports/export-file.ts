import { z } from 'zod'
import { and, eq } from 'drizzle-orm'
import { defineAction } from '#shop/define-action.ts'
import { keptHours } from './long-export.ts'
import { longExports } from './tables.ts'

type Written = Pick<typeof longExports.$inferSelect, 'id' | 'attempts' | 'format'>

/** Each attempt writes a file of its own: two writers never meet in one. */
export const fileOf = ({ id, attempts, format }: Written): string => `${id}-${attempts}.${format}`

const subjectOf = { orders: 'order', customers: 'customer' } as const

const keptMs = keptHours * 3_600_000

/** Gives an export to the person who asked for it, and to nobody else; the right is asked for again. */
export const takeExport = defineAction({
  allow: 'export-people',
  input: z.object({ id: z.uuid() }),
  run: async ({ shop, database, by, input: { id }, now }) => {
    const unknown = { outcome: 'unknown-export' } as const
    if (by.kind === 'script') return unknown
    const isOwn = and(eq(longExports.id, id), eq(longExports.userId, by.actor.userId))
    const [row] = await database.select().from(longExports).where(isOwn)
    if (row?.state !== 'ready' || isOver(row, now)) return unknown
    const file = await shop.exportFiles.read(fileOf(row))
    if (!file) return unknown
    return {
      outcome: 'found',
      file,
      list: row.list,
      format: row.format,
      change: {
        action: 'export-downloaded',
        subject: { type: subjectOf[row.list], id: 'list' },
        before: {},
        after: { [row.list]: row.done },
        topics: [],
      },
    }
  },
})

const isOver = ({ endedAt }: { endedAt: Date | null }, now: Date): boolean =>
  endedAt !== null && endedAt.getTime() + keptMs < now.getTime()
