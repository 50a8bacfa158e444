import { eq, inArray } from 'drizzle-orm'
import { v7 } from 'uuid'
import { beforeEach, expect, test, vi } from 'vitest'
import { aScript, inNameOf } from '../../../../tests/examples/initiators.ts'
import { aMessage } from '../../../../tests/examples/message-examples.ts'
import { personWith } from '../../../../tests/examples/staff-examples.ts'
import { openSendingShop } from '../../../../tests/support/sending-shop.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { listAudit } from '../../audit/list-audit.ts'
import { users } from '../../identity/tables.ts'
import { listColleagues } from '../../identity/users/list-staff.ts'
import { mails } from '../../mail/tables.ts'
import { messageEntries } from '../tables.ts'
import { readStoredSettings } from '../../settings/load-settings.ts'
import { saveSettings } from '../../settings/save-settings.ts'
import type { Shop } from '../../shop.ts'
import { addReply } from './add-reply.ts'
import { addMessageNote } from './add-message-note.ts'
import { answerMessage } from './answer-message.ts'
import { assignMessage } from './assign-message.ts'
import { countMessages, countNewMessages } from './count-messages.ts'
import { findMessage } from './find-message.ts'
import { answerDueAt } from './message.ts'
import { moveMessage } from './move-message.ts'

vi.setConfig({ testTimeout: 60_000 })

let shop: Shop
beforeEach(async () => {
  shop = await openTestShop()
})

test('an answer goes by mail, in the language of the writer, above what they wrote, and comes back to the shop', async () => {
  const { shop: sending, postbox } = await openSendingShop()
  const { version } = await readStoredSettings(sending.database)
  await saveSettings(sending, aScript, { infoEmail: 'info@haat.example', version })
  const messageId = await aMessage(sending, {
    name: 'রহিমা বেগম',
    replyTo: 'Rahima@Example.com',
    subject: 'উপহার',
    message: 'উপহার মোড়ান?\n<b>হ্যাঁ</b>?',
    language: 'bn',
  })
  const text = 'জি, মোড়াই।\nটাকা লাগে না।\n\nধন্যবাদ'
  const asked = { messageId, version: 1, text }
  expect(await answerMessage(sending, aScript, asked)).toMatchObject({ kind: 'mail' })
  sending.jobs.work()
  await expect.poll(() => postbox.letters, { timeout: 20_000 }).toHaveLength(1)
  const [letter] = postbox.letters
  expect(letter).toMatchObject({
    subject: 'Re: উপহার',
    to: [{ address: 'Rahima@example.com' }],
    replyTo: [{ address: 'info@haat.example' }],
  })
  expect(letter?.text).toContain('জি, মোড়াই।\nটাকা লাগে না।\n\nধন্যবাদ')
  expect(letter?.text).toContain('> উপহার মোড়ান?\n> <b>হ্যাঁ</b>?')
  expect(letter?.html).toContain('<html lang="bn">')
  expect(letter?.html).toContain('জি, মোড়াই।<br>টাকা লাগে না।')
  expect(letter?.html).toContain('&lt;b&gt;')
  // Somebody wrote it: programs that answer by themselves may.
  expect(letter?.headers.map(({ key }) => key)).not.toContain('auto-submitted')
  await expect
    .poll(async () => (await findMessage(sending, messageId))?.entries, { timeout: 20_000 })
    .toMatchObject([{ kind: 'mail', text, mail: 'sent', author: { kind: 'script' } }])
})

test('a writer who left a phone number gets no mail: it is written down what they were told', async () => {
  const messageId = await aMessage(shop, { replyTo: '01712-345678' })
  const asked = { messageId, version: 1, text: 'Told her: yes' }
  expect(await answerMessage(shop, aScript, asked)).toMatchObject({ kind: 'phone' })
  expect(await shop.database.select().from(mails)).toEqual([])
  expect(await findMessage(shop, messageId)).toMatchObject({
    status: 'answered',
    version: 2,
    entries: [{ kind: 'phone', mail: null }],
  })
})

test('what a person wrote back by mail is kept as theirs, and the message is new again with an answer due', async () => {
  const mina = await personWith(shop, 'moderator', 'mina')
  const byMina = await inNameOf(shop, mina.id)
  const messageId = await aMessage(shop)
  const { answerDueAt: promised } = (await findMessage(shop, messageId)) ?? {}
  const reply = (version: number, text: string, at = shop) =>
    addReply(at, byMina, { messageId, version, text })
  expect(await reply(1, 'One more thing')).toMatchObject({ outcome: 'added', version: 2 })
  expect(await findMessage(shop, messageId)).toMatchObject({ status: 'new', answerDueAt: promised })

  await answerMessage(shop, aScript, { messageId, version: 2, text: 'Yes' })
  expect(await reply(2, 'Thank you')).toMatchObject({ outcome: 'changed-meanwhile' })
  const later = new Date(shop.now().getTime() + 30 * 24 * 3_600_000)
  await reply(3, ' Thank you, and in red? ', { ...shop, now: () => later })
  expect(await findMessage(shop, messageId)).toMatchObject({
    status: 'new',
    version: 4,
    answerDueAt: answerDueAt(later),
    entries: [
      { kind: 'reply', text: 'One more thing', author: { kind: 'person', id: mina.id } },
      { kind: 'mail' },
      { kind: 'reply', text: 'Thank you, and in red?', at: later, mail: null },
    ],
  })
  const [entry] = await listAudit(shop)
  expect(entry).toMatchObject({
    action: 'message-reply-added',
    actorId: mina.id,
    subjectId: messageId,
    before: { status: 'answered' },
    after: { status: 'new' },
  })
})

test('two who answer at once: the second one is told, and nothing is sent twice', async () => {
  const messageId = await aMessage(shop)
  const asked = { messageId, version: 1, text: 'Yes' }
  const answers = await Promise.all([
    answerMessage(shop, aScript, asked),
    answerMessage(shop, aScript, asked),
  ])
  expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual([
    'answered',
    'changed-meanwhile',
  ])
  expect(await shop.database.$count(mails)).toBe(1)
})

test('who answers takes it; it is given to colleagues, and to nobody else', async () => {
  const mina = await personWith(shop, 'moderator', 'mina')
  const karim = await personWith(shop, 'admin', 'karim')
  const buyer = await personWith(shop, 'customer', 'buyer')
  const messageId = await aMessage(shop)
  const byMina = await inNameOf(shop, mina.id)
  await answerMessage(shop, byMina, { messageId, version: 1, text: 'Yes' })
  const assignee = async () => (await findMessage(shop, messageId))?.assignee?.id
  expect(await assignee()).toBe(mina.id)
  const give = (userId: string | null) => assignMessage(shop, byMina, { messageId, userId })
  expect(await give(karim.id)).toEqual({ outcome: 'assigned' })
  expect(await assignee()).toBe(karim.id)
  expect(await give(buyer.id)).toEqual({ outcome: 'works-not-here' })
  await shop.database.update(users).set({ blockedAt: new Date() }).where(eq(users.id, karim.id))
  expect(await give(karim.id)).toEqual({ outcome: 'works-not-here' })
  await give(null)
  expect(await assignee()).toBeUndefined()
})

test('colleagues are offered by name, two of one name with their e-mail addresses', async () => {
  const [one, other] = [
    await personWith(shop, 'moderator', 'one'),
    await personWith(shop, 'moderator', 'other'),
  ]
  await personWith(shop, 'admin', 'karim')
  const named = (name: string, ids: string[]) =>
    shop.database.update(users).set({ name }).where(inArray(users.id, ids))
  await named('Salma', [one.id, other.id])
  const names = (await listColleagues(shop)).map(({ name }) => name)
  expect(names.filter((name) => name.startsWith('Salma'))).toEqual([
    expect.stringMatching(/^Salma \(.+@.+\)$/),
    expect.stringMatching(/^Salma \(.+@.+\)$/),
  ])
  expect(new Set(names).size).toBe(3)
  expect(names.filter((name) => name.includes('@'))).toHaveLength(2)
})

test('a message is closed, and opened again with a new promise; the counts follow', async () => {
  const monday = new Date('2026-11-23T10:00:00+06:00')
  const then = { ...shop, now: () => monday }
  const messageId = await aMessage(then)
  await aMessage(then)
  const counts = () => countMessages(shop)
  expect([await counts(), await countNewMessages(shop, 99)]).toEqual([
    { new: 2, answered: 0, closed: 0 },
    2,
  ])
  expect(await moveMessage(then, aScript, { messageId, version: 1, to: 'closed' })).toEqual({
    outcome: 'moved',
    version: 2,
  })
  expect(await counts()).toEqual({ new: 1, answered: 0, closed: 1 })
  const again = { messageId, version: 2, to: 'closed' } as const
  expect(await moveMessage(then, aScript, again)).toEqual({ outcome: 'is-there-already' })
  const later = { ...shop, now: () => new Date('2026-11-25T12:00:00+06:00') }
  expect(await moveMessage(later, aScript, { messageId, version: 1, to: 'new' })).toMatchObject({
    outcome: 'changed-meanwhile',
  })
  await moveMessage(later, aScript, { messageId, version: 2, to: 'new' })
  expect(await findMessage(shop, messageId)).toMatchObject({
    status: 'new',
    answerDueAt: new Date('2026-11-26T12:00:00+06:00'),
  })
})

test('a note stands in the thread and is sent to nobody', async () => {
  const messageId = await aMessage(shop)
  await addMessageNote(shop, aScript, { messageId, text: 'Ask Karim first' })
  expect(await findMessage(shop, messageId)).toMatchObject({
    status: 'new',
    version: 1,
    entries: [{ kind: 'note', text: 'Ask Karim first', mail: null }],
  })
  expect(await shop.database.select().from(mails)).toEqual([])
})

test('beside a message stands what the same person wrote before, however they wrote their address', async () => {
  const first = await aMessage(shop, { replyTo: 'Rahima@example.com' })
  await aMessage(shop, { replyTo: 'karim@example.com' })
  const second = await aMessage(shop, { replyTo: 'rahima@Example.com' })
  expect((await findMessage(shop, second))?.others.map(({ id }) => id)).toEqual([first])
})

test('a long thread shows its latest entries, oldest first', async () => {
  const messageId = await aMessage(shop)
  const rows = Array.from({ length: 210 }, (_, n) => ({ id: v7(), text: `${n}` }))
  const entry = { messageId, at: shop.now(), by: 'system: test', kind: 'note' as const }
  await shop.database.insert(messageEntries).values(rows.map((row) => ({ ...row, ...entry })))
  const shown = (await findMessage(shop, messageId))?.entries.map(({ text }) => text)
  expect(shown).toEqual(rows.slice(10).map(({ text }) => text))
})
