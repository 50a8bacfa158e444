import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { explainQueries } from '../../../tests/support/explain-queries.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { listAudit } from './list-audit.ts'

test('the log of one person is found by indexes, no matter who did it and how much the shop remembers', async () => {
  const shop = await openTestShop()
  await shop.database.execute(sql`
    INSERT INTO audit (id, at, action, actor_id, subject_type, subject_id, before, after, origin)
    SELECT gen_random_uuid(), now(), 'role-changed', gen_random_uuid(), 'person', gen_random_uuid()::text, '{}', '{}', 'test'
    FROM generate_series(1, 20000)`)
  await shop.database.execute(sql`ANALYZE audit`)
  const [entry] = await listAudit(shop)
  const person = entry?.actorId ?? ''
  expect(await listAudit(shop, { person })).toEqual([entry])
  const [plan, ...others] = await explainQueries(shop, (asking) => listAudit(asking, { person }))
  expect(others).toEqual([])
  expect(plan).toContain('audit_of_actor')
  expect(plan).toContain('audit_of_subject')
  expect(plan).not.toContain('Seq Scan')
})
