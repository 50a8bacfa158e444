import { beforeEach, expect, test } from 'vitest'
import { problemIn, troubleIn } from '#pages/form/form-result.ts'
import { answerMessage } from '#shop/content/inbox/answer-message.ts'
import { findMessage } from '#shop/content/inbox/find-message.ts'
import type { Actor } from '#shop/identity/roles/actor.ts'
import { findActor } from '#shop/identity/sessions/find-actor.ts'
import type { Shop } from '#shop/shop.ts'
import { aScript } from '../../../tests/examples/initiators.ts'
import { aMessage } from '../../../tests/examples/message-examples.ts'
import { openShopWith } from '../../../tests/examples/staff-examples.ts'
import { postForm } from '../../../tests/support/post-form.ts'
import { drawPages } from '../../../tests/support/without-scripts/draw-page.tsx'
import * as page from './message.tsx'
import { messageAction } from './message-action.ts'

let shop: Shop
let account: Actor
let message: string
beforeEach(async () => {
  const opened = await openShopWith({ mina: 'moderator' })
  shop = opened.shop
  const cookies = [...opened.people.mina.browser.cookies].map((pair) => pair.join('='))
  const found = await findActor(shop, cookies.join('; '))
  if (found.outcome !== 'known') throw new Error(`Expected somebody, not ${found.outcome}`)
  account = found.actor
  message = await aMessage(shop)
})

const send = async (fields: Record<string, string>) =>
  postForm(messageAction, {
    shop,
    to: `/dashboard/messages/${message}`,
    params: { message },
    fields,
    account,
    isFetched: true,
  })

const draw = (at = shop) =>
  drawPages(at, account, { path: '/dashboard/messages/:message', page })(
    `/dashboard/messages/${message}`,
  )

test('each form of a message does what its button says', async () => {
  await send({ what: 'note', note: 'Ask Karim' })
  await send({ what: 'answer', version: '1', text: 'Yes, we do' })
  await send({ what: 'close', version: '2' })
  await send({ what: 'assign', assignee: '' })
  expect(await findMessage(shop, message)).toMatchObject({
    status: 'closed',
    assignee: null,
    entries: [
      { kind: 'note', text: 'Ask Karim' },
      { kind: 'mail', text: 'Yes, we do' },
    ],
  })
  await send({ what: 'reopen', version: '3' })
  await send({ what: 'assign', assignee: account.userId })
  expect(await findMessage(shop, message)).toMatchObject({
    status: 'new',
    assignee: { id: account.userId },
  })
})

test('what they wrote back is added by a small form, stands in the thread as theirs, and reopens the message', async () => {
  await send({ what: 'answer', version: '1', text: 'Yes, we do' })
  expect(problemIn((await send({ what: 'reply', version: '2', reply: ' ' })).result, 'reply')).toBe(
    'reply-missing',
  )
  const shown = await draw()
  const answered = await shown.send(shown.formWith('reply'), {
    press: ['what', 'reply'],
    fields: { reply: 'And in red?' },
  })
  expect(answered.html).toContain('What they wrote back is added. The message is new again.')
  expect(answered.html).toMatch(
    /And in red\?<\/p><p[^>]*>Rahima Begum · wrote back · written down by .+ · /,
  )
  expect(await findMessage(shop, message)).toMatchObject({ status: 'new', version: 3 })
})

test('an answer is promised as long as it is not due, and was promised from then on', async () => {
  expect((await draw()).html).toContain('An answer is promised until')
  const later = new Date(shop.now().getTime() + 30 * 24 * 3_600_000)
  const late = (await draw({ ...shop, now: () => later })).html
  expect(late).toContain('An answer was promised until')
  expect(late).not.toContain('An answer is promised until')
})

test('what is missing is said at its field, and a colleague who was quicker is told of', async () => {
  expect(problemIn((await send({ what: 'answer', version: '1', text: ' ' })).result, 'text')).toBe(
    'answer-missing',
  )
  expect(problemIn((await send({ what: 'note', note: '' })).result, 'note')).toBe('note-missing')
  await answerMessage(shop, aScript, { messageId: message, version: 1, text: 'Yes' })
  const late = await send({ what: 'answer', version: '1', text: 'No' })
  expect(troubleIn(late.result)).toBe('changed-meanwhile')
  expect((await findMessage(shop, message))?.entries).toHaveLength(1)
})

test('a message that is gone is not found', async () => {
  message = crypto.randomUUID()
  expect((await send({ what: 'note', note: 'Hello' }).catch((thrown) => thrown)).init?.status).toBe(
    404,
  )
})
