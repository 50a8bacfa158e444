import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { users } from '../../identity/tables.ts'
import { orders } from '../../orders/tables.ts'
import { blockedBuyers, customerIdentities, customerNotes, customers } from '../tables.ts'
import { idList, sumsOf } from './sum-orders.ts'

/**
 * Makes the customers anew to whom these identities belong: who belongs together, what they add up to, and whether they may order.
 * Under the lock of customers. A phone of which nothing is left, no order and nothing that staff said, is forgotten.
 */
export async function refreshPeople(
  database: Database,
  identityIds: readonly string[],
): Promise<void> {
  if (identityIds.length === 0) return
  const people = idList(await gather(database, identityIds))
  await database.execute(upsert(people))
  await database.execute(sql`
    DELETE FROM ${customerIdentities} i USING ${customers} c
    WHERE c.id = i.id AND i.id = ANY(${people}) AND i.phone IS NOT NULL AND c.orders = 0 AND i.mark = 'none' AND i.tags = '{}'
      AND NOT EXISTS (SELECT FROM ${customerNotes} note WHERE note.identity_id = i.id)
      AND NOT EXISTS (SELECT FROM ${customerIdentities} child WHERE child.joined_into = i.id)`)
  await refuseBlocked(database, people)
}

/** Writes into each identity to whom it belongs, and answers the roots. */
async function gather(database: Database, identityIds: readonly string[]): Promise<string[]> {
  const { rows } = await database.execute<{ id: string; root: string }>(sql`
    WITH RECURSIVE up AS (
      SELECT id, joined_into FROM ${customerIdentities} WHERE id = ANY(${idList(identityIds)})
      UNION
      SELECT i.id, i.joined_into FROM ${customerIdentities} i JOIN up ON i.id = up.joined_into
    ), member AS (
      SELECT id, id AS root FROM up WHERE joined_into IS NULL
      UNION
      SELECT i.id, member.root FROM ${customerIdentities} i JOIN member ON i.joined_into = member.id
    ), moved AS (
      UPDATE ${customerIdentities} i SET customer_id = member.root FROM member
      WHERE i.id = member.id AND i.customer_id <> member.root
      RETURNING i.id
    ), gone AS (
      DELETE FROM ${customers} c USING member WHERE c.id = member.id AND member.id <> member.root RETURNING c.id
    )
    SELECT id, root, (SELECT count(*) FROM moved) AS moved, (SELECT count(*) FROM gone) AS gone FROM member`)
  return [...new Set(rows.map(({ root }) => root))]
}

const strictest = sql`(array_agg(i.mark ORDER BY array_position(ARRAY['none', 'trusted', 'suspicious', 'blocked'], i.mark) DESC))[1]`

const upsert = (people: SQL): SQL => sql`
  WITH sums AS MATERIALIZED (${sumsOf(people)}),
  person AS MATERIALIZED (
    SELECT i.customer_id AS id,
      ${strictest} AS mark,
      min(i.since) AS since,
      (array_agg(u.name ORDER BY i.since) FILTER (WHERE u.id IS NOT NULL))[1] AS account_name,
      (array_agg(u.email ORDER BY i.since) FILTER (WHERE u.id IS NOT NULL))[1] AS account_email,
      (array_agg(i.phone ORDER BY i.since) FILTER (WHERE i.phone IS NOT NULL))[1] AS phone,
      string_agg(concat_ws(' ', u.name, u.email, i.phone), ' ') AS words
    FROM ${customerIdentities} i LEFT JOIN ${users} u ON u.id = i.user_id
    WHERE i.customer_id = ANY(${people}) GROUP BY i.customer_id
  )
  INSERT INTO ${customers} (id, name, phone, email, has_account, district, district_bn, orders, delivered, canceled, returned,
    spent_in_paisa, first_order_at, last_order_at, active_at, mark, tags, searched_text)
  SELECT person.id, coalesce(account_name, sums.name, person.phone, ''), coalesce(sums.phone, person.phone),
    coalesce(account_email, sums.email), account_email IS NOT NULL, sums.district, sums.district_bn,
    coalesce(sums.orders, 0), coalesce(sums.delivered, 0), coalesce(sums.canceled, 0), coalesce(sums.returned, 0),
    coalesce(sums.spent_in_paisa, 0), sums.first_order_at, sums.last_order_at, coalesce(sums.last_order_at, since), mark,
    ARRAY(SELECT DISTINCT tag FROM ${customerIdentities} i, unnest(i.tags) AS tag WHERE i.customer_id = person.id ORDER BY tag),
    search_form(concat_ws(' ', person.words, sums.words))
  FROM person LEFT JOIN sums ON sums.person = person.id
  ON CONFLICT (id) DO UPDATE SET name = excluded.name, phone = excluded.phone, email = excluded.email,
    has_account = excluded.has_account, district = excluded.district, district_bn = excluded.district_bn,
    orders = excluded.orders, delivered = excluded.delivered, canceled = excluded.canceled, returned = excluded.returned,
    spent_in_paisa = excluded.spent_in_paisa, first_order_at = excluded.first_order_at, last_order_at = excluded.last_order_at,
    active_at = excluded.active_at, mark = excluded.mark, tags = excluded.tags, searched_text = excluded.searched_text`

/** Also a phone that a blocked account has ordered with: as a guest it would only be typed again. */
async function refuseBlocked(database: Database, people: SQL): Promise<void> {
  await database.execute(sql`DELETE FROM ${blockedBuyers} WHERE customer_id = ANY(${people})`)
  await database.execute(sql`
    INSERT INTO ${blockedBuyers} (buyer, customer_id)
    SELECT coalesce(i.user_id::text, i.phone), c.id
    FROM ${customers} c JOIN ${customerIdentities} i ON i.customer_id = c.id
    WHERE c.id = ANY(${people}) AND c.mark = 'blocked'
    UNION
    SELECT o.phone, c.id
    FROM ${customers} c JOIN ${customerIdentities} i ON i.customer_id = c.id JOIN ${orders} o ON o.customer_id = i.user_id
    WHERE c.id = ANY(${people}) AND c.mark = 'blocked' AND o.phone <> ''`)
}
