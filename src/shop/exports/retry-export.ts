import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineAction } from '#shop/define-action.ts'
import { may } from '../identity/roles/policy.ts'
import { exportPermissions } from './export-format.ts'
import { exportsTopic, isUnfinished } from './long-export.ts'
import { lockExports } from './queue-export.ts'
import { longExports } from './tables.ts'

/** Has one’s own export written once more that failed; the right to its list is asked for again. */
export const retryExport = defineAction({
  allow: 'owner-of-it',
  input: z.object({ id: z.uuid() }),
  run: async ({ database, by: { actor }, input: { id } }) => {
    await lockExports(database)
    const isOwn = eq(longExports.userId, actor.userId)
    const own = await database.select().from(longExports).where(isOwn)
    const failed = own.find((one) => one.id === id && one.state === 'failed')
    if (!failed || !may(actor, exportPermissions[failed.list])) return { outcome: 'unknown-export' }
    if (own.some(({ state }) => isUnfinished(state))) return { outcome: 'one-already' }
    const anew = { problem: null, endedAt: null, notBefore: null, total: null, done: 0 }
    await database
      .update(longExports)
      .set({ ...anew, state: 'waiting', attempts: 0 })
      .where(and(isOwn, eq(longExports.id, id)))
    return { outcome: 'waiting', change: { topics: [exportsTopic] } }
  },
})
