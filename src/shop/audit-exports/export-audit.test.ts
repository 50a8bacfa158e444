import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { audit } from '#shop/audit/tables.ts'
import { saveCategory } from '#shop/catalog/categories/save-category.ts'
import { inNameOf } from '../../../tests/examples/initiators.ts'
import { openShopWith } from '../../../tests/examples/staff-examples.ts'

test('the log is given out as it is filtered, older pages too; who took it stands in it, and no cell is a formula', async () => {
  const { shop, people } = await openShopWith({ amina: 'admin', karim: 'moderator' })
  const { amina, karim } = people
  const formula = { slug: 'home', name: '=HYPERLINK("https://evil.example")' }
  await saveCategory(shop, await inNameOf(shop, karim.id), formula)
  await shop.database.execute(sql`
    INSERT INTO audit (id, at, action, subject_type, subject_id, before, after, origin)
    SELECT gen_random_uuid(), now() + n * interval '1 second', 'category-saved', 'category', n::text, '{}', '{}', 'shell'
    FROM generate_series(1, 600) n`)
  const all = await amina.browser.get('/audit/export?format=csv&action=category-saved')
  const lines = all.text.trim().split('\r\n')
  expect(lines[0]).toContain(
    'at,action,by,subject_type,subject_id,subject_name,before,after,origin',
  )
  expect(lines).toHaveLength(602)
  expect(lines.at(-1)).toContain('karim@example.com')
  expect(all.text).not.toMatch(/(^|,|\n)"?=/)
  const his = await amina.browser.get(`/audit/export?format=csv&person=${karim.id}`)
  expect(his.text.trim().split('\r\n')).toHaveLength(2)
  const ofProducts = await amina.browser.get('/audit/export?format=csv&subjectType=product')
  expect(ofProducts.text.trim().split('\r\n')).toHaveLength(1)
  const taken = await shop.database.select().from(audit).where(eq(audit.action, 'audit-exported'))
  expect(taken).toMatchObject([
    { actorId: amina.id, after: { filtered: true } },
    { actorId: amina.id, after: { filtered: true } },
    { actorId: amina.id, after: { filtered: true } },
  ])
  expect((await karim.browser.get('/audit/export?format=csv')).status).toBe(403)
})
