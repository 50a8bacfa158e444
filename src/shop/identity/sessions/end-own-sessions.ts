import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineAction } from '#shop/define-action.ts'
import { sessions } from '../tables.ts'
import { endOtherSessions } from './end-sessions.ts'

/** Signs out one of one's own browsers. `not-found`: there is none of that id, or it is somebody else's. */
export const endOwnSession = defineAction({
  allow: 'owner-of-it',
  input: z.object({ id: z.uuid() }),
  run: async ({ database, by: { actor }, input: { id } }) => {
    const ended = await database
      .delete(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.userId, actor.userId)))
      .returning({ id: sessions.id })
    return ended.length > 0
      ? { outcome: 'ended', change: { topics: [] } }
      : { outcome: 'not-found' }
  },
})

/** Signs out everywhere but here, and returns of how many browsers. */
export const endOwnOtherSessions = defineAction({
  allow: 'owner-of-it',
  input: z.object({}),
  run: async ({ database, by: { actor } }) => ({
    outcome: 'ended',
    ended: await endOtherSessions(database, actor),
    change: { topics: [] },
  }),
})
