import { z } from 'zod'
import { mostOfOneLine } from '#shop/cart/cart.ts'
import { chosenOptionSchema } from '#shop/catalog/options/contract.ts'
import { couponKinds, couponReasons } from '#shop/coupons/coupon.ts'
import { deliverySchema } from '#shop/delivery/contract.ts'

import { couponField } from '../contract.ts'

/** A cart that asks what it costs now, and the answer (D12). */

const taka = z.number().meta({ description: 'Taka' })

/** Ids are not checked here: what a browser kept may be damaged, and is answered as not sold. */
export const quoteCartSchema = z.object({
  lines: z
    .array(
      z.object({
        variantId: z.string().max(100),
        quantity: z.int().min(1).max(mostOfOneLine),
      }),
    )
    .max(100),
  shipTo: z.object({ district: z.string().max(100), area: z.string().max(100) }).optional(),
  coupon: couponField('Send a code of at most 100 characters'),
})

const quotedLineSchema = z.object({
  variantId: z.string(),
  quantity: z.int(),
  sold: z
    .boolean()
    .meta({ description: 'False: the shop does not sell this now; nothing but the name is said' }),
  id: z.string().nullable(),
  slug: z.string().nullable(),
  name: z.string().nullable(),
  nameBn: z.string().nullable(),
  image: z.string(),
  color: z.string(),
  colorBn: z.string().nullable(),
  size: z.string(),
  options: z.array(chosenOptionSchema),
  price: taka,
  discountPrice: taka.meta({ description: 'Taka; 0 means none' }),
  unitPriceInPaisa: z.int().meta({ description: 'What is charged; send it as seenPriceInPaisa' }),
  stock: z.enum(['in-stock', 'few-left', 'sold-out']),
  left: z
    .int()
    .nullable()
    .meta({ description: 'How many can be had, where that is less than wanted' }),
  limit: z
    .int()
    .nullable()
    .meta({ description: 'Most pieces of the product in one order, where that is why' }),
})

const quotedCouponSchema = z
  .object({
    code: z.string(),
    kind: z.enum(couponKinds).nullable(),
    discount: taka.meta({ description: 'Taka; of free delivery 0 as long as no place is given' }),
    discountInPaisa: z.int().meta({ description: 'Send it as seenCouponDiscountInPaisa' }),
    refusal: z
      .object({
        reason: z.enum(couponReasons),
        message: z.string(),
        startsAt: z.iso.datetime().optional(),
        leastInPaisa: z.int().optional(),
        missingInPaisa: z.int().optional(),
      })
      .nullable()
      .meta({ description: 'Why it takes nothing off; null where it does' }),
  })
  .meta({ description: 'What the coupon takes off' })

export const cartQuoteSchema = z.object({
  lines: z.array(quotedLineSchema),
  subtotal: taka.meta({ description: 'Taka, of what can be had' }),
  subtotalInPaisa: z.int(),
  delivery: deliverySchema.nullable(),
  deliveryChargeInPaisa: z
    .int()
    .nullable()
    .meta({ description: 'Send it as seenDeliveryChargeInPaisa' }),
  coupon: quotedCouponSchema.nullable().meta({ description: 'null where no code was sent' }),
  unknownPlace: z.enum(['district', 'area']).nullable(),
  grandTotal: taka.meta({
    description: 'Taka, less what the coupon takes off; without delivery where that is not known',
  }),
  leastOrderInPaisa: z
    .int()
    .nullable()
    .meta({ description: 'The shop takes no order of less, before delivery; null: of any sum' }),
  mostPieces: z
    .int()
    .nullable()
    .meta({ description: 'Nor one of more pieces; null: of any number' }),
})

export type CartQuoteAnswer = z.infer<typeof cartQuoteSchema>
