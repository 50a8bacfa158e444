import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { aScript } from '../../../../tests/examples/initiators.ts'
import { aMessage } from '../../../../tests/examples/message-examples.ts'
import { personWith } from '../../../../tests/examples/staff-examples.ts'
import { explainQueries } from '../../../../tests/support/explain-queries.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import type { Shop } from '../../shop.ts'
import { assignMessage } from './assign-message.ts'
import { countMessages, countNewMessages } from './count-messages.ts'
import { findMessage } from './find-message.ts'
import { listMessages, type MessageFilter } from './list-messages.ts'
import { messageStatuses } from './message.ts'
import { moveMessage } from './move-message.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openTestShop()
})

async function idsOf(filter: MessageFilter, after?: string, limit?: number) {
  const listed = await listMessages(shop, { filter, after, limit })
  if (listed.outcome !== 'listed') throw new Error(listed.outcome)
  return { ids: listed.messages.map(({ id }) => id), next: listed.next }
}

test('new ones stand in the order in which answers are due, all others with the latest first, page by page', async () => {
  const [one, two, three] = [await aMessage(shop), await aMessage(shop), await aMessage(shop)]
  expect(await idsOf({ status: 'new' }, undefined, 2)).toEqual({ ids: [one, two], next: two })
  expect(await idsOf({ status: 'new' }, two, 2)).toEqual({ ids: [three], next: undefined })
  expect(await idsOf({}, undefined, 2)).toEqual({ ids: [three, two], next: two })
  expect(await idsOf({}, two, 2)).toEqual({ ids: [one], next: undefined })
})

test('they are narrowed by status, by who takes care, and by any word that was written', async () => {
  const mina = await personWith(shop, 'moderator', 'mina')
  const wraps = await aMessage(shop, { subject: 'Gift WRAP', replyTo: 'karim@example.com' })
  const phone = await aMessage(shop, { replyTo: '০১৭১২-৩৪৫৬৭৮', message: 'কাপড়টা কবে আসবে?' })
  await assignMessage(shop, aScript, { messageId: wraps, userId: mina.id })
  await moveMessage(shop, aScript, { messageId: phone, version: 1, to: 'closed' })
  const asked: [MessageFilter, string][] = [
    [{ status: 'closed' }, phone],
    [{ status: 'new' }, wraps],
    [{ assignedTo: mina.id }, wraps],
    [{ assignedTo: null }, phone],
    [{ q: 'gift wrap' }, wraps],
    [{ q: 'KARIM@example.com' }, wraps],
    [{ q: '01712 345678' }, phone],
    [{ q: 'কাপড়টা' }, phone],
  ]
  for (const [filter, id] of asked)
    expect([filter, (await idsOf(filter)).ids]).toEqual([filter, [id]])
  expect((await idsOf({ q: 'no such thing' })).ids).toEqual([])
  expect(await listMessages(shop, { filter: { q: 'ab' } })).toEqual({ outcome: 'too-short' })
})

test('however many there are, none of it reads all of them', async () => {
  await shop.database.execute(sql`
    INSERT INTO contact_messages (id, name, email, message, received_at, answer_due_at, fingerprint, status)
    SELECT gen_random_uuid(), 'Rahima', 'rahima' || n || '@example.com', 'Message number ' || n, now(), now(), n::text,
      CASE WHEN n % 100 = 0 THEN 'new' WHEN n % 2 = 0 THEN 'closed' ELSE 'answered' END
    FROM generate_series(1, 20000) n`)
  await shop.database.execute(sql`VACUUM ANALYZE contact_messages`)
  const [first] = (await idsOf({})).ids
  const plans = await explainQueries(shop, async (watched) => {
    for (const status of [undefined, ...messageStatuses])
      for (const after of [undefined, first])
        await listMessages(watched, { filter: { status }, after })
    await listMessages(watched, { filter: { q: 'rahima777@example.com' } })
    await listMessages(watched, { filter: { assignedTo: first } })
    await findMessage(watched, first ?? '')
    await countMessages(watched)
    await countNewMessages(watched, 99)
  })
  expect(plans.length).toBeGreaterThan(12)
  for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on contact_messages\b/)
})
