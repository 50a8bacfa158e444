import { getTableColumns, sql } from 'drizzle-orm'
import { bigint, boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { beforeEach, expect, test } from 'vitest'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import type { Shop } from '#shop/shop.ts'
import { rowsOf } from './rows-of.ts'

const parcels = pgTable('test_parcels', {
  id: integer().primaryKey(),
  sentAt: timestamp({ withTimezone: true }),
  priceInPaisa: bigint({ mode: 'number' }),
  isFragile: boolean(),
  marks: text().array(),
  details: jsonb().$type<unknown>(),
  note: text(),
})

let database: Shop['database']
beforeEach(async () => {
  ;({ database } = await openTestShop())
  await database.execute(sql`
    CREATE TABLE IF NOT EXISTS test_parcels (id int PRIMARY KEY, sent_at timestamptz, price_in_paisa bigint, is_fragile boolean, marks text[], details jsonb, note text)`)
  await database.insert(parcels).values([
    {
      id: 1,
      sentAt: new Date('2026-02-28T23:59:59.987Z'),
      priceInPaisa: 9_007_199_254_740_991,
      isFragile: true,
      marks: ['a,b', '"c"', 'ঢাকা'],
      details: { sizes: [1, 2.5, null], of: 'আম "x"' },
      note: '\\ line\nend\ttab 😀',
    },
    { id: 2, marks: [], details: [], isFragile: false, priceInPaisa: -1, note: '' },
    { id: 3 },
  ])
})

test('rows as one column are the same as by themselves, in their order, whatever is in them', async () => {
  const all = database
    .select({ ...getTableColumns(parcels), twice: sql<number>`${parcels.id} * 2`.mapWith(String) })
    .from(parcels)
    .orderBy(sql`id DESC`)
  const named = database
    .$with('named')
    .as(
      database
        .select({ id: parcels.id, sent: sql`${parcels.sentAt}`.mapWith(parcels.sentAt).as('sent') })
        .from(parcels),
    )
  const [found] = await database
    .with(named)
    .select({
      all: rowsOf(all),
      none: rowsOf(
        database
          .select()
          .from(parcels)
          .where(sql`id > 3`),
      ),
      named: rowsOf(database.select().from(named).orderBy(named.id)),
    })
    .from(sql`(SELECT) AS nothing`)
  const alone = await all
  expect(alone).toHaveLength(3)
  expect(found?.all).toEqual(alone)
  expect(found?.none).toEqual([])
  expect(found?.named).toEqual(alone.toReversed().map(({ id, sentAt }) => ({ id, sent: sentAt })))
})
