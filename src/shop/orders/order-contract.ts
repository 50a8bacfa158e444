import { z } from 'zod'
import { orderCouponSchema } from '../coupons/contract.ts'
import { deliverySchema } from '../delivery/contract.ts'
import { changeDetailsSchema } from './edits/change-contract.ts'
import { callOutcomes } from './calls/call.ts'
import { orderedProductSchema } from './tracking/line-contract.ts'
import { promiseFields } from './tracking/promise-contract.ts'
import { deliveryMethods, orderSources, orderStatuses, paymentStatuses } from './order.ts'

/** How orders leave through a door: with the specified names, money in taka (spec 3, D11). */

const taka = z.number().meta({ description: 'Taka' })

/** An order as anybody with its tracking ID sees it (D4). */
export const trackedOrderSchema = z.object({
  _id: z.string(),
  orderId: z.string(),
  trackingId: z.string(),
  billingDetails: z.object({ fullName: z.string() }),
  orderDetails: z.object({
    date: z.iso.datetime(),
    grandTotal: taka,
    discount: taka.optional().meta({
      description: 'Taka; what the shop took off the total, where it did',
    }),
    coupon: orderCouponSchema.optional(),
    returned: taka.optional().meta({
      description:
        'Taka; value of the returned items, which is not in the total. Left out where none was returned',
    }),
    paid: taka
      .optional()
      .meta({ description: 'Taka, refunds deducted; left out where nothing was paid' }),
    toPay: taka.optional().meta({ description: 'Taka that is still to pay; only beside paid' }),
    status: z.enum(['Pending', 'Processing', 'Shipped', 'Delivered', 'Canceled']),
    canceledFrom: z
      .enum(['Pending', 'Processing', 'Shipped', 'Delivered', 'Canceled'])
      .optional()
      .meta({
        description: 'The status before Canceled; only with a tracking ID',
      }),
    updateDate: z.iso.datetime(),
    products: z.array(orderedProductSchema),
  }),
  deliveryMethod: z.enum(deliveryMethods).optional().meta({ description: 'Only where pickup' }),
  ...promiseFields,
})

export type TrackedOrderAnswer = z.infer<typeof trackedOrderSchema>

/** An order as its buyer sees it right after placing it. */
export const placedOrderSchema = trackedOrderSchema.extend({
  billingDetails: z.object({
    fullName: z.string(),
    phone: z.string().meta({ description: 'E.164' }),
    email: z.string().nullable(),
    district: z.string(),
    districtBn: z.string().nullable(),
    area: z.string(),
    areaBn: z.string().nullable(),
    address: z.string(),
    note: z.string(),
  }),
  orderDetails: trackedOrderSchema.shape.orderDetails.extend({
    subtotal: taka,
    deliveryCharge: taka,
  }),
  deliveryMethod: z.enum(deliveryMethods).meta({
    description: 'pickup: handed over in the shop; then district, area and address are empty',
  }),
  delivery: deliverySchema
    .pick({ zone: true, name: true, nameBn: true, minDays: true, maxDays: true })
    .nullable()
    .meta({ description: 'null where it is handed over in the shop' }),
})

export type PlacedOrderAnswer = z.infer<typeof placedOrderSchema>

export const authorSchema = z
  .object({
    kind: z.enum(['shopper', 'shop', 'script', 'left', 'person']),
    id: z.string().optional(),
    name: z.string().optional(),
  })
  .meta({
    description:
      'shop: nobody confirmed it in time; left: an account that is deleted; a person has id and name',
  })

const noteSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  author: authorSchema,
  text: z.string(),
})

const staffLineSchema = z
  .object({
    position: z.int().meta({ description: 'Names the line in edits and returns' }),
    sku: z.string(),
    variantId: z.string().nullable(),
    quantity: z.int(),
    price: taka,
    discount: taka.meta({ description: 'Taka; its share of what is taken off the goods' }),
    returnedFit: z.int().meta({ description: 'Pieces that came back and are sold again' }),
    returnedUnfit: z.int().meta({ description: 'Pieces that came back and were written off' }),
  })
  .meta({ description: 'A line as staff work with it' })

/** A call about an order. */
export const callAnswerSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  author: authorSchema,
  outcome: z.enum(callOutcomes),
  callAgainAt: z.iso.datetime().nullable(),
  note: z.string(),
  isUndone: z.boolean().meta({ description: 'A wrong press, taken back: it counts as no call' }),
})

/** An order as those who work for the shop see it. */
export const staffOrderSchema = placedOrderSchema.extend({
  payment: z.enum(paymentStatuses),
  source: z.enum(orderSources),
  tags: z.array(z.string()),
  money: z
    .object({
      collected: taka.nullable(),
      collectedBy: z.string().nullable().meta({ description: 'In the words of staff' }),
      refunded: taka.nullable(),
      returned: taka.meta({
        description: 'Taka; value of the returned pieces, which is not in the total',
      }),
      toCollect: taka,
      toRefund: taka,
    })
    .meta({ description: 'Taka; collected and refunded are null where there is nothing' }),
  version: z.int().meta({ description: 'Send it with an edit' }),
  deliveryChargeIsSet: z
    .boolean()
    .meta({ description: 'The shop has set the delivery charge: it follows the zone no more' }),
  lines: z.array(staffLineSchema),
  customer: z
    .object({ id: z.string(), name: z.string(), email: z.string() })
    .nullable()
    .meta({ description: 'The account; null for a guest' }),
  history: z.array(
    z.object({
      id: z.string(),
      at: z.iso.datetime(),
      author: authorSchema,
      field: z.enum(['status', 'payment', 'edit', 'return']).meta({
        description:
          'from and to: of an edit the versions, of a return the pieces that had come back',
      }),
      from: z.string().nullable(),
      to: z.string(),
      reason: z.string(),
      amountInPaisa: z.int().nullable().meta({ description: 'Of a payment: how much it was' }),
      details: changeDetailsSchema.nullable(),
    }),
  ),
  notes: z.array(noteSchema).meta({ description: 'Of the staff; shoppers never see them' }),
  calls: z.array(callAnswerSchema).meta({ description: 'About it; the first one first' }),
})

export type StaffOrderAnswer = z.infer<typeof staffOrderSchema>

/** An order in the list of the back office. */
export const listedOrderSchema = z.object({
  _id: z.string(),
  orderId: z.string(),
  date: z.iso.datetime(),
  fullName: z.string(),
  phone: z.string().meta({ description: 'E.164; empty where the person was removed' }),
  deliveryMethod: z.enum(deliveryMethods),
  district: z.string().meta({ description: 'Empty where it is handed over in the shop' }),
  area: z.string(),
  status: z.enum(orderStatuses),
  payment: z.enum(paymentStatuses),
  source: z.enum(orderSources),
  tags: z.array(z.string()),
  lastCall: z
    .enum(callOutcomes)
    .nullable()
    .meta({ description: 'What came of the last call; null where nobody has called' }),
  grandTotal: taka,
  paid: taka.meta({ description: 'Taka, refunds deducted' }),
  toCollect: taka,
  toRefund: taka,
  pieces: z.int(),
})
