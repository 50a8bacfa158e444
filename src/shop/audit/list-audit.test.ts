import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestShop } from '../../../tests/test-shop.ts'
import { listAudit } from './list-audit.ts'

test('the log of one person is found by indexes, whoever did it, however much the shop remembers', async () => {
  const shop = await openTestShop()
  await shop.database.execute(sql`
    INSERT INTO audit (id, at, action, actor_id, subject_id, before, after, origin)
    SELECT gen_random_uuid(), now(), 'role-changed', gen_random_uuid(), gen_random_uuid(), '{}', '{}', 'test'
    FROM generate_series(1, 20000)`)
  await shop.database.execute(sql`ANALYZE audit`)
  const [entry] = await listAudit(shop)
  const person = entry?.actorId ?? ''
  expect(await listAudit(shop, { person })).toEqual([entry])
  const plan = await shop.database.execute<Record<'QUERY PLAN', string>>(sql`
    EXPLAIN SELECT * FROM audit WHERE actor_id = ${person} OR subject_id = ${person}
    ORDER BY id DESC LIMIT 50`)
  const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(text).toContain('audit_of_actor')
  expect(text).toContain('audit_of_subject')
  expect(text).not.toContain('Seq Scan')
})
