import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { v7 as newId } from 'uuid'
import type { Shop } from '#shop/shop.ts'
import { explainQueries } from '../../../tests/support/explain-queries.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { auditPageSize, listAudit, type AuditFilter } from './list-audit.ts'
import { recordAudit } from './record-audit.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openTestShop()
})

test('the log of a person, of days and of one kind of change is found and paged by indexes, however much the shop remembers', async () => {
  await shop.database.execute(sql`
    INSERT INTO audit (id, at, action, actor_id, subject_type, subject_id, before, after, origin)
    SELECT gen_random_uuid(), now() - n * interval '10 minutes', CASE WHEN n % 4000 = 0 THEN 'role-changed' ELSE 'order-moved' END,
      gen_random_uuid(), 'person', gen_random_uuid()::text, '{}', '{}', 'test'
    FROM generate_series(1, 20000) n`)
  await shop.database.execute(sql`VACUUM ANALYZE audit`)
  const [entry] = await listAudit(shop)
  const person = entry?.actorId ?? ''
  expect(await listAudit(shop, { person })).toEqual([entry])
  const before = (await listAudit(shop)).at(-1)?.id
  const day = entry?.at.toISOString().slice(0, 10)
  const plansOf = (filter: AuditFilter) =>
    explainQueries(shop, (asking) => listAudit(asking, filter))
  const [ofActor, ofSubject] = await plansOf({ person })
  expect(ofActor).toContain('audit_of_actor')
  expect(ofSubject).toContain('audit_of_subject')
  expect((await plansOf({ action: 'role-changed' })).join()).toContain('audit_of_action')
  const ofType = await plansOf({ subjectType: 'product' })
  expect(ofType.join()).toContain('audit_of_subject_type')
  expect((await plansOf({ from: day, to: day })).join()).toContain('audit_by_time')
  for (const filter of [
    {},
    { person },
    { action: 'role-changed' as const },
    { subjectType: 'product' as const },
  ])
    for (const days of [{}, { from: day }, { from: day, to: day }, { to: day }])
      for (const plan of await plansOf({ ...filter, ...days, before })) {
        expect(plan).not.toContain('Seq Scan')
        expect(plan).not.toMatch(/Sort Key/)
      }
})

const noted = (at: string, actorId: string, subjectId = newId()) =>
  recordAudit(
    shop.database,
    { action: 'role-changed', actorId, subject: { type: 'person', id: subjectId }, origin: 'test' },
    new Date(at),
  )

test('days are those of Dhaka, from their first moment to their last', async () => {
  const who = newId()
  const moments = [
    '2026-11-21T17:59:59Z',
    '2026-11-21T18:00:00Z',
    '2026-11-22T17:59:59Z',
    '2026-11-22T18:00:00Z',
  ]
  for (const at of moments) await noted(at, who)
  const listed = async (filter: AuditFilter) =>
    (await listAudit(shop, filter)).map(({ at }) =>
      moments.indexOf(at.toISOString().replace('.000', '')),
    )
  expect(await listed({ from: '2026-11-22', to: '2026-11-22' })).toEqual([2, 1])
  expect(await listed({ from: '2026-11-22' })).toEqual([3, 2, 1])
  expect(await listed({ to: '2026-11-21' })).toEqual([0])
  expect(await listed({ from: '2026-11-23', to: '2026-11-22' })).toEqual([])
})

test('each page of what somebody did and had done to them goes on behind the last, and has each entry once', async () => {
  const [who, other] = [newId(), newId()]
  for (let n = 0; n < auditPageSize + 10; n += 1) {
    const at = new Date(Date.UTC(2026, 10, 22, 12, n)).toISOString()
    await noted(at, n % 3 === 0 ? other : who, n % 2 === 0 ? who : other)
  }
  const first = await listAudit(shop, { person: who })
  const second = await listAudit(shop, { person: who, before: first.at(-1)?.id })
  const all = [...first, ...second]
  expect(first).toHaveLength(auditPageSize)
  // Every sixth from the fourth one is neither by them nor about them.
  expect(all).toHaveLength(auditPageSize)
  const times = all.map(({ at }) => at.getTime())
  expect(times).toEqual(times.toSorted((one, next) => next - one))
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
})
