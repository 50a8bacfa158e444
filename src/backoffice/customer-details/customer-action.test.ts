import { beforeEach, expect, test } from 'vitest'
import { troubleIn } from '#pages/form/form-result.ts'
import { audit } from '#shop/audit/tables.ts'
import { findCustomer } from '#shop/customers/detail/find-customer.ts'
import { customerMarkings } from '#shop/customers/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { customerOf, placedFor } from '../../../tests/examples/customer-examples.ts'
import { inNameOf } from '../../../tests/examples/initiators.ts'
import { stocked } from '../../../tests/examples/order-examples.ts'
import { personWith } from '../../../tests/examples/staff-examples.ts'
import { postForm } from '../../../tests/support/post-form.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { customerAction, type CustomerAnswer } from './customer-action.ts'

let shop: Shop
let customer: string
let moderator: string
beforeEach(async () => {
  shop = await openTestShop()
  await placedFor(shop, await stocked(shop, { name: 'Towel', stock: 5 }), { phone })
  customer = await customerOf(shop, phone)
  moderator = (await personWith(shop, 'moderator', 'mina')).id
})

const phone = '+8801712345678'

/** What the page answered last that its notice takes back. */
let undo: Record<string, string> | undefined

function fieldsOf(result: { answer?: CustomerAnswer } | undefined) {
  const { undo: offered } = result?.answer ?? {}
  return offered && { what: offered.what ?? 'undo', ...Object.fromEntries(offered.fields) }
}

/** Which form was taken, or why not. */
async function send(fields: Record<string, string>): Promise<string | undefined> {
  const { result } = await postForm(customerAction, {
    shop,
    to: `/dashboard/customers/${customer}`,
    fields,
    params: { customer },
    account: (await inNameOf(shop, moderator)).actor,
  })
  undo = fieldsOf(result)
  if (result?.reset) return `${result.form} taken`
  return troubleIn(result) ?? Object.values(result?.error?.fieldErrors ?? {})[0]?.[0]
}

test('of two colleagues with the same page open each adds a tag, and both stand', async () => {
  const tags = ['wholesale', 'press']
  const answers = await Promise.all(tags.map((tag) => send({ what: 'tag', tag })))
  expect(answers).toEqual(['tag taken', 'tag taken'])
  expect(await findCustomer(shop, customer)).toMatchObject({ tags: ['press', 'wholesale'] })
  expect(await send({ what: 'untag', tag: 'press' })).toBe('untag taken')
  expect(await findCustomer(shop, customer)).toMatchObject({ tags: ['wholesale'] })
  expect(await send({ what: 'tag', tag: 'a,b' })).toBe('tag-wrong')
  expect(await send({ what: 'tag', tag: ' ' })).toBe('tag-missing')
})

test('a wrong press on a tag is taken back, and nothing where it changed nothing', async () => {
  await send({ what: 'tag', tag: 'press' })
  const given = undo
  await send({ what: 'tag', tag: 'press' })
  expect(undo).toBeUndefined()
  expect(await send(given ?? {})).toBe('undo-tag taken')
  // What took it back offers nothing more.
  expect(undo).toBeUndefined()
  expect(await findCustomer(shop, customer)).toMatchObject({ tags: [] })
  await send({ what: 'tag', tag: 'press' })
  await send({ what: 'untag', tag: 'press' })
  expect(await send(undo ?? {})).toBe('undo-tag taken')
  expect(await findCustomer(shop, customer)).toMatchObject({ tags: ['press'] })
})

test('a wrong mark is taken back with its reason, unless a colleague set another one since', async () => {
  const blocked = { mark: 'blocked', reason: 'Three parcels came back' }
  await send({ what: 'mark', fromMark: 'none', fromReason: '', ...blocked })
  const first = undo
  const asRead = { fromMark: 'blocked', fromReason: blocked.reason }
  await send({ what: 'mark', ...asRead, mark: 'trusted' })
  expect(await send(undo ?? {})).toBe('undo-mark taken')
  expect(undo).toBeUndefined()
  const stands = { mark: 'blocked', markReason: blocked.reason }
  expect(await findCustomer(shop, customer)).toMatchObject(stands)
  await send({ what: 'mark', ...asRead, mark: 'suspicious', reason: 'Only the last one' })
  expect(await send(first ?? {})).toBe('changed-meanwhile')
  expect(await findCustomer(shop, customer)).toMatchObject({ mark: 'suspicious' })
})

test('a mark that is saved as it stands changes nothing: there is nothing to record or to take back', async () => {
  const records = async () => [
    await shop.database.$count(audit),
    await shop.database.$count(customerMarkings),
  ]
  expect(await send({ what: 'mark', fromMark: 'none', fromReason: '', mark: 'none' })).toBe(
    'mark taken',
  )
  expect(undo).toBeUndefined()
  expect(await records()).toEqual([0, 0])
  const blocked = { mark: 'blocked', reason: 'Three parcels came back' }
  await send({ what: 'mark', fromMark: 'none', fromReason: '', ...blocked })
  await send({ what: 'mark', fromMark: 'blocked', fromReason: blocked.reason, ...blocked })
  expect(undo).toBeUndefined()
  expect(await records()).toEqual([1, 1])
})

test('a mark that a colleague set since the page was read stays, and the page says so', async () => {
  const asRead = { what: 'mark', fromMark: 'none', fromReason: '' }
  const blocked = { ...asRead, mark: 'blocked', reason: 'Three parcels came back' }
  expect(await send(blocked)).toBe('mark taken')
  expect(await send({ ...asRead, mark: 'trusted' })).toBe('changed-meanwhile')
  const stands = { mark: 'blocked', markReason: 'Three parcels came back' }
  expect(await findCustomer(shop, customer)).toMatchObject(stands)
  const readAgain = { what: 'mark', fromMark: 'blocked', fromReason: stands.markReason }
  expect(await send({ ...readAgain, mark: 'suspicious' })).toBe('reason-missing')
  expect(await send({ ...readAgain, mark: 'none' })).toBe('mark taken')
  expect(await findCustomer(shop, customer)).toMatchObject({ mark: 'none', markReason: '' })
})
