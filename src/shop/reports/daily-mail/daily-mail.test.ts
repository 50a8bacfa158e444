import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { users } from '#shop/identity/tables.ts'
import { mails } from '#shop/mail/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { inNameOf } from '../../../../tests/examples/initiators.ts'
import { openShopWith, type Person } from '../../../../tests/examples/staff-examples.ts'
import { chooseDailyMail } from './choose-daily-mail.ts'
import { sendDailyMails } from './send-daily-mails.ts'

let shop: Shop
let people: Record<'owner' | 'ayesha' | 'mina', Person>
beforeEach(async () => {
  const opened = await openShopWith({ owner: 'owner', ayesha: 'admin', mina: 'moderator' })
  shop = opened.shop
  people = opened.people
})

/** In Dhaka. */
const at = (clock: string): Shop => ({ ...shop, now: () => new Date(`2026-11-${clock}:00+06:00`) })

const want = async (name: keyof typeof people, clock: string, language?: 'en' | 'bn') =>
  chooseDailyMail(at(clock), await inNameOf(shop, people[name].id), { language })

const sent = async () =>
  (await shop.database.select().from(mails).orderBy(mails.id)).filter(
    ({ template }) => template === 'daily-figures',
  )

test('a person who wants it is written each morning from eight on, once for each day, in their language', async () => {
  await want('owner', '23T21:00', 'en')
  await want('ayesha', '23T21:00', 'bn')
  expect(await sendDailyMails(at('23T23:59'))).toBe(0)
  expect(await sendDailyMails(at('24T07:59'))).toBe(0)
  // Two instances at once.
  const both = await Promise.all([1, 2].map(() => sendDailyMails(at('24T08:00'))))
  expect(both.reduce((sum, one) => sum + one)).toBe(2)
  expect(await sendDailyMails(at('24T20:00'))).toBe(0)
  const [english, bangla] = (await sent()).toSorted((one, other) =>
    one.language > other.language ? -1 : 1,
  )
  expect(english).toMatchObject({ to: people.owner.email, subject: 'Haat: Monday 23 November' })
  expect(english?.text).toContain('Ordered: ৳0 (0)')
  expect(english?.text).toContain('/dashboard/panelboard?from=2026-11-23&to=2026-11-23')
  expect(bangla?.text).toContain('অর্ডার হয়েছে: ৳০ (০টি)')
  expect(bangla?.text).toContain('/bn/dashboard/panelboard')
  expect(await sendDailyMails(at('25T08:00'))).toBe(2)
})

test('a shop that was closed for days tells of the last one', async () => {
  await want('owner', '20T21:00', 'en')
  expect(await sendDailyMails(at('24T09:00'))).toBe(1)
  expect((await sent())[0]?.subject).toBe('Haat: Monday 23 November')
})

test('moderators cannot ask for it, and who may not see sales any more gets none (D6)', async () => {
  expect(await want('mina', '23T21:00', 'en')).toEqual({ outcome: 'not-permitted' })
  await want('ayesha', '23T21:00', 'en')
  await shop.database.update(users).set({ role: 'moderator' }).where(eq(users.id, people.ayesha.id))
  expect(await sendDailyMails(at('24T08:00'))).toBe(0)
  expect(await sent()).toEqual([])
})

test('a person who wants it no more gets none', async () => {
  await want('owner', '23T21:00', 'en')
  await want('owner', '23T22:00')
  expect(await sendDailyMails(at('24T08:00'))).toBe(0)
})
