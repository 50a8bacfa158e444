import { and, eq, isNull, lt, ne, or } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { clockInDhaka } from '#platform/text/clock-in-dhaka.ts'
import { users } from '#shop/identity/tables.ts'
import { savedViews } from '#shop/saved-views/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { fromHour } from '../daily-mail/send-daily-mails.ts'
import { maySeeSales } from '../may-see-sales.ts'
import type { Days } from '../range.ts'
import { loadMailedReport } from './load-mailed-report.ts'
import { lastPeriod, mailPeriods, type MailPeriod } from './mail-period.ts'
import { reportMails } from './tables.ts'

/**
 * Writes saved reports to those who want them, once for each week or month that is over: what it was written for changes in the transaction of
 * the mail. A shop that was closed for long sends the last one. Answers how many it has written.
 */
export async function sendReportMails(shop: Shop): Promise<number> {
  const clock = clockInDhaka(shop.now())
  if (Number(clock.slice(11, 13)) < fromHour) return 0
  let written = 0
  for (const every of mailPeriods) {
    const days = lastPeriod(every, clock.slice(0, 10))
    const failed: MailKey[] = []
    for (;;) {
      const sent = await attemptNext({ shop, every, days, failed })
      if (sent === undefined) break
      if (sent) written += 1
    }
  }
  return written
}

interface MailKey {
  userId: string
  viewId: string
}

interface Attempt {
  shop: Shop
  every: MailPeriod
  days: Days
  /** In this run. The next one tries them again. */
  failed: MailKey[]
}

interface Sending extends Attempt {
  database: Database
  /** Called with the mail that is being written. */
  onBegun: (key: MailKey) => void
}

/** One that cannot be written holds up no other. Throws where none can be looked for. */
async function attemptNext(attempt: Attempt): Promise<boolean | undefined> {
  const { shop, failed } = attempt
  let begun: MailKey | undefined
  const onBegun = (key: MailKey) => {
    begun = key
  }
  try {
    return await shop.database.transaction((database) =>
      sendNext({ ...attempt, database, onBegun }),
    )
  } catch (error) {
    if (!begun) throw error
    failed.push(begun)
    shop.log.error({ err: error, ...begun }, 'a report could not be mailed; it is tried again')
    return false
  }
}

/** False where its person may not see it any more; undefined where nobody is left. */
async function sendNext(sending: Sending): Promise<boolean | undefined> {
  const { shop, database, days, onBegun } = sending
  const next = await findNext(sending)
  if (!next) return undefined
  const { userId, viewId, language, name, email, report, query } = next
  onBegun({ userId, viewId })
  await database
    .update(reportMails)
    .set({ sentFor: days.to })
    .where(and(eq(reportMails.userId, userId), eq(reportMails.viewId, viewId)))
  if (!(await maySeeSales(shop, next))) return false
  const base = `${shop.environment.shopUrl}${language === 'bn' ? '/bn' : ''}`
  const link = `${base}/dashboard/sales?${linkQuery({ query, viewId, days })}`
  const figures = await loadMailedReport(shop, { query, days, language })
  const values = { name, link, report, ...days, figures }
  await shop.mail.send({ to: email, language, template: 'sales-report', values }, database)
  return true
}

async function findNext({ database, every, days, failed }: Sending) {
  const [next] = await database
    .select({
      userId: reportMails.userId,
      viewId: reportMails.viewId,
      language: reportMails.language,
      report: savedViews.name,
      query: savedViews.query,
      name: users.name,
      email: users.email,
      role: users.role,
      blockedAt: users.blockedAt,
      secondFactorAt: users.secondFactorAt,
    })
    .from(reportMails)
    .innerJoin(users, eq(users.id, reportMails.userId))
    // What its author shares no more is theirs alone again.
    .innerJoin(
      savedViews,
      and(
        eq(savedViews.id, reportMails.viewId),
        or(isNull(savedViews.ownerId), eq(savedViews.ownerId, reportMails.userId)),
      ),
    )
    .where(
      and(
        eq(reportMails.every, every),
        lt(reportMails.sentFor, days.to),
        ...failed.map(({ userId, viewId }) =>
          or(ne(reportMails.userId, userId), ne(reportMails.viewId, viewId)),
        ),
      ),
    )
    .orderBy(reportMails.sentFor, reportMails.userId, reportMails.viewId)
    .limit(1)
    .for('update', { of: reportMails, skipLocked: true })
  return next
}

interface Linked {
  query: string
  viewId: string
  days: Days
}

/** The report with the days of the mail. */
function linkQuery({ query, viewId, days }: Linked): string {
  const asked = new URLSearchParams(query)
  asked.delete('range')
  asked.set('from', days.from)
  asked.set('to', days.to)
  asked.set('view', viewId)
  return asked.toString()
}
