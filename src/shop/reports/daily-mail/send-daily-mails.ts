import { eq, lt } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { clockInDhaka } from '#platform/text/clock-in-dhaka.ts'
import { users } from '#shop/identity/tables.ts'
import type { DayFigures } from '#shop/mail/mail.ts'
import type { Shop } from '#shop/shop.ts'
import { maySeeSales } from '../may-see-sales.ts'
import { dailyMails } from '../panelboard/tables.ts'
import { lastDay } from './choose-daily-mail.ts'
import { loadDayFigures } from './load-day-figures.ts'

/** The hour in Dhaka from which on figures are sent. */
export const fromHour = 8

/**
 * Writes to those who want the day's figures, once for each day that is over: who it was written for changes in the transaction of the mail.
 * A shop that was closed for days sends the last one. Answers how many it has written.
 */
export async function sendDailyMails(shop: Shop): Promise<number> {
  if (Number(clockInDhaka(shop.now()).slice(11, 13)) < fromHour) return 0
  const day = lastDay(shop.now())
  let figures: Promise<DayFigures> | undefined
  const load = () => (figures ??= loadDayFigures(shop, day))
  for (let written = 0; ;) {
    const sent = await shop.database.transaction((database) =>
      sendNext({ shop, database, day, load }),
    )
    if (sent === undefined) return written
    if (sent) written += 1
  }
}

interface Sending {
  shop: Shop
  database: Database
  day: string
  /** Once for everybody. */
  load: () => Promise<DayFigures>
}

/** False where its person may not see sales any more; undefined where nobody is left. */
async function sendNext({ shop, database, day, load }: Sending): Promise<boolean | undefined> {
  const [next] = await database
    .select({
      userId: dailyMails.userId,
      language: dailyMails.language,
      name: users.name,
      email: users.email,
      role: users.role,
      blockedAt: users.blockedAt,
      secondFactorAt: users.secondFactorAt,
    })
    .from(dailyMails)
    .innerJoin(users, eq(users.id, dailyMails.userId))
    .where(lt(dailyMails.sentFor, day))
    .orderBy(dailyMails.sentFor, dailyMails.userId)
    .limit(1)
    .for('update', { of: dailyMails, skipLocked: true })
  if (!next) return undefined
  const { userId, language, name, email } = next
  await database.update(dailyMails).set({ sentFor: day }).where(eq(dailyMails.userId, userId))
  if (!(await maySeeSales(shop, next))) return false
  const base = `${shop.environment.shopUrl}${language === 'bn' ? '/bn' : ''}`
  const link = `${base}/dashboard/panelboard?from=${day}&to=${day}`
  const values = { name, link, day, figures: await load() }
  await shop.mail.send({ to: email, language, template: 'daily-figures', values }, database)
  return true
}
