import { z } from 'zod'
import { and, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { defineAction } from '#shop/define-action.ts'
import type { Initiator } from '#shop/initiator.ts'
import type { Shop } from '#shop/shop.ts'
import { exportPermissions, type ExportedList } from './export-format.ts'
import { storedHours } from './long-export.ts'
import { longExports } from './tables.ts'

type Written = Pick<typeof longExports.$inferSelect, 'id' | 'attempts' | 'format'>

/** Each attempt writes a file of its own: two writers never meet in one. */
export const fileOf = ({ id, attempts, format }: Written): string => `${id}-${attempts}.${format}`

const subjectOf = { orders: 'order', customers: 'customer', products: 'product' } as const

const storedMs = storedHours * 3_600_000

interface Taking {
  shop: Shop
  database: Database
  by: Initiator
  id: string
  now: Date
}

/** The file of one's own export of these lists, with what the audit says of it. */
async function takeOf(lists: readonly ExportedList[], { shop, database, by, id, now }: Taking) {
  const unknown = { outcome: 'unknown-export' } as const
  if (by.kind !== 'person') return unknown
  const isOwn = and(eq(longExports.id, id), eq(longExports.userId, by.actor.userId))
  const [row] = await database.select().from(longExports).where(isOwn)
  if (row?.state !== 'ready' || isOver(row, now) || !lists.includes(row.list)) return unknown
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
  } as const
}

const input = z.object({ id: z.uuid() })

/** Gives an export to the person who asked for it, and to nobody else; the right is asked for again. */
export const takeExport = defineAction({
  allow: 'export-people',
  input,
  run: ({ input: { id }, ...call }) => takeOf(['orders', 'customers'], { ...call, id }),
})

/** The same of a list without people. */
export const takeProductExport = defineAction({
  allow: exportPermissions.products,
  input,
  run: ({ input: { id }, ...call }) => takeOf(['products'], { ...call, id }),
})

const isOver = ({ endedAt }: { endedAt: Date | null }, now: Date): boolean =>
  endedAt !== null && endedAt.getTime() + storedMs < now.getTime()
