import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { clockInDhaka } from '#platform/text/clock-in-dhaka.ts'
import { defineAction } from '#shop/define-action.ts'
import { may } from '#shop/identity/roles/policy.ts'
import type { Shop } from '#shop/shop.ts'
import { dailyMails } from '../panelboard/tables.ts'
import { addDays } from '../range.ts'

/** The last day that is over. */
export const lastDay = (now: Date): string => addDays(clockInDhaka(now).slice(0, 10), -1)

/** Whether somebody wants the day's figures by mail, and in which language. The first mail is about the day on which they say so. */
export const chooseDailyMail = defineAction({
  allow: 'owner-of-it',
  input: z.object({ language: z.enum(['en', 'bn']).optional() }),
  run: async ({ database, by: { actor }, input: { language }, now }) => {
    if (!may(actor, 'see-sales')) return { outcome: 'not-permitted' }
    const { userId } = actor
    if (language === undefined)
      await database.delete(dailyMails).where(eq(dailyMails.userId, userId))
    else
      await database
        .insert(dailyMails)
        .values({ userId, language, sentFor: lastDay(now) })
        .onConflictDoUpdate({ target: dailyMails.userId, set: { language } })
    return { outcome: 'chosen', change: { topics: [] } }
  },
})

/** The language of somebody's daily mail; undefined where they get none. */
export async function findDailyMail({ database }: Shop, userId: string) {
  const [row] = await database
    .select({ language: dailyMails.language })
    .from(dailyMails)
    .where(eq(dailyMails.userId, userId))
  return row?.language
}
