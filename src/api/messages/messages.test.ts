import { beforeEach, expect, test } from 'vitest'
import type { Shop } from '#shop/shop.ts'
import type { TestBrowser } from '../../../tests/examples/identity-examples.ts'
import { aMessage } from '../../../tests/examples/message-examples.ts'
import { openShopWith } from '../../../tests/examples/staff-examples.ts'

let shop: Shop
let browser: TestBrowser
let mina: string
beforeEach(async () => {
  const opened = await openShopWith({ mina: 'moderator' })
  shop = opened.shop
  browser = opened.people.mina.browser
  mina = opened.people.mina.id
})

test('a moderator lists, reads, answers, notes, assigns and closes messages', async () => {
  const id = await aMessage(shop, { subject: 'Gifts' })
  const other = await aMessage(shop, { replyTo: '01712345678' })
  expect(await browser.get('/messages?status=new&limit=1')).toMatchObject({
    status: 200,
    content: [{ id, subject: 'Gifts', status: 'new', assignee: null }],
  })
  expect((await browser.get('/messages?q=01712345678')).content).toMatchObject([{ id: other }])
  expect(
    await browser.send('POST', `/messages/${id}/answers`, { version: 1, text: 'Yes' }),
  ).toMatchObject({ status: 201, content: { kind: 'mail' } })
  expect((await browser.send('POST', `/messages/${id}/notes`, { text: 'Done' })).status).toBe(201)
  expect(await browser.get(`/messages/${id}`)).toMatchObject({
    status: 200,
    content: {
      status: 'answered',
      version: 2,
      assignee: { id: mina },
      entries: [
        { kind: 'mail', text: 'Yes', author: { kind: 'person', id: mina }, mail: 'kept' },
        { kind: 'note', text: 'Done' },
      ],
    },
  })
  const reply = { version: 2, text: 'And in red?' }
  expect(await browser.send('POST', `/messages/${id}/replies`, reply)).toMatchObject({
    status: 201,
    content: { version: 3 },
  })
  expect((await browser.get(`/messages/${id}`)).content).toMatchObject({
    status: 'new',
    entries: [{}, {}, { kind: 'reply', text: 'And in red?', author: { id: mina } }],
  })
  const close = { version: 3, to: 'closed' }
  expect(await browser.send('PUT', `/messages/${id}/status`, close)).toMatchObject({
    status: 200,
    content: { version: 4 },
  })
  expect((await browser.send('PUT', `/messages/${other}/assignee`, { userId: mina })).status).toBe(
    200,
  )
  expect((await browser.get(`/messages?assigned=${mina}`)).content).toHaveLength(2)
  expect((await browser.get('/messages?assigned=nobody')).content).toEqual([])
  expect((await browser.get('/messages/counts')).content).toEqual({
    new: 1,
    answered: 0,
    closed: 1,
  })
})

test('what cannot be done is said by its code', async () => {
  const id = await aMessage(shop)
  const send = async (path: string, body: unknown, method = 'PUT') => {
    const { status, content } = await browser.send(method, `/messages/${path}`, body)
    return [status, (content as { code?: string }).code]
  }
  expect(await send(`${id}/status`, { version: 2, to: 'closed' })).toEqual([
    409,
    'changed-meanwhile',
  ])
  expect(await send(`${id}/status`, { version: 1, to: 'new' })).toEqual([409, 'is-there-already'])
  expect(await send(`${id}/answers`, { version: 1, text: ' ' }, 'POST')).toEqual([400, 'invalid'])
  const stale = { version: 2, text: 'Yes' }
  expect(await send(`${id}/replies`, stale, 'POST')).toEqual([409, 'changed-meanwhile'])
  const userId = crypto.randomUUID()
  expect(await send(`${id}/assignee`, { userId })).toEqual([400, 'works-not-here'])
  for (const unknown of [userId, 'none']) {
    expect(await send(`${unknown}/assignee`, { userId: null })).toEqual([404, 'message-not-found'])
    expect((await browser.get(`/messages/${unknown}`)).status).toBe(404)
  }
  expect((await browser.get('/messages?q=ab')).status).toBe(400)
})
