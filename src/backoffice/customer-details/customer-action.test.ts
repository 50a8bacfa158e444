import { beforeEach, expect, test } from 'vitest'
import { troubleIn } from '#pages/form/form-result.ts'
import { findCustomer } from '#shop/customers/detail/find-customer.ts'
import type { Shop } from '#shop/shop.ts'
import { customerOf, placedFor } from '../../../tests/examples/customer-examples.ts'
import { inNameOf } from '../../../tests/examples/initiators.ts'
import { stocked } from '../../../tests/examples/order-examples.ts'
import { personWith } from '../../../tests/examples/staff-examples.ts'
import { postForm } from '../../../tests/support/post-form.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { customerAction } from './customer-action.ts'

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

/** Which form was taken, or why not. */
async function send(fields: Record<string, string>): Promise<string | undefined> {
  const { result } = await postForm(customerAction, {
    shop,
    to: `/dashboard/customers/${customer}`,
    fields,
    params: { customer },
    account: (await inNameOf(shop, moderator)).actor,
  })
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
