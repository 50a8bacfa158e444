import { z } from 'zod'
import { deliverySchema } from '../delivery/contract.ts'

/** How orders leave through a door: with the specified names, money in taka (spec 3, D11). */

const taka = z.number().meta({ description: 'Taka' })

const orderedProductSchema = z.object({
  id: z.string().nullable(),
  variantId: z.string().nullable(),
  name: z.string(),
  nameBn: z.string().nullable(),
  image: z.string().meta({ description: 'Address of a small picture; empty where there is none' }),
  color: z.string(),
  colorBn: z.string().nullable(),
  size: z.string(),
  quantity: z.int(),
  price: taka,
})

/** An order as anybody with its tracking ID sees it (D4). */
export const trackedOrderSchema = z.object({
  _id: z.string(),
  orderId: z.string(),
  trackingId: z.string(),
  billingDetails: z.object({ fullName: z.string() }),
  orderDetails: z.object({
    date: z.iso.datetime(),
    grandTotal: taka,
    status: z.enum(['Pending', 'Processing', 'Shipped', 'Delivered', 'Canceled']),
    updateDate: z.iso.datetime(),
    products: z.array(orderedProductSchema),
  }),
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
  delivery: deliverySchema.pick({ zone: true, name: true, minDays: true, maxDays: true }),
})

export type PlacedOrderAnswer = z.infer<typeof placedOrderSchema>
