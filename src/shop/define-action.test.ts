import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { storePicture } from '../../tests/examples/examples.ts'
import { aScript } from '../../tests/examples/initiators.ts'
import { announcedDuring } from '../../tests/examples/order-examples.ts'
import { openTestShop } from '../../tests/support/test-shop.ts'
import { audit } from './audit/tables.ts'
import { saveBanner } from './banners/save-banner.ts'
import { banners } from './banners/tables.ts'
import { defineAction } from './define-action.ts'
import { byStranger } from './initiator.ts'
import type { Shop } from './shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openTestShop()
  await storePicture(shop, 'aa')
})

const eid = {
  title: 'Eid',
  titleBn: null,
  link: '/shop',
  picture: 'aa',
  status: 'Active',
  placement: 'slider',
  position: 1,
} as const

test('a change, its audit and its announcement are one transaction: without the audit there is no change', async () => {
  await shop.database.execute(
    sql`ALTER TABLE audit ADD CONSTRAINT broken CHECK (action <> 'banner-saved') NOT VALID`,
  )
  try {
    const announced = await announcedDuring(() =>
      expect(saveBanner(shop, aScript, eid)).rejects.toThrow(/audit/),
    )
    expect(announced).toEqual([])
  } finally {
    await shop.database.execute(sql`ALTER TABLE audit DROP CONSTRAINT broken`)
  }
  expect(await shop.database.select().from(banners)).toEqual([])
  expect(await announcedDuring(() => saveBanner(shop, aScript, eid))).toEqual(['banners'])
})

test('the audit keeps what differs: all of what is new, and of what is changed both sides', async () => {
  const saved = await saveBanner(shop, aScript, eid)
  if (saved.outcome !== 'saved') throw new Error(`Expected a banner: ${saved.outcome}`)
  const { id, version } = saved
  await saveBanner(shop, aScript, { ...eid, id, version, title: 'Puja' })
  const script = { actorId: null, origin: 'system: script a test' }
  expect(await shop.database.select().from(audit).orderBy(audit.id)).toMatchObject([
    { ...script, subjectId: id, subjectName: 'Eid', before: {}, after: { title: 'Eid' } },
    { ...script, subjectId: id, before: { title: 'Eid' }, after: { title: 'Puja' } },
  ])
})

test('a banner of a picture that the shop does not have is refused by name', async () => {
  expect(await saveBanner(shop, aScript, { ...eid, picture: 'bb' })).toEqual({
    outcome: 'unknown-picture',
  })
})

test('what an action must say does not compile without it', async () => {
  const input = z.object({})
  // @ts-expect-error: nobody says who may
  const unsaid = defineAction({ input, run: async () => ({ outcome: 'done' }) })
  // And should it come into the house all the same, nobody is let in.
  await expect(unsaid(shop, byStranger('203.0.113.7'), {})).resolves.toEqual({
    outcome: 'not-permitted',
  })
  // @ts-expect-error: no permission of the policy
  defineAction({ allow: 'fly', input, run: async () => ({ outcome: 'done' }) })
  const subject = { type: 'banner', id: 'eid' } as const
  const change = { action: 'banner-saved', subject, before: {}, after: {} } as const
  defineAction({
    allow: 'edit-banners',
    input,
    // @ts-expect-error: nobody says what is announced
    run: async () => ({ outcome: 'done', change }),
  })
  defineAction({
    allow: 'edit-banners',
    input,
    // @ts-expect-error: a change by staff without its place in the audit
    run: async () => ({ outcome: 'done', change: { topics: [] } }),
  })
})
