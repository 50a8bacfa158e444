import { and, eq, isNull, ne, or } from 'drizzle-orm'
import { z } from 'zod'
import { dayInDhaka } from '#platform/text/day-in-dhaka.ts'
import { defineAction } from '#shop/define-action.ts'
import { may } from '#shop/identity/roles/policy.ts'
import { savedViews } from '#shop/saved-views/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { lastPeriod, mailPeriods } from './mail-period.ts'
import { reportMails } from './tables.ts'

const mostMails = 20

/**
 * Whether somebody wants a saved report by mail, each week or month, and in which language. The first mail is about the week or month in
 * which they say so. It is told each of them for themselves: nobody is written to at somebody else's wish.
 */
export const chooseReportMail = defineAction({
  allow: 'owner-of-it',
  input: z.object({
    view: z.uuid(),
    every: z.enum(mailPeriods).optional(),
    language: z.enum(['en', 'bn']).default('en'),
  }),
  run: async ({ database, by: { actor }, input: { view, every, language }, now }) => {
    if (!may(actor, 'see-sales')) return { outcome: 'not-permitted' }
    const { userId } = actor
    const isTheirs = and(eq(reportMails.userId, userId), eq(reportMails.viewId, view))
    if (every === undefined) await database.delete(reportMails).where(isTheirs)
    else {
      const [seen] = await database
        .select({ id: savedViews.id })
        .from(savedViews)
        .where(
          and(
            eq(savedViews.id, view),
            eq(savedViews.list, 'sales'),
            or(isNull(savedViews.ownerId), eq(savedViews.ownerId, userId)),
          ),
        )
      if (!seen) return { outcome: 'unknown-view' }
      const others = and(eq(reportMails.userId, userId), ne(reportMails.viewId, view))
      if ((await database.$count(reportMails, others)) >= mostMails)
        return { outcome: 'too-many-mails' }
      const row = { every, language, sentFor: lastPeriod(every, dayInDhaka(now)).to }
      await database
        .insert(reportMails)
        .values({ userId, viewId: view, ...row })
        .onConflictDoUpdate({ target: [reportMails.userId, reportMails.viewId], set: row })
    }
    return { outcome: 'chosen', change: { topics: [] } }
  },
})

/** How somebody gets a saved report; undefined where they do not. */
export async function findReportMail({ database }: Shop, userId: string, view: string) {
  const [row] = await database
    .select({ every: reportMails.every, language: reportMails.language })
    .from(reportMails)
    .where(and(eq(reportMails.userId, userId), eq(reportMails.viewId, view)))
  return row
}
