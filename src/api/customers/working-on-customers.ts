import { z } from 'zod'
import { isRefused, type ActionRefusal } from '#shop/action-refusal.ts'
import { markSchema } from '#shop/customers/contract.ts'
import { mostTagsOfCustomer, type CustomerMark } from '#shop/customers/customer.ts'
import { eraseCustomer } from '#shop/customers/privacy/erase-customer.ts'
import { addCustomerNote } from '#shop/customers/work/add-customer-note.ts'
import { joinCustomers, undoJoin } from '#shop/customers/work/join-customers.ts'
import { markCustomer } from '#shop/customers/work/mark-customer.ts'
import { tagCustomer } from '#shop/customers/work/tag-customer.ts'
import { refuse } from '../answers/problems.ts'
import { refuseAction } from '../answers/refuse-action.ts'
import { answer, defineStaffRoute, type ApiRoute } from '../route.ts'
import { customerIn, refuseUnknownCustomer } from './unknown-customer.ts'

const unknown = { 404: { description: 'customer-not-found' } }

const noting = defineStaffRoute({
  method: 'post',
  path: '/customers/{id}/notes',
  allow: addCustomerNote.allow,
  limit: 'identity',
  summary: 'Adds an internal note to a customer; shoppers never see it',
  body: addCustomerNote.input.pick({ text: true }),
  answers: { 201: { description: 'Added', schema: z.object({ id: z.string() }) }, ...unknown },
  handle: async (call) => {
    const customerId = customerIn(call)
    if (!customerId) return refuseUnknownCustomer()
    const result = await addCustomerNote(call.shop, call.by, { ...call.body, customerId })
    return result.outcome === 'added' ? answer({ id: result.id }, 201) : refuseWork(result)
  },
})

const tagging = defineStaffRoute({
  method: 'post',
  path: '/customers/{id}/tags',
  allow: tagCustomer.allow,
  limit: 'identity',
  summary: 'Gives a customer a tag, or takes it away; their other tags stay',
  body: tagCustomer.input.pick({ tag: true, isSet: true }),
  answers: {
    200: { description: 'As asked', schema: z.object({}) },
    409: { description: 'tags-full (of this customer) or too-many-tags (of the shop)' },
    ...unknown,
  },
  handle: async (call) => {
    const customerId = customerIn(call)
    if (!customerId) return refuseUnknownCustomer()
    const result = await tagCustomer(call.shop, call.by, { ...call.body, customerId })
    return result.outcome === 'tagged' ? answer({}) : refuseWork(result)
  },
})

const marking = defineStaffRoute({
  method: 'put',
  path: '/customers/{id}/mark',
  allow: markCustomer.allow,
  limit: 'identity',
  summary: 'Marks a customer as trusted, suspicious or blocked; none takes that back',
  description:
    'suspicious and blocked need a reason, for colleagues. Orders of the phones and accounts of a blocked customer are refused from now on (over-limit, with the reason blocked).',
  body: markSchema,
  answers: {
    200: { description: 'Marked', schema: z.object({}) },
    409: { description: 'changed-meanwhile, with what stands as `now`' },
    ...unknown,
  },
  handle: async (call) => {
    const customerId = customerIn(call)
    if (!customerId) return refuseUnknownCustomer()
    const result = await markCustomer(call.shop, call.by, { ...call.body, customerId })
    if (result.outcome === 'changed-meanwhile') return refuseStaleMark(result.now)
    return result.outcome === 'marked' ? answer({}) : refuseWork(result)
  },
})

const refuseStaleMark = (now: { mark: CustomerMark; reason: string }) =>
  refuse({
    status: 409,
    code: 'changed-meanwhile',
    title: 'Somebody changed this mark or its reason. Read it again, then decide.',
    now,
  })

const joining = defineStaffRoute({
  method: 'post',
  path: '/customers/{id}/joins',
  allow: joinCustomers.allow,
  limit: 'identity',
  summary: 'Says that another customer is the same person (D30)',
  description: 'Nothing is copied or lost: undone, both stand as before.',
  body: joinCustomers.input.pick({ otherId: true }),
  answers: {
    201: { description: 'Joined', schema: z.object({ joinId: z.string() }) },
    409: { description: 'same-customer' },
    ...unknown,
  },
  handle: async (call) => {
    const customerId = customerIn(call)
    if (!customerId) return refuseUnknownCustomer()
    const result = await joinCustomers(call.shop, call.by, { ...call.body, customerId })
    return result.outcome === 'joined' ? answer({ joinId: result.joinId }, 201) : refuseWork(result)
  },
})

const separating = defineStaffRoute({
  method: 'delete',
  path: '/customers/joins/{id}',
  allow: undoJoin.allow,
  limit: 'identity',
  summary: 'Undoes a join; nothing joins the two by itself again',
  answers: {
    200: { description: 'Two again', schema: z.object({ separatedId: z.string() }) },
    404: { description: 'join-not-found' },
  },
  handle: async (call) => {
    const joinId = customerIn(call)
    const result = joinId && (await undoJoin(call.shop, call.by, { joinId }))
    if (!result || result.outcome === 'not-found')
      return refuse({ status: 404, code: 'join-not-found', title: 'There is no such join.' })
    return result.outcome === 'undone'
      ? answer({ separatedId: result.separatedId })
      : refuseAction(result)
  },
})

const erasing = defineStaffRoute({
  method: 'delete',
  path: '/customers/{id}',
  allow: eraseCustomer.allow,
  limit: 'identity',
  summary: 'Takes a person out of the shop for good',
  description:
    'Accounts, notes, tags and marks go; orders stay without the person, those under way as soon as they have ended. Needs a sign-in of the last ten minutes.',
  answers: {
    200: { description: 'Erased', schema: z.object({}) },
    409: { description: 'requires-recent-login, or works-here: dismiss them first' },
    ...unknown,
  },
  handle: async (call) => {
    const customerId = customerIn(call)
    if (!customerId) return refuseUnknownCustomer()
    const result = await eraseCustomer(call.shop, call.by, { customerId })
    return result.outcome === 'erased' ? answer({}) : refuseWork(result)
  },
})

const sentences = {
  'same-customer': 'These are one customer already.',
  'tags-full': `A customer has at most ${mostTagsOfCustomer} tags. Take one away first.`,
  'too-many-tags': 'The shop has 200 different tags already. Use one of them.',
  'works-here': 'This person works for the shop. Give them the role of a customer first.',
} as const

type Refused = ActionRefusal | { outcome: 'not-found' | keyof typeof sentences }

function refuseWork(result: Refused): Response {
  if (isRefused(result)) return refuseAction(result)
  const code = result.outcome
  if (code === 'not-found') return refuseUnknownCustomer()
  return refuse({ status: 409, code, title: sentences[code] })
}

export const customerWorkRoutes: readonly ApiRoute[] = [
  noting,
  tagging,
  marking,
  joining,
  separating,
  erasing,
]
