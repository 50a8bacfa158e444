import { z } from 'zod'
import { takaFromPaisa } from '#platform/money.ts'
import { customerMarks, joinReasons } from '#shop/customers/customer.ts'
import type { Customer } from '#shop/customers/detail/find-customer.ts'
import type { CustomerRow } from '#shop/customers/list/list-customers.ts'
import { authorSchema, callAnswerSchema } from '#shop/orders/order-contract.ts'
import { orderStatuses, paymentStatuses } from '#shop/orders/order.ts'
import { momentText, withText } from '#platform/text/moment-text.ts'

/** How customers leave through the door: money in taka (D11). */

const taka = z.number().meta({ description: 'Taka' })
const phone = z.string().meta({ description: 'E.164' })
const moment = z.iso.datetime()

const sumsSchema = z.object({
  orders: z.int(),
  delivered: z.int(),
  canceled: z.int().meta({ description: 'Before they were sent' }),
  returned: z.int().meta({ description: 'Canceled after they were sent' }),
  spent: taka.meta({ description: 'Goods of delivered orders, less discounts; taka' }),
  firstOrderAt: moment.nullable(),
  lastOrderAt: moment.nullable(),
})

const personSchema = z.object({
  id: z.string(),
  name: z.string(),
  phone: phone.nullable(),
  email: z.string().nullable(),
  mark: z.enum(customerMarks),
  tags: z.array(z.string()),
})

export const listedCustomerSchema = personSchema.extend({
  hasAccount: z.boolean(),
  district: z.string().nullable(),
  districtBn: z.string().nullable(),
  ...sumsSchema.shape,
})

const noteSchema = z.object({
  id: z.string(),
  at: moment,
  author: authorSchema,
  text: z.string(),
})

export const customerSchema = personSchema.extend({
  markReason: z.string(),
  sums: sumsSchema,
  identities: z
    .array(
      z.object({
        id: z.string(),
        since: moment,
        phone: phone.nullable(),
        account: z.object({ id: z.string(), name: z.string(), email: z.string() }).nullable(),
      }),
    )
    .meta({ description: 'What the person orders as: accounts, and phones of guest orders' }),
  joins: z
    .array(z.object({ id: z.string(), identityId: z.string(), reason: z.enum(joinReasons) }))
    .meta({ description: 'Those that stand, each to be undone by its id' }),
  orders: z.array(
    z.object({
      _id: z.string(),
      orderId: z.string(),
      date: moment,
      status: z.enum(orderStatuses),
      payment: z.enum(paymentStatuses),
      grandTotal: taka,
      phone,
      asGuest: z.boolean(),
    }),
  ),
  next: z.string().nullable(),
  calls: z
    .array(callAnswerSchema.extend({ orderId: z.string() }))
    .meta({ description: 'To confirm orders of theirs, the latest one first' }),
  nextCall: z.string().nullable(),
  addresses: z.array(
    z.object({
      fullName: z.string(),
      phone,
      district: z.string(),
      districtBn: z.string().nullable(),
      area: z.string(),
      areaBn: z.string().nullable(),
      address: z.string(),
      orders: z.int(),
      lastUsedAt: moment,
    }),
  ),
  notes: z.array(noteSchema),
  events: z.array(
    z.object({
      id: z.string(),
      at: moment,
      author: authorSchema,
      what: z.enum(['marked', 'joined', 'separated']),
      mark: z.enum(customerMarks).optional(),
      reason: z.string().optional(),
    }),
  ),
  namesakes: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        phone: phone.nullable(),
        email: z.string().nullable(),
        orders: z.int(),
      }),
    )
    .meta({ description: 'Customers who have ordered with the same phone' }),
})

interface Sums {
  spentInPaisa: number
  firstOrderAt: Date | null
  lastOrderAt: Date | null
}

const showSums = <Of extends Sums>({ spentInPaisa, firstOrderAt, lastOrderAt, ...counts }: Of) => ({
  ...counts,
  spent: takaFromPaisa(spentInPaisa),
  firstOrderAt: momentText(firstOrderAt),
  lastOrderAt: momentText(lastOrderAt),
})

export const showListed = (row: CustomerRow): z.infer<typeof listedCustomerSchema> => showSums(row)

export function showCustomer({
  nextOrder,
  nextCall,
  ...customer
}: Customer): z.infer<typeof customerSchema> {
  return {
    ...customer,
    next: nextOrder ?? null,
    nextCall: nextCall ?? null,
    calls: customer.calls.map(({ callAgainAt, ...call }) => ({
      ...withText(call),
      callAgainAt: momentText(callAgainAt),
    })),
    sums: showSums(customer.sums),
    identities: customer.identities.map(({ since, ...identity }) => ({
      ...identity,
      since: since.toISOString(),
    })),
    orders: customer.orders.map(({ id, placedAt, grandTotalInPaisa, isGuest, ...order }) => ({
      ...order,
      _id: id,
      date: placedAt.toISOString(),
      grandTotal: takaFromPaisa(grandTotalInPaisa),
      asGuest: isGuest,
    })),
    addresses: customer.addresses.map(({ lastUsedAt, ...address }) => ({
      ...address,
      lastUsedAt: lastUsedAt.toISOString(),
    })),
    notes: customer.notes.map(withText),
    events: customer.events.map(withText),
  }
}
