import { sql, type SQL } from 'drizzle-orm'
import { isDatabaseAway } from '#platform/database/database-away.ts'
import type { Shop } from '#shop/shop.ts'
import { recallSettings } from '#shop/settings/load-settings.ts'
import { dayInDhaka } from '../days.ts'
import { orderVisits, pageViews, visitMarks } from '../tables.ts'
import { lateHours } from '../visit.ts'
import { renewSalts } from './renew-salts.ts'
import type { OrderVisit, View } from './visit-memory.ts'

/** Rows of one statement: some tens of milliseconds of the database. */
const mostAtOnce = 5000

/**
 * Writes what waits, in batches, and says which days are to be summed anew. While the database is away it goes on waiting; whatever else
 * keeps a batch from being written loses it, so that the next ones are written.
 */
export async function writeVisits(shop: Shop): Promise<void> {
  const { visits } = shop
  visits.isOn = (await recallSettings(shop)).countVisits
  await renewSalts(shop)
  for (let rounds = Math.ceil(visits.waiting / mostAtOnce); rounds > 0; rounds--) {
    const { views, orders } = visits.take(mostAtOnce)
    // By themselves: what keeps one of them from being written keeps nothing else.
    await writeOrLose(shop, { views, orders: [] }, { views, orders })
    await writeOrLose(shop, { views: [], orders }, { views: [], orders })
  }
  tellDropped(shop)
}

/** `unwritten`: what waits again while the database is away. */
async function writeOrLose(shop: Shop, batch: Batch, unwritten: Batch): Promise<void> {
  try {
    await writeBatch(shop, batch)
  } catch (error) {
    if (isDatabaseAway(error)) {
      shop.visits.giveBack(unwritten)
      throw error
    }
    shop.log.error({ err: error }, 'a batch of visits is lost')
  }
}

function tellDropped({ visits, log }: Shop): void {
  if (visits.dropped === 0) return
  log.warn(
    { views: visits.dropped },
    'more visits came than could be written; these are not counted',
  )
  visits.dropped = 0
}

type Batch = { views: View[]; orders: OrderVisit[] }

async function writeBatch({ database }: Shop, { views, orders }: Batch): Promise<void> {
  if (views.length + orders.length === 0) return
  await database.transaction(async (transaction) => {
    if (views.length > 0) await transaction.execute(insertViews(views))
    if (orders.length > 0) await transaction.execute(insertOrders(orders))
    await transaction
      .insert(visitMarks)
      .values([
        ...daysOf(views, lateHours).map((day) => ({ day, what: 'views' as const })),
        ...daysOf(orders).map((day) => ({ day, what: 'orders' as const })),
      ])
  })
}

const hourMs = 3_600_000

/** What happens so long after midnight may belong to a visit that began before. */
function daysOf(rows: readonly { at: Date }[], lateByHours = 0): string[] {
  const days = rows.flatMap(({ at }) => [
    dayInDhaka(at),
    dayInDhaka(new Date(at.getTime() - lateByHours * hourMs)),
  ])
  return [...new Set(days)]
}

function insertViews(views: View[]): SQL {
  const column = <Key extends keyof View>(name: Key) => views.map((view) => view[name])
  const keys = (name: 'visitor' | 'earlier') => views.map((view) => view[name]?.toString() ?? null)
  return sql`
    INSERT INTO ${pageViews} (at, visitor, earlier, kind, page, source, referrer, campaign, device, browser, language, district, search, found)
    SELECT * FROM unnest(${many(
      views.map(({ at }) => at.toISOString()),
      'timestamptz',
    )}, ${many(keys('visitor'), 'bigint')},
      ${many(keys('earlier'), 'bigint')}, ${many(column('kind'), 'text')}, ${many(column('page'), 'text')},
      ${many(column('source'), 'text')}, ${many(column('referrer'), 'text')}, ${many(column('campaign'), 'text')},
      ${many(column('device'), 'text')}, ${many(column('browser'), 'text')}, ${many(column('language'), 'text')},
      ${many(column('district'), 'text')}, ${many(column('search'), 'text')}, ${many(column('found'), 'boolean')})`
}

/** An order that was taken away meanwhile has no visit any more. */
function insertOrders(orders: OrderVisit[]): SQL {
  const column = <Key extends keyof OrderVisit>(name: Key) => orders.map((order) => order[name])
  return sql`
    INSERT INTO ${orderVisits} (order_ref, at, source, campaign, device)
    SELECT * FROM unnest(${many(column('orderRef'), 'uuid')}, ${many(
      orders.map(({ at }) => at.toISOString()),
      'timestamptz',
    )},
      ${many(column('source'), 'text')}, ${many(column('campaign'), 'text')}, ${many(column('device'), 'text')})
    ON CONFLICT DO NOTHING`
}

const many = (values: readonly unknown[], type: string) =>
  sql`${sql.param(values)}::${sql.raw(type)}[]`
